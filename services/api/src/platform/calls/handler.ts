import type { CallAccess, CallAnswer, CallName, ParsedBody, ParsedQuery } from 'shared-contracts/calls'
import type { Caller } from './caller'

/** A request after its checks. */
export interface CallRequest<Query, Body> {
  readonly query: Query
  readonly body: Body
  readonly caller: Caller
  /** The visitor's network address, for limits; never kept as it is. */
  readonly address: string
  /** The bearer token that proved who calls; null on public calls. */
  readonly token: string | null
}

export interface Handler<Query, Body, Answer> {
  readonly access: CallAccess
  /** The answer depends on the input and the content alone, so it may be cached until the content changes. */
  readonly cached: boolean
  /** A public call that knows logged-in callers: its token is read, and what it tells them no cache keeps. */
  readonly tellsUsersMore?: true
  // A method, not a property: handlers of different shapes then share one table (see `registerCalls`).
  handle(request: CallRequest<Query, Body>): Promise<Answer>
}

/** The handlers of some calls, each with the shapes of the table. */
export type Handlers<N extends CallName = CallName> = {
  readonly [K in N]: Handler<ParsedQuery<K>, ParsedBody<K>, CallAnswer<K>>
}

/** The calls of some controllers: `CallsOf<'Dish' | 'DishTag'>`. */
export type CallsOf<Controller extends string> = Extract<CallName, `${Controller}/${string}`>

/** Anyone may call; the answer is the same for all and stays in memory until the content changes or it grows old. */
export function publicCached<Q, B, A>(handle: (request: CallRequest<Q, B>) => Promise<A>): Handler<Q, B, A> {
  return { access: 'public', cached: true, handle }
}

/** Anyone may call; the answer is never cached. */
export function publicUncached<Q, B, A>(handle: (request: CallRequest<Q, B>) => Promise<A>): Handler<Q, B, A> {
  return { access: 'public', cached: false, handle }
}

/** Anyone may call; a logged-in caller is known to the handler. The answer is never cached. */
export function publicKnowingCaller<Q, B, A>(handle: (request: CallRequest<Q, B>) => Promise<A>): Handler<Q, B, A> {
  return { access: 'public', cached: false, tellsUsersMore: true, handle }
}

/** Anyone may call; logged-in callers are told more. What it tells the others is kept as of `publicCached`. */
export function publicWithUserDetail<Q, B, A>(handle: (request: CallRequest<Q, B>) => Promise<A>): Handler<Q, B, A> {
  return { access: 'public', cached: true, tellsUsersMore: true, handle }
}
