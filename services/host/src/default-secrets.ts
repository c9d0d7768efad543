import { type Environment, WrongSettings } from './settings'

/** Variables that hold a secret. A service that reads another one adds it here. */
const SECRETS = [
  'SERVICE_SECRET',
  'METRICS_TOKEN',
  'PGPASSWORD',
  'POSTGRES_PASSWORD',
  'SMS_GATEWAY_TOKEN',
  'RECAPTCHA_SITE_KEY',
  'RECAPTCHA_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'FACEBOOK_APP_SECRET',
  'ZALO_APP_SECRET',
] as const

/** Variables that hold an address with a password in it. */
const ADDRESSES = ['DATABASE_URL', 'SMTP_URL', 'LIMITS_URL'] as const

/** Google's keys for trying reCAPTCHA: every answer passes (developers.google.com/recaptcha/docs/faq). */
const RECAPTCHA_TEST_KEYS = ['6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI', '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe']

/** Words of examples and of programs as they are installed, joined to any other of them. */
const EXAMPLE_WORDS =
  /^(?:admin|administrator|api|app|change|client|database|default|demo|development|dummy|example|foobar|gateway|here|insert|key|local|mat|khau|me|my|none|null|pass|passwd|password|placeholder|please|postgres|postgresql|qwerty|replace|root|sample|secret|secrets|service|site|smtp|sms|test|testing|this|to|token|undefined|user|value|with|your|\d|[-_. <>{}$*#!])+$/i

/**
 * Whether everybody knows this secret: a word of an example or of an installation, one sign again and again, a published
 * test key, or the name of the user whose secret it is.
 */
export function isKnownSecret(secret: string, user = ''): boolean {
  return (
    (EXAMPLE_WORDS.test(secret) && !/^\d{16,}$/.test(secret)) ||
    /^(.{1,4})\1+$/s.test(secret) ||
    RECAPTCHA_TEST_KEYS.includes(secret) ||
    (user !== '' && secret.toLowerCase() === user.toLowerCase())
  )
}

/** True for a site that is only being tried on this machine, as `npm start` runs it (docs/operations.md). */
export function isDemonstration(environment: Environment): boolean {
  return ['1', 'true', 'on', 'yes'].includes((environment.DEMONSTRATION ?? '').toLowerCase())
}

/** The address under which visitors reach the site, as far as the environment says. */
export function publicAddress(environment: Environment): string | null {
  return environment.SITE_URL || environment.PUBLIC_URL || null
}

/** Whether visitors from elsewhere are expected: the site has an address that is not this machine's own. */
export function isPublic(environment: Environment): boolean {
  const address = publicAddress(environment)
  if (address === null) return false
  const host = URL.canParse(address) ? new URL(address).hostname : ''
  return !/^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(host)
}

/**
 * Throws `WrongSettings` in production when a secret is one that everybody knows, with the name of each. A demonstration
 * is let be, and refused itself where the site has a public address.
 */
export function refuseDefaultSecrets(environment: Environment): void {
  if (environment.NODE_ENV !== 'production') return
  if (isDemonstration(environment)) {
    if (!isPublic(environment)) return
    throw new WrongSettings([
      `DEMONSTRATION=1 is refused where the site has a public address (${publicAddress(environment)}): its accounts have a published password`,
    ])
  }
  const known = [
    ...SECRETS.filter((name) => isKnownSecret(environment[name] ?? '')),
    ...ADDRESSES.filter((name) => hasKnownPassword(environment[name] ?? '')),
  ]
  if (known.length === 0) return
  throw new WrongSettings(
    known.map(
      (name) => `${name} holds a default or example secret, which is refused in production: choose one of your own`,
    ),
  )
}

function hasKnownPassword(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { username, password } = new URL(address)
  return password !== '' && isKnownSecret(decoded(password), decoded(username))
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
