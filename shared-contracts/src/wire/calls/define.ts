import type { CallAccess, CallAddress } from './call'

/** What an address says beside its host and path. */
export interface CallTerms {
  readonly method: CallAddress['method']
  readonly access: CallAccess
  readonly cacheSeconds?: number
  readonly bodyLimitBytes?: number
  readonly changes?: true
  readonly stepAgain?: true
  readonly deprecated?: string
}

/** Anyone may read it, and caches may keep it: the answer is the same for every visitor. */
export function publicRead(cacheSeconds: number): CallTerms {
  return { method: 'GET', access: 'public', cacheSeconds }
}

/** Anyone may read it, but never from a cache: it differs from call to call. */
export const freshRead: CallTerms = { method: 'GET', access: 'public' }
export const publicPost: CallTerms = { method: 'POST', access: 'public' }
export const userRead: CallTerms = { method: 'GET', access: 'user' }
/** Clears something although it is a GET, as clients know it. */
export const userReset: CallTerms = { ...userRead, changes: true }
export const userPost: CallTerms = { method: 'POST', access: 'user' }
export const userDelete: CallTerms = { method: 'DELETE', access: 'user' }
export const administratorRead: CallTerms = { method: 'GET', access: 'administrator' }
export const administratorPost: CallTerms = { method: 'POST', access: 'administrator' }

/** The addresses of calls on one host. A call's name is its path below `/api/`, so the two can't differ. */
export function addressesOn<const T extends Readonly<Record<string, CallTerms>>>(
  host: CallAddress['host'],
  terms: T,
): { readonly [N in keyof T]: CallAddress } {
  const addresses = Object.entries(terms).map(([name, term]) => [name, { ...term, host, path: `/api/${name}` }])
  // `Object.fromEntries` forgets which keys it was given; they are those of `terms`.
  return Object.fromEntries(addresses) as { readonly [N in keyof T]: CallAddress }
}
