import autocannon from 'autocannon'

/**
 * Requests a second that an address answers.
 *
 * @param {{ url: string, seconds?: number, connections?: number, method?: string, body?: string, headers?: Record<string, string> }} options
 * @returns {Promise<{ requests: number, perSecond: number, p50: number, p99: number, errors: number }>} latencies in ms
 */
export async function load({ url, seconds = 5, connections = 50, ...request }) {
  const result = await autocannon({ url, connections, duration: seconds, ...request })
  return {
    requests: result.requests.total,
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.non2xx,
  }
}
