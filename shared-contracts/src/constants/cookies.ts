/** Cookies of SPEC.md §4 by their names. */
export const cookieNames = {
  token: 'token',
  user: 'user',
  /** Ids of polls not to be shown again, by user (DECISIONS 47). */
  skipPolls: 'skipPolls',
  /** Ids of popups already shown, by user. */
  skipPopups: 'skipPopups',
} as const

/** How long login and skipped items are kept. */
export const COOKIE_DAYS = 30
