import { LRUCache } from 'lru-cache'
import { callAddresses } from 'shared-contracts/calls'
import { type ApiClient, createApiClient, type HttpRequest, type HttpResponse } from 'shared-contracts/client'

export interface DataHosts {
  readonly api: string
  readonly 'menu-builder': string
}

/** Told of each call as it starts; the returned function ends it, saying whether the host answered. */
export type WatchCall = () => (outcome: 'answered' | 'failed') => void

const MAX_ANSWER_BYTES = 4_000_000

/** Answers of public calls kept in one worker, as text: a unit that changes its data must not change its neighbour's. */
const answers = new LRUCache<string, string>({
  max: 500,
  maxSize: 8_000_000,
  sizeCalculation: (text) => text.length + 1,
})

const cacheSecondsByPath: ReadonlyMap<string, number | undefined> = new Map(
  Object.values(callAddresses).map((address) => [address.path.toLowerCase(), address.cacheSeconds]),
)

interface DataClientOptions {
  readonly hosts: DataHosts
  /** What proves to the hosts that a service asks. */
  readonly headers: Readonly<Record<string, string>>
  /** Taken before bundles are loaded, which don't have it. */
  readonly fetch: typeof fetch
  readonly timeoutMs: number
  readonly contentRevision: string
  readonly watch: WatchCall
}

/**
 * The client that server bundles call the API with: anonymous, each call within `timeoutMs`, public answers kept as long
 * as the call's address allows and the content stands at the same revision.
 */
export function createDataClient(options: DataClientOptions): ApiClient {
  return createApiClient({
    hosts: options.hosts,
    transport: async (request) => {
      const keepMs = keepFor(request, options.hosts)
      const key = `${options.contentRevision} ${request.url}`
      const kept = keepMs > 0 ? answers.get(key) : undefined
      if (kept !== undefined) return { status: 200, body: JSON.parse(kept) }
      const end = options.watch()
      try {
        const { status, text } = await send(request, options)
        end(status >= 500 ? 'failed' : 'answered')
        if (keepMs > 0 && status === 200) answers.set(key, text, { ttl: keepMs })
        return { status, body: parseOrNull(text) } satisfies HttpResponse
      } catch (error) {
        end('failed')
        throw error
      }
    },
  })
}

function keepFor(request: HttpRequest, hosts: DataHosts): number {
  if (request.method !== 'GET' || request.headers.authorization !== undefined) return 0
  const path = request.url.replace(hosts.api, '').replace(/\?.*$/, '')
  return (cacheSecondsByPath.get(path.toLowerCase()) ?? 0) * 1_000
}

async function send(
  request: HttpRequest,
  { fetch, timeoutMs, headers }: Pick<DataClientOptions, 'fetch' | 'timeoutMs' | 'headers'>,
): Promise<{ status: number; text: string }> {
  const limit = AbortSignal.timeout(Math.min(timeoutMs, request.timeoutMs))
  const response = await fetch(request.url, {
    method: request.method,
    headers: {
      ...headers,
      ...request.headers,
      accept: 'application/json',
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: request.body === undefined ? undefined : JSON.stringify(request.body),
    signal: request.signal ? AbortSignal.any([request.signal, limit]) : limit,
  })
  const text = await response.text()
  if (text.length > MAX_ANSWER_BYTES) throw new Error(`${request.url} answered more than ${MAX_ANSWER_BYTES} bytes`)
  return { status: response.status, text }
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
