import { createHash } from 'node:crypto'

export interface AttemptLimit {
  readonly kind: string
  readonly most: number
  readonly withinMs: number
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** Wrong passwords, counted for the account and for the visitor's address. */
export const loginOfAccount: AttemptLimit = { kind: 'login-account', most: 10, withinMs: 15 * MINUTE_MS }
export const loginOfAddress: AttemptLimit = { kind: 'login-address', most: 10, withinMs: 15 * MINUTE_MS }
/** Codes and links for one purpose to one email or phone number, as one visitor asks for them. */
export const messageSoon: AttemptLimit = { kind: 'message', most: 1, withinMs: MINUTE_MS }
export const messageOfDay: AttemptLimit = { kind: 'message', most: 5, withinMs: DAY_MS }
/** The same, as all visitors together ask who are not logged in. */
export const messageOfContact: AttemptLimit = { kind: 'message-contact', most: 20, withinMs: DAY_MS }
/** Messages that one address may cause; many phones share the address of their network. */
export const messageOfAddress: AttemptLimit = { kind: 'message-address', most: 60, withinMs: 60 * MINUTE_MS }
/** Messages that a logged-in user may cause, to whatever address. */
export const messageOfUser: AttemptLimit = { kind: 'message-user', most: 20, withinMs: DAY_MS }

/** What the database keeps of an account's name or an address: enough to count, nothing to read. */
export function attemptKey(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
