import { generalFailure } from 'service-host'
import type { CallRequest, Handler } from './handler'

/** Logged-in users may call; the answer is theirs and never cached. */
export function user<Q, B, A>(
  handle: (request: CallRequest<Q, B> & { readonly userId: number }) => Promise<A>,
): Handler<Q, B, A> {
  return {
    access: 'user',
    cached: false,
    async handle(request) {
      if (request.caller.kind !== 'user') throw generalFailure('unauthorised')
      return handle({ ...request, userId: request.caller.userId })
    },
  }
}

/** Administrators alone may call. */
export function administrator<Q, B, A>(handle: (request: CallRequest<Q, B>) => Promise<A>): Handler<Q, B, A> {
  return { access: 'administrator', cached: false, handle }
}
