import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Proves that a form was made for this session; other sites can't read one, and it is worth nothing to another session. */
export function formToken(secret: string, sessionToken: string): string {
  return createHmac('sha256', secret).update(`releases page\n${sessionToken}`).digest('base64url')
}

export function isFormToken(given: string, secret: string, sessionToken: string): boolean {
  const wanted = Buffer.from(formToken(secret, sessionToken))
  const got = Buffer.from(given)
  return got.length === wanted.length && timingSafeEqual(got, wanted)
}

/**
 * Whether the browser says that a form was sent from a page of this site, by the address that the site has or by the one it
 * was asked under. Browsers send at least one of the two headers with every
 * form; what sends neither is no browser with somebody's session in it.
 */
export function isFromThisSite(headers: IncomingHttpHeaders, siteOrigin: string): boolean {
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  if (site === undefined && origin === undefined) return false
  if (site !== undefined && site !== 'same-origin') return false
  return origin === undefined || origin === siteOrigin || (URL.canParse(origin) && new URL(origin).host === host)
}
