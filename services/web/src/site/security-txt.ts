const DAY_MS = 86_400_000
/** RFC 9116 wants less than a year; half of one says that somebody still looks after it. */
const VALID_DAYS = 180

/** What `/.well-known/security.txt` is made of. */
export interface SecurityContact {
  /** `mailto:` or `https:` address, or several. */
  readonly contacts: readonly string[]
  /** The site's address without trailing slash. */
  readonly origin: string
}

/**
 * `/.well-known/security.txt` (RFC 9116): where someone who found a weakness tells of it. It expires half a year after the
 * day it is asked for, so it never goes stale while the site runs.
 */
export function securityTxt({ contacts, origin }: SecurityContact, now: number): string {
  const today = Math.floor(now / DAY_MS) * DAY_MS
  const expires = new Date(today + VALID_DAYS * DAY_MS).toISOString().replace('.000Z', 'Z')
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}`,
    'Preferred-Languages: vi, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
