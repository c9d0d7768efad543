import { createHash, randomInt } from 'node:crypto'

/** What a code or link was sent for. */
export type CodePurpose =
  | 'confirm-email'
  | 'confirm-phone'
  | 'reset-by-mail'
  | 'reset-by-phone'
  | 'change-email'
  | 'change-phone'
  | 'login-code'
  | 'first-password'
  /** Proves the owner of an account that has no password. */
  | 'own-code'
  /** A new password after a change was undone. */
  | 'new-password'

const MINUTE_MS = 60_000

/** How long each works. */
export const codeLifetimeMs: Readonly<Record<CodePurpose, number>> = {
  'confirm-email': 24 * 60 * MINUTE_MS,
  'change-email': 24 * 60 * MINUTE_MS,
  'reset-by-mail': 30 * MINUTE_MS,
  'confirm-phone': 5 * MINUTE_MS,
  'reset-by-phone': 5 * MINUTE_MS,
  'change-phone': 5 * MINUTE_MS,
  'login-code': 10 * MINUTE_MS,
  'first-password': 60 * MINUTE_MS,
  'own-code': 10 * MINUTE_MS,
  'new-password': 30 * MINUTE_MS,
}

/** Wrong tries after which a code of six digits is dead. */
export const CODE_TRIES = 5

/** Six digits, each value as likely as any other. */
export function newPhoneCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** Bound to its user and purpose, so that equal codes of two people look different in the database. */
export function phoneCodeHash(userId: number, purpose: CodePurpose, code: string): Buffer {
  return createHash('sha256').update(`${userId} ${purpose} ${code}`).digest()
}
