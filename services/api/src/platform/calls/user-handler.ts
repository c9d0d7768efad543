import { generalFailure } from '../http/call-failure'
import type { CallRequest, Handler } from './handler'

/** Logged-in users may call; the answer is theirs and never kept. */
export function user<Q, B, A>(
  handle: (request: CallRequest<Q, B> & { readonly userId: number }) => Promise<A>,
): Handler<Q, B, A> {
  return {
    access: 'user',
    kept: false,
    async handle(request) {
      if (request.caller.kind !== 'user') throw generalFailure('unauthorised')
      return handle({ ...request, userId: request.caller.userId })
    },
  }
}

/** Administrators alone may call. */
export function administrator<Q, B, A>(handle: (request: CallRequest<Q, B>) => Promise<A>): Handler<Q, B, A> {
  return { access: 'administrator', kept: false, handle }
}
