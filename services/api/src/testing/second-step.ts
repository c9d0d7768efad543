import { Secret, TOTP } from 'otpauth'
import type { UserCaller } from '../platform/calls/caller'
import type { Database } from '../platform/database/open-database'
import { newToken, tokenHash } from '../platform/secret-token'

/** Of a caller that a test makes up: what its role gives counts. */
export const proved: Pick<UserCaller, 'secondStep' | 'stepPassedAt'> = { secondStep: 'none', stepPassedAt: null }

/** Tests move the clock: a step that was passed so late never grows old. */
const NEVER_OLD = new Date('2100-01-01T00:00:00Z')

/** A session passes the second step of an account that has none. Resolves with the value of its step cookie. */
export async function proveSession({ query }: Database, token: string): Promise<string> {
  const cookie = newToken()
  await query
    .updateTable('sessions')
    .set({ stepPassedAt: NEVER_OLD, stepHash: tokenHash(cookie) })
    .where('tokenHash', '=', tokenHash(token))
    .execute()
  return cookie
}

/** The code that an authenticator app shows. */
export function appCode(secret: string, now: Date): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now.getTime() })
}

/** Gives an account an authenticator app. */
export async function addApp({ query }: Database, userId: number, addedAt: Date): Promise<void> {
  const secret = new Secret({ size: 20 }).base32
  await query.insertInto('totpSecrets').values({ userId, secret, lastStep: 0, addedAt }).execute()
}
