import { hash, verify } from '@node-rs/argon2'

export interface PasswordCost {
  /** KiB. */
  readonly memoryCost: number
  /** Passes. */
  readonly timeCost: number
  /** Lanes. */
  readonly parallelism: number
}

/** The cost of the OWASP password storage cheat sheet for argon2id: 19 MiB, two passes, one lane. */
const COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** An argon2id hash with its salt and cost, as a text for the database. */
export function hashPassword(password: string, cost: PasswordCost = COST): Promise<string> {
  // The same letters may arrive composed or decomposed, as the keyboard pleases.
  return hash(password.normalize('NFC'), cost)
}

/** False for an account without a password. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  return passwordHash !== null && verify(passwordHash, password.normalize('NFC'))
}
