/** Cookies of the session by their names. */
export const cookieNames = {
  token: 'token',
  /** Id, short name, userType and picture of who is logged in, no more. */
  user: 'user',
  /** Ids of users who have logged in on this device before. */
  firstLogin: 'firstLogin',
  /** Ids of polls not to be shown again, by user. */
  skipPolls: 'skipPolls',
  /** Ids of popups already shown, by user. */
  skipPopups: 'skipPopups',
} as const

/** How long login and skipped items are kept. */
export const COOKIE_DAYS = 30
