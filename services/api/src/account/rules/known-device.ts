/** Holds the token of a device that logged in here before. Scripts can't read it, and it proves nothing by itself. */
export const DEVICE_COOKIE = 'device'

/** A device that has not logged in for so long is a stranger again. */
const DEVICE_DAYS = 180

export function deviceCookieTerms(siteUrl: string) {
  return { path: '/api/User', maxAgeSeconds: DEVICE_DAYS * 86_400, secure: siteUrl.startsWith('https:') }
}

const DAY_MS = 86_400_000

export function deviceEnd(now: Date): Date {
  return new Date(now.getTime() + DEVICE_DAYS * DAY_MS)
}
