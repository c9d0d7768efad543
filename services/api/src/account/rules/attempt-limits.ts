import { createHash } from 'node:crypto'
import { visitorAddress } from 'service-host'

export interface AttemptLimit {
  readonly kind: string
  readonly most: number
  readonly withinMs: number
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** Wrong passwords of who is logged in and is asked for the password again; those of logins: `login-limits.ts`. */
export const passwordOfUser: AttemptLimit = { kind: 'password', most: 10, withinMs: 15 * MINUTE_MS }
/** Telling an owner of many wrong passwords. */
export const noticeOfUser: AttemptLimit = { kind: 'login-notice', most: 1, withinMs: DAY_MS }
/** Codes and links to one email or phone number. */
export const messageSoon: AttemptLimit = { kind: 'message', most: 1, withinMs: MINUTE_MS }
export const messageOfDay: AttemptLimit = { kind: 'message', most: 5, withinMs: DAY_MS }
/** Messages that one address may cause; many phones share the address of their network. */
export const messageOfAddress: AttemptLimit = { kind: 'message-address', most: 60, withinMs: 60 * MINUTE_MS }

/** What the database keeps of an account's name or an address: enough to count, nothing to read. */
export function attemptKey(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** The network of an address: 256 addresses of IPv4, a /48 of IPv6 as a provider gives to a site. */
export function visitorNetwork(ip: string): string {
  const address = visitorAddress(ip)
  if (address.includes(':')) return `${address.split(':').slice(0, 3).join(':')}::/48`
  return address.replace(/\.\d+$/, '.0/24')
}
