import { COOKIE_DAYS, stepCookies } from 'shared-contracts/constants'

/**
 * Shows which browser passed the second step, and which one a login's ticket belongs to. Out of reach of scripts, so a token that a
 * script stole has no rights of a role. Lax, not strict: the page of releases is opened by links in mails and chats.
 */
export function stepCookieName(siteUrl: string): string {
  return isSecure(siteUrl) ? stepCookies.secure : stepCookies.plain
}

/** The prefix asks for the whole site and https. As long as a session at most; without its session it says nothing. */
export function stepCookieTerms(siteUrl: string) {
  return { path: '/', maxAgeSeconds: COOKIE_DAYS * 86_400, secure: isSecure(siteUrl) }
}

const isSecure = (siteUrl: string) => siteUrl.startsWith('https:')
