import Cookies from 'js-cookie'
import { COOKIE_DAYS, cookieNames } from 'shared-contracts/constants'
import type { SessionUser } from 'shared-frame/remotes'

/** The bearer token, or null: absent, empty and the text "null" all mean that nobody is logged in. */
export function readToken(): string | null {
  const token = Cookies.get(cookieNames.token)
  return token && token !== 'null' ? token : null
}

/** Kept for 30 days, or until the browser closes. */
export function writeToken(token: string, remember: boolean): void {
  Cookies.set(cookieNames.token, token, lifetime(remember))
}

/**
 * What the device keeps of a user beside the token: nothing about health. One that says the same stays as it
 * is: only the login knows how long it is kept.
 */
export function writeUser({ id, shortName, userType, pictureUrl }: SessionUser, remember: boolean): void {
  const user = JSON.stringify({ id, shortName, userType, pictureUrl })
  if (remember || Cookies.get(cookieNames.user) !== user) Cookies.set(cookieNames.user, user, lifetime(remember))
}

/** The session could not be started or has ended: an empty token is set. */
export function emptyToken(): void {
  Cookies.set(cookieNames.token, '', lifetime(false))
  Cookies.remove(cookieNames.user)
}

/** Logout: token and user, and the popups that were seen. */
export function forgetCookies(): void {
  for (const name of [cookieNames.token, cookieNames.user, cookieNames.skipPopups]) Cookies.remove(name)
}

/** Adds the user to those who have logged in on this device. */
export function rememberLogin(userId: number): void {
  const known = parsed(Cookies.get(cookieNames.firstLogin), (value) => (Array.isArray(value) ? value : [])) ?? []
  const ids = [...new Set([...known.filter(Number.isInteger), userId])].slice(-MOST_USERS)
  Cookies.set(cookieNames.firstLogin, JSON.stringify(ids), lifetime(true))
}

/** More people than share a phone. */
const MOST_USERS = 20

function lifetime(remember: boolean): Cookies.CookieAttributes {
  return {
    sameSite: 'lax',
    secure: window.location.protocol === 'https:',
    ...(remember ? { expires: COOKIE_DAYS } : {}),
  }
}

/** Cookies can be edited by whoever holds the device: a value that is not a JSON object counts as absent. */
function parsed<T>(text: string | undefined, read: (value: object) => T): T | null {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? read(value) : null
  } catch {
    return null
  }
}
