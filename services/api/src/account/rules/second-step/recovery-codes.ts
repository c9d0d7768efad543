import { randomInt } from 'node:crypto'

export const RECOVERY_CODES = 10

/** Crockford's Base32: nothing that is taken for something else. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUP = 4

export interface RecoveryCode {
  /** The first group, by which a row is found: of ten codes no two are alike in it. */
  readonly label: string
  /** The others: 40 random bits. */
  readonly secret: string
}

/** Ten codes of twelve signs. */
export function newRecoveryCodes(): RecoveryCode[] {
  const labels = new Set<string>()
  while (labels.size < RECOVERY_CODES) labels.add(signs(GROUP))
  return [...labels].map((label) => ({ label, secret: signs(2 * GROUP) }))
}

function signs(length: number): string {
  return Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('')
}

/** `XXXX-XXXX-XXXX`, as it is shown. */
export function shownCode({ label, secret }: RecoveryCode): string {
  return [label, secret.slice(0, GROUP), secret.slice(GROUP)].join('-')
}

/** As typed: small letters, blanks for dashes or none, O for 0, I and L for 1. Null: it is no recovery code. */
export function readRecoveryCode(typed: string): RecoveryCode | null {
  const text = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  if (text.length !== 3 * GROUP || [...text].some((sign) => !SIGNS.includes(sign))) return null
  return { label: text.slice(0, GROUP), secret: text.slice(GROUP) }
}
