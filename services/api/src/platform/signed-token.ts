import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * What opens one thing for a while, to whoever holds it: `<seconds since 1970>.<HMAC-SHA-256 of subject and those seconds>`, letters, digits, `-`,
 * `_` and `.` alone.
 *
 * @param subject names what is opened; subjects of different kinds begin with different words
 */
export function signedToken(secret: string, subject: string, expiresAt: Date): string {
  const expiry = String(Math.floor(expiresAt.getTime() / 1000))
  return `${expiry}.${signature(secret, `${subject} ${expiry}`)}`
}

/** Whether the token opens the subject now; compared in constant time. */
export function isSignedToken(secret: string, subject: string, token: string, now: Date): boolean {
  const [expiry = '', given = ''] = token.split('.')
  const expected = Buffer.from(signature(secret, `${subject} ${expiry}`))
  const signed = Buffer.from(given)
  if (signed.length !== expected.length || !timingSafeEqual(signed, expected)) return false
  return now.getTime() < Number(expiry) * 1000
}

function signature(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}
