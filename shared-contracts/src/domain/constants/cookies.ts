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

/**
 * Shows which browser passed the second step (ASVS 3.3.3: with the prefix where the site has https). The API sets it, out of reach of
 * scripts; services that ask the API on a visitor's behalf hand it on.
 */
export const stepCookies = { secure: '__Host-step', plain: 'step' } as const

/** How long login and skipped items are kept. */
export const COOKIE_DAYS = 30

/** Set for who reads food names in Southern words: by the document host, which reads it for the words of documents; browsers read it for those of calls. */
export const SOUTHERN_WORDS_COOKIE = 'foodWords=south'
