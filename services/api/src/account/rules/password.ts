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
export function hashPassword(
  password: string,
  cost: PasswordCost = COST,
  /** Random unless given. */
  salt: Buffer | null = null,
): Promise<string> {
  // The same letters may arrive composed or decomposed, as the keyboard pleases.
  return hash(password.normalize('NFC'), salt === null ? cost : { ...cost, salt })
}

/**
 * False for an account without a password, or no account at all, after as long as a wrong password takes: the time says nothing.
 * `cost`: of the hashes that accounts have.
 */
export async function isPassword(
  passwordHash: string | null,
  password: string,
  cost: PasswordCost = COST,
): Promise<boolean> {
  const right = await verify(passwordHash ?? (await hashOfNothing(cost)), password.normalize('NFC'))
  return right && passwordHash !== null
}

const hashesOfNothing = new Map<string, Promise<string>>()

/** A hash that belongs to nobody, made once. */
function hashOfNothing(cost: PasswordCost): Promise<string> {
  const key = JSON.stringify(cost)
  const made = hashesOfNothing.get(key) ?? hashPassword('', cost)
  hashesOfNothing.set(key, made)
  return made
}
