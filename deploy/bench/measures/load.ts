import autocannon from 'autocannon'
import type { BenchSize } from '../size'

export interface LoadRequest {
  readonly url: string
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

/** Callers that each wait for their answer. */
const CONNECTIONS = 50

/** Requests a second that an address answers. */
export async function load({ url, ...request }: LoadRequest, size: BenchSize['load']): Promise<LoadResult> {
  const most =
    'seconds' in size
      ? { connections: CONNECTIONS, duration: size.seconds }
      : { connections: Math.min(CONNECTIONS, size.requests), amount: size.requests }
  const result = await autocannon({ url, ...most, ...request })
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
