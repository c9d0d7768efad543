import type { AttemptLimit } from '../attempt-limits'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** A login whose first step was right waits for the second so long, for so many tries. */
export const TICKET_MS = 10 * MINUTE_MS
export const TICKET_TRIES = 5
/** What a passkey is to sign works so long. */
export const PASSKEY_CHALLENGE_MS = 5 * MINUTE_MS
/** An app must be set up within. */
export const ENROLMENT_MS = 15 * MINUTE_MS

/** Passkeys of one account. */
export const MOST_PASSKEYS = 10

/**
 * Wrong codes for an account. Only who holds a ticket or session, and so has proved the first step, can send one. Known devices count
 * apart from strangers, and passkeys are not counted, as nobody guesses one: a thief of the password does not shut the owner out.
 * Of 10⁶ codes three are right at a time: 60 tries a day find one within ten years half of the time.
 */
export const wrongSteps: readonly [AttemptLimit, AttemptLimit] = [
  { kind: 'second-step', most: 20, withinMs: 15 * MINUTE_MS },
  { kind: 'second-step', most: 60, withinMs: DAY_MS },
]
/** Telling an owner of them. */
export const noticeOfWrongSteps: AttemptLimit = { kind: 'second-step-notice', most: 1, withinMs: DAY_MS }
