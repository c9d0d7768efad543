import autocannon from 'autocannon'

export interface LoadRequest {
  readonly url: string
  readonly seconds?: number
  readonly connections?: number
  readonly method?: 'GET' | 'POST'
  readonly body?: string
  readonly headers?: Record<string, string>
}

/** Latencies in ms. */
export interface LoadResult {
  readonly requests: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly errors: number
}

/** Requests a second that an address answers. */
export async function load({ url, seconds = 5, connections = 50, ...request }: LoadRequest): Promise<LoadResult> {
  const result = await autocannon({ url, connections, duration: seconds, ...request })
  return {
    requests: result.requests.total,
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.non2xx,
  }
}

export const NO_LOAD: LoadResult = {
  requests: 0,
  perSecond: Number.NaN,
  p50: Number.NaN,
  p99: Number.NaN,
  errors: 0,
}
