import type { CallName } from '../calls/types'
import type { ApiClient } from './api-client'
import { type CallHosts, type CallRequest, callRequest } from './call-request'
import { dataOf, type HttpResponse, unanswered } from './envelope'

/** A call that takes longer has failed. */
export const HTTP_TIMEOUT_MS = 100_000

export interface HttpRequest extends CallRequest {
  readonly timeoutMs: number
  readonly signal?: AbortSignal
}

/** Sends a request; resolves for every HTTP status, rejects only when no answer came. */
export type HttpTransport = (request: HttpRequest) => Promise<HttpResponse>

export interface ApiClientOptions {
  readonly hosts: CallHosts
  readonly transport: HttpTransport
}

/**
 * The anonymous client of a server, over a transport of its own. The browser's is `createBrowserClient` in shared-frame/http.
 * Throws `ApiError` for everything that fails.
 */
export function createApiClient({ hosts, transport }: ApiClientOptions): ApiClient {
  const call = async (name: CallName, input: { query?: unknown; body?: unknown; signal?: AbortSignal } = {}) => {
    const request = {
      ...callRequest(name, input, hosts),
      timeoutMs: HTTP_TIMEOUT_MS,
      signal: input.signal,
    }
    return dataOf(name, await send(name, request))
  }

  async function send(name: string, request: HttpRequest): Promise<HttpResponse> {
    try {
      return await transport(request)
    } catch (cause) {
      if (request.signal?.aborted) throw cause
      throw unanswered(name, cause)
    }
  }

  // The answer's type is the call's: the server that sent it checked it against the call's schema.
  return { call: call as ApiClient['call'] }
}
