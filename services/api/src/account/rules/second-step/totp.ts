import { Secret, TOTP } from 'otpauth'
import { SITE_NAME } from 'shared-contracts/constants'

/** RFC 6238 with what every app takes: SHA-1, six digits, 30 seconds. */
const TERMS = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Clocks of phones go wrong a little: the code before and the one after count too. */
const WINDOW = 1

/** 160 random bits in Base32, as RFC 4226 advises. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** `otpauth://totp/…`: what an app reads from the QR code. */
export function totpAddress(secret: string, userName: string): string {
  return new TOTP({ ...TERMS, issuer: SITE_NAME, label: userName, secret: Secret.fromBase32(secret) }).toString()
}

/** The step (count of 30 seconds since 1970) whose code this is, of the one now and its neighbours; null: it is none of theirs. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const timestamp = now.getTime()
  const delta = TOTP.validate({ ...TERMS, token, secret: Secret.fromBase32(secret), timestamp, window: WINDOW })
  return delta === null ? null : TOTP.counter({ period: TERMS.period, timestamp }) + delta
}
