import type { Kysely } from 'kysely'
import type { UserName } from 'shared-contracts/validation'
import type { Tables } from '../../../platform/database/tables'
import { newToken, tokenHash } from '../../../platform/secret-token'
import { deviceEnd } from '../../rules/known-device'

/** The id of the device that logged in to this account before; null for a stranger. */
export async function findKnownDevice(
  query: Kysely<Tables>,
  token: string | null,
  userId: number,
  now: Date,
): Promise<number | null> {
  if (token === null) return null
  const found = await query
    .selectFrom('knownDevices')
    .select('id')
    .where('tokenHash', '=', tokenHash(token))
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return found?.id ?? null
}

/** The id of the device that logged in before to the account with this email or phone number; null for a stranger. */
export async function findKnownDeviceOf(
  query: Kysely<Tables>,
  token: string | null,
  { kind, value }: UserName,
  now: Date,
): Promise<number | null> {
  if (token === null) return null
  const found = await query
    .selectFrom('knownDevices as d')
    .innerJoin('users as u', 'u.id', 'd.userId')
    .select('d.id')
    .where('d.tokenHash', '=', tokenHash(token))
    .where('d.expiresAt', '>', now)
    .where(kind === 'email' ? 'u.email' : 'u.phoneNumber', '=', value)
    .executeTakeFirst()
  return found?.id ?? null
}

/**
 * Knows the device from now on, by a new token that replaces the former one for all its accounts: a copied cookie stops
 * working when its owner logs in. Returns the token, which is kept nowhere. Belongs into the transaction of the login.
 */
export async function rememberDevice(
  query: Kysely<Tables>,
  formerToken: string | null,
  userId: number,
  now: Date,
): Promise<string> {
  const token = newToken()
  const hash = tokenHash(token)
  if (formerToken !== null) {
    await query
      .updateTable('knownDevices')
      .set({ tokenHash: hash })
      .where('tokenHash', '=', tokenHash(formerToken))
      .where('expiresAt', '>', now)
      .execute()
  }
  const expiresAt = deviceEnd(now)
  await query
    .insertInto('knownDevices')
    .values({ tokenHash: hash, userId, createdAt: now, expiresAt })
    .onConflict((conflict) => conflict.constraint('unique_known_device').doUpdateSet({ expiresAt }))
    .execute()
  return token
}

/** All devices of the account are strangers again, as after a new password. */
export async function forgetDevices(query: Kysely<Tables>, userId: number): Promise<void> {
  await query.deleteFrom('knownDevices').where('userId', '=', userId).execute()
}

export async function forgetExpiredDevices(query: Kysely<Tables>, now: Date): Promise<void> {
  await query.deleteFrom('knownDevices').where('expiresAt', '<=', now).execute()
}
