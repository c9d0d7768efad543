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
/** Telling an address that somebody wanted it for another account. */
export const noticeOfTaken: AttemptLimit = { kind: 'taken-notice', most: 1, withinMs: DAY_MS }

/** Registrations that ended without an account, as with an address that is taken: at so many the visitor's network is refused. */
export const registrationsOfVisitor: AttemptLimit = { kind: 'registration', most: 30, withinMs: 60 * MINUTE_MS }
export const registrationsOfNetwork: AttemptLimit = {
  kind: 'registration-network',
  most: 100,
  withinMs: 60 * MINUTE_MS,
}
/** Wrong codes of six digits from one address, at whatever account; each code has tries of its own besides. */
export const codesOfVisitor: AttemptLimit = { kind: 'code', most: 300, withinMs: 15 * MINUTE_MS }

/**
 * What the database keeps of an account's name or an address: enough to count, nothing to read. What is counted for a
 * subject in several ways begins alike, so that an erasure finds all of it.
 */
export function attemptKey(subject: string, detail = ''): Buffer {
  return Buffer.concat([subjectKey(subject), hashOf(detail).subarray(0, SUBJECT_KEY_BYTES)])
}

export const SUBJECT_KEY_BYTES = 16

/** What the keys of a subject begin with. */
export function subjectKey(subject: string): Buffer {
  return hashOf(subject).subarray(0, SUBJECT_KEY_BYTES)
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** The network of an address: 256 addresses of IPv4, a /48 of IPv6 as a provider gives to a site. */
export function visitorNetwork(ip: string): string {
  const address = visitorAddress(ip)
  if (address.includes(':')) return `${address.split(':').slice(0, 3).join(':')}::/48`
  return address.replace(/\.\d+$/, '.0/24')
}
