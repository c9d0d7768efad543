import type { CallCookies } from '../../../platform/calls/handler'
import { DEVICE_DAYS } from '../../rules/known-device'

/** Holds the token of a device that logged in here before. Scripts can't read it, and it proves nothing by itself. */
const DEVICE_COOKIE = 'device'
/** The same on https, where no neighbouring host and no page over http can set it. */
const SECURE_DEVICE_COOKIE = '__Host-device'

const isSecure = (siteUrl: string) => siteUrl.startsWith('https:')

/** The token of the device that asks; null for one without. A device that got its cookie under the plain name is still known by it. */
export function readDeviceToken(cookies: Pick<CallCookies, 'read'>, siteUrl: string): string | null {
  return (isSecure(siteUrl) ? cookies.read(SECURE_DEVICE_COOKIE) : null) ?? cookies.read(DEVICE_COOKIE)
}

/** Gives the device its token. On https the prefix asks for the whole site as path, and the plain name goes. */
export function writeDeviceToken(cookies: CallCookies, token: string, siteUrl: string): void {
  const maxAgeSeconds = DEVICE_DAYS * 86_400
  if (!isSecure(siteUrl)) {
    cookies.write(DEVICE_COOKIE, token, { path: '/api/User', maxAgeSeconds, secure: false })
    return
  }
  cookies.write(SECURE_DEVICE_COOKIE, token, { path: '/', maxAgeSeconds, secure: true })
  if (cookies.read(DEVICE_COOKIE) !== null) {
    cookies.write(DEVICE_COOKIE, '', { path: '/api/User', maxAgeSeconds: 0, secure: true })
  }
}
