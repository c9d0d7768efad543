import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits: not to be guessed, and saying nothing. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a token. A fast hash will do: there is nothing to guess. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
