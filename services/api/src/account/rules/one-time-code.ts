import { randomInt } from 'node:crypto'
import { hashPassword, isPassword, type PasswordCost } from './password'

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

/**
 * Codes and links that anyone may ask for: a new one leaves earlier ones alone, or a stranger who asks again and again would
 * end those of the owner.
 */
export const outlivesNext: ReadonlySet<CodePurpose> = new Set([
  'confirm-email',
  'confirm-phone',
  'reset-by-mail',
  'reset-by-phone',
])

/** Wrong tries after which a code of six digits is dead. */
export const CODE_TRIES = 5

/** Wrong tries, at a code to log in with, of the browsers that asked while it was under way, all together. */
export const SHARED_CODE_TRIES = 10

/** Six digits, each value as likely as any other. */
export function newPhoneCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/**
 * What the database keeps of a code of six digits: an argon2id hash with its salt, at the cost of a password's, as a million
 * tries are soon done with a fast one. Bound to its user and purpose: it opens nothing else, wherever it is copied to.
 */
export async function phoneCodeHash(
  { userId, purpose, code }: GuessedCode,
  cost?: PasswordCost,
  /** Of another code of the same user and purpose, whose salt is taken: one hash then tries both. */
  sibling: Buffer | null = null,
): Promise<Buffer> {
  return Buffer.from(await hashPassword(`${userId} ${purpose} ${code}`, cost, sibling && saltOf(sibling)))
}

function saltOf(codeHash: Buffer): Buffer | null {
  const salt = codeHash.toString().split('$')[4]
  return salt === undefined ? null : Buffer.from(salt, 'base64')
}

/** Null takes as long as a hash and is never right: how long an answer takes doesn't say whether a code is under way. */
export function isPhoneCode(
  codeHash: Buffer | null,
  { userId, purpose, code }: GuessedCode,
  cost?: PasswordCost,
): Promise<boolean> {
  const hash = codeHash?.toString() ?? ''
  // A code that a former version sent is of another make, and asked for again.
  return isPassword(hash.startsWith('$argon2id$') ? hash : null, `${userId} ${purpose} ${code}`, cost)
}

interface GuessedCode {
  readonly userId: number
  readonly purpose: CodePurpose
  readonly code: string
}
