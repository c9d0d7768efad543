import { generalFailure } from 'service-host'
import type { UserCaller } from './caller'
import type { CallRequest, Handler } from './handler'

/** Logged-in users may call; the answer is theirs and never cached. */
export function user<Q, B, A>(
  handle: (request: CallRequest<Q, B> & Pick<UserCaller, 'userId' | 'secondStep' | 'stepPassedAt'>) => Promise<A>,
): Handler<Q, B, A> {
  return {
    access: 'user',
    cached: false,
    async handle(request) {
      if (request.caller.kind !== 'user') throw generalFailure('unauthorised')
      const { userId, secondStep, stepPassedAt } = request.caller
      return handle({ ...request, userId, secondStep, stepPassedAt })
    },
  }
}

/** Administrators alone may call. */
export function administrator<Q, B, A>(handle: (request: CallRequest<Q, B>) => Promise<A>): Handler<Q, B, A> {
  return { access: 'administrator', cached: false, handle }
}
