import { type UserType, userTypes } from 'shared-contracts/ages'
import { COOKIE_DAYS } from 'shared-contracts/constants'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** After how long a session ends, in milliseconds (docs/product/accounts.md#session). */
export interface SessionLimits {
  /** Without any call. */
  readonly idleMs: number
  /** From the login. */
  readonly mostMs: number
}

/** The more an account may do, the sooner a browser that was left alone is of no use to who finds it. */
export function sessionLimits({ userType, staffApproved }: SessionOwner): SessionLimits {
  if (userType === userTypes.administrator) return { idleMs: HOUR_MS, mostMs: 12 * HOUR_MS }
  return { idleMs: staffApproved ? 12 * HOUR_MS : 30 * DAY_MS, mostMs: COOKIE_DAYS * DAY_MS }
}

export interface SessionOwner {
  readonly userType: UserType
  readonly staffApproved: boolean
}

export interface SessionTimes {
  readonly createdAt: Date
  /** Null: it was never used since this is written down. */
  readonly lastUsedAt: Date | null
}

export function isSessionAlive({ createdAt, lastUsedAt }: SessionTimes, owner: SessionOwner, now: Date): boolean {
  const { idleMs, mostMs } = sessionLimits(owner)
  const [age, idle] = [createdAt, lastUsedAt ?? createdAt].map((since) => now.getTime() - since.getTime())
  return Number(age) < mostMs && Number(idle) < idleMs
}

/** Not more often, or each call of a page would write. */
const WRITTEN_EVERY_MS = 60_000

export function isUseToBeWritten({ createdAt, lastUsedAt }: SessionTimes, now: Date): boolean {
  return now.getTime() - (lastUsedAt ?? createdAt).getTime() >= WRITTEN_EVERY_MS
}

/** Sessions end with the cookie at the latest. */
export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + COOKIE_DAYS * DAY_MS)
}
