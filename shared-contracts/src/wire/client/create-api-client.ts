import { callAddresses } from '../calls/addresses'
import type { CallAddress, Envelope } from '../calls/call'
import type { CallName } from '../calls/types'
import type { ApiClient } from './api-client'
import { ApiError } from './api-error'

export const HTTP_TIMEOUT_MS = 100_000

export interface HttpRequest {
  readonly method: CallAddress['method']
  readonly url: string
  readonly body?: unknown
  readonly headers: Readonly<Record<string, string>>
  readonly timeoutMs: number
  readonly signal?: AbortSignal
}

export interface HttpResponse {
  readonly status: number
  readonly body: unknown
}

/** Sends a request; resolves for every HTTP status, rejects only when no answer came. */
export type HttpTransport = (request: HttpRequest) => Promise<HttpResponse>

export interface ApiClientOptions {
  /** Base addresses without trailing slash; empty string: same origin. */
  readonly hosts: Readonly<Record<CallAddress['host'], string>>
  readonly transport: HttpTransport
  /** The bearer token now, or null; asked for on every call. */
  readonly token?: () => string | null
  /** Told once for each answer 401 to a call that carried a token. */
  readonly onUnauthorised?: () => void
}

const UNKNOWN_ERROR = 'Lỗi không xác định'
const NO_ANSWER = 'Không kết nối được với máy chủ. Bạn kiểm tra mạng rồi thử lại nhé.'

/** Makes the client for one side (browser or document host). Throws `ApiError` for everything that fails. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const call = async (name: CallName, input: { query?: unknown; body?: unknown; signal?: AbortSignal } = {}) => {
    const address: CallAddress = callAddresses[name]
    const token = options.token?.() ?? null
    const response = await send(name, {
      method: address.method,
      url: options.hosts[address.host] + address.path + queryString(input.query),
      body: input.body,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      timeoutMs: HTTP_TIMEOUT_MS,
      signal: input.signal,
    })
    const envelope = asEnvelope(response.body)
    if (response.status === 401 && token) options.onUnauthorised?.()
    if (response.status < 400 && envelope?.success === true) return envelope.data
    const failure = envelope?.success === false ? envelope : null
    throw new ApiError(
      name,
      response.status,
      failure?.message || UNKNOWN_ERROR,
      failure?.errors ?? [],
      undefined,
      failure?.code ?? null,
    )
  }

  async function send(name: string, request: HttpRequest): Promise<HttpResponse> {
    try {
      return await options.transport(request)
    } catch (cause) {
      if (request.signal?.aborted) throw cause
      throw new ApiError(name, 0, NO_ANSWER, [], cause)
    }
  }

  // The answer was checked against the call's schema by the server that sent it; the client derives types, not checks.
  return { call: call as ApiClient['call'] }
}

function asEnvelope(body: unknown): Envelope<unknown> | null {
  return typeof body === 'object' && body !== null && 'success' in body ? (body as Envelope<unknown>) : null
}

function queryString(query: unknown): string {
  if (typeof query !== 'object' || query === null) return ''
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue
    if (Array.isArray(value)) for (const item of value) search.append(name, String(item))
    else search.append(name, String(value))
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}
