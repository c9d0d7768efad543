import { COOKIE_DAYS } from 'shared-contracts/constants'

const DAY_MS = 86_400_000

/** Sessions end when the cookie does. */
export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + COOKIE_DAYS * DAY_MS)
}
