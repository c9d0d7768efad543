import Cookies from 'js-cookie'

/** A cookie, not local storage: logging out clears the latter, and the tour would be offered again. */
const COOKIE = 'tourSeen'
const A_YEAR_DAYS = 365

/** Whether this visitor took or declined the tour: it is offered once. */
export function tourSeen(): boolean {
  return Cookies.get(COOKIE) === '1'
}

export function rememberTour(): void {
  Cookies.set(COOKIE, '1', { expires: A_YEAR_DAYS, sameSite: 'lax' })
}
