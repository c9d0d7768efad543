import type { AxiosInstance } from 'axios'
import type { CallName } from 'shared-contracts/calls'
import { type ApiClient, type CallHosts, callRequest, unanswered } from 'shared-contracts/client'
import type { HttpOptions } from './create-http'

export interface BrowserClientOptions extends HttpOptions {
  readonly hosts: CallHosts
}

export interface BrowserClient extends ApiClient {
  /** Fetches what calls need before one is made. Rejects when it can't be had; the next call tries again. */
  fetchCode(): Promise<void>
}

/**
 * The client that every page calls the API with. axios comes with the first call: a page that came complete from the server
 * makes none. Token, envelope, cancellation and retry are its interceptors (`create-http.ts`).
 */
export function createBrowserClient({ hosts, ...options }: BrowserClientOptions): BrowserClient {
  let loading: Promise<AxiosInstance> | null = null

  function load(): Promise<AxiosInstance> {
    loading ??= import(/* webpackChunkName: "http" */ './create-http').then(({ createHttp }) => createHttp(options))
    loading.catch(() => {
      loading = null
    })
    return loading
  }

  const call = async (name: CallName, input: { query?: unknown; body?: unknown; signal?: AbortSignal } = {}) => {
    // Now and not when the code has come: logging out forgets the token right after its call.
    const bearer = options.token()
    const http = await load().catch((cause: unknown) => {
      throw unanswered(name, cause)
    })
    const { method, url, body, headers } = callRequest(name, input, hosts)
    const response = await http.request({ call: name, method, url, data: body, headers, signal: input.signal, bearer })
    return response.data
  }

  // The answer's type is the call's: the server that sent it checked it against the call's schema.
  return { call: call as ApiClient['call'], fetchCode: async () => void (await load()) }
}
