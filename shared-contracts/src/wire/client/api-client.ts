import type { CallAnswer, CallBody, CallName, CallQuery } from '../calls/types'

export interface CallInput<N extends CallName> {
  readonly query?: CallQuery<N>
  readonly body?: CallBody<N>
  readonly signal?: AbortSignal
}

/**
 * The typed client of every call in `calls`. Resolves with the envelope's `data`; rejects with `ApiError` when the answer
 * is not `success: true`, with the HTTP status, the server's message and field errors. Time-out 100 000 ms.
 */
export interface ApiClient {
  call<N extends CallName>(name: N, input?: CallInput<N>): Promise<CallAnswer<N>>
}
