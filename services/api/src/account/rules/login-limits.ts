const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Whose wrong passwords are counted together (docs/product/accounts.md). */
export type LoginCounter = 'device' | 'account-at-address' | 'account-at-network' | 'account' | 'address' | 'network'

export interface LoginLimit {
  readonly counter: LoginCounter
  /** What is counted: wrong passwords, or how many accounts they were tried at. */
  readonly counts: 'tries' | 'accounts'
  readonly most: number
  readonly withinMs: number
}

/** A device that logged in to this account before counts for itself: nobody else's tries stop it, nor it others. */
export const limitsOfKnownDevice: readonly LoginLimit[] = [
  { counter: 'device', counts: 'tries', most: 10, withinMs: 15 * MINUTE_MS },
  { counter: 'device', counts: 'tries', most: 50, withinMs: DAY_MS },
]

/**
 * All other devices. An address and a network count accounts, not tries: thousands of phones share one address of their
 * provider, and forgetful neighbours each have an account of their own, while a guesser needs many.
 */
export const limitsOfStrangers: readonly LoginLimit[] = [
  { counter: 'account-at-address', counts: 'tries', most: 10, withinMs: 15 * MINUTE_MS },
  // Less than what the account has in all: one network, however many addresses it has, leaves something to others.
  { counter: 'account-at-network', counts: 'tries', most: 15, withinMs: 15 * MINUTE_MS },
  { counter: 'account-at-network', counts: 'tries', most: 60, withinMs: DAY_MS },
  // Below the 100 an hour of OWASP ASVS 4.0, 2.2.1, from however many addresses.
  { counter: 'account', counts: 'tries', most: 20, withinMs: 15 * MINUTE_MS },
  { counter: 'account', counts: 'tries', most: 100, withinMs: DAY_MS },
  { counter: 'address', counts: 'accounts', most: 100, withinMs: HOUR_MS },
  { counter: 'network', counts: 'accounts', most: 500, withinMs: HOUR_MS },
]

/** Whether the owner of the account is told when a counter is full: somebody guesses at this very account. */
export function isAboutAccount(counter: LoginCounter): boolean {
  return counter.startsWith('account')
}
