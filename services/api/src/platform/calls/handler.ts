import type { Audience, Resource } from 'shared-contracts/access'
import type { CallAccess, CallAnswer, CallName, ParsedBody, ParsedQuery } from 'shared-contracts/calls'
import type { Caller, ReadCookies } from './caller'

/** Cookies that scripts can't read; none proves who calls. */
export interface CallCookies extends ReadCookies {
  write(name: string, value: string, terms: CookieTerms): void
  /** The browser that they are of. */
  readonly sender: Sender
}

/** What a request says of its browser, whether or not it proves anything. */
export interface Sender {
  readonly userAgent: string | null
  /** The visitor's network address. */
  readonly address: string
  /** The bearer token that came along, of whatever call. */
  readonly token: string | null
}

export interface CookieTerms {
  readonly path: string
  readonly maxAgeSeconds: number
  /** Over https alone. */
  readonly secure: boolean
}

/** A request after its checks. */
export interface CallRequest<Query, Body> {
  readonly query: Query
  readonly body: Body
  readonly caller: Caller
  /** What the caller may read. On a call with a gate: of it alone, so that all who read alike get one answer. */
  readonly audience: Audience
  /** The visitor's network address, for limits; never kept as it is. */
  readonly address: string
  /** The bearer token that proved who calls; null on public calls. */
  readonly token: string | null
  readonly cookies: CallCookies
}

export interface Handler<Query, Body, Answer> {
  readonly access: CallAccess
  /** The answer depends on the input and the content alone, so it may be cached until the content changes. */
  readonly cached: boolean
  /** A public call that tells more to those who may read this: its token is read, and what it tells them no browser or proxy keeps. */
  readonly gate?: Resource
  /** A public call that knows a logged-in caller: its token is read. */
  readonly knowsCaller?: true
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
  return { access: 'public', cached: false, knowsCaller: true, handle }
}

/**
 * Anyone may call; who may read the resource is told more. The answer must depend on input, content and `audience` alone:
 * it is kept for each audience apart.
 */
export function gated<Q, B, A>(gate: Resource, handle: (request: CallRequest<Q, B>) => Promise<A>): Handler<Q, B, A> {
  return { access: 'public', cached: true, gate, handle }
}

/** The same, never cached. */
export function gatedUncached<Q, B, A>(
  gate: Resource,
  handle: (request: CallRequest<Q, B>) => Promise<A>,
): Handler<Q, B, A> {
  return { access: 'public', cached: false, gate, handle }
}
