import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../platform/database/tables'

/** Whether the account of a row `u` of users has a method of the second step. Recovery codes alone are none. */
export const IS_ENROLLED = `(exists (select 1 from totp_secrets where user_id = u.id) or exists (select 1 from passkeys where user_id = u.id))`

export async function isEnrolled(query: Kysely<Tables>, userId: number): Promise<boolean> {
  const enrolled = sql<{
    enrolled: boolean
  }>`select ${sql.raw(IS_ENROLLED)} as enrolled from users u where u.id = ${userId}`
  return (await enrolled.execute(query)).rows[0]?.enrolled ?? false
}

/** The authenticator app of an account; null: none. */
export async function findTotp(query: Kysely<Tables>, userId: number) {
  const found = query.selectFrom('totpSecrets').select(['secret', 'addedAt']).where('userId', '=', userId)
  return (await found.executeTakeFirst()) ?? null
}

/** Sets the app, or another one in its place. `step`: of the code that proved it, which does not count again. */
export async function saveTotp(
  query: Kysely<Tables>,
  userId: number,
  { secret, step }: { readonly secret: string; readonly step: number },
  now: Date,
): Promise<void> {
  const values = { secret, lastStep: step, addedAt: now }
  await query
    .insertInto('totpSecrets')
    .values({ userId, ...values })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(values))
    .execute()
}

/** Uses up the code of a step: of two uses at once one gets it, and no step before it counts from then on. */
export async function useTotpStep(query: Kysely<Tables>, userId: number, secret: string, step: number) {
  const used = query
    .updateTable('totpSecrets')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('secret', '=', secret)
    .where('lastStep', '<', String(step))
  return (await used.executeTakeFirst()).numUpdatedRows > 0n
}

export async function removeTotp(query: Kysely<Tables>, userId: number): Promise<boolean> {
  const removed = query.deleteFrom('totpSecrets').where('userId', '=', userId)
  return (await removed.executeTakeFirst()).numDeletedRows > 0n
}

export async function findPasskeys(query: Kysely<Tables>, userId: number) {
  return query.selectFrom('passkeys').selectAll().where('userId', '=', userId).orderBy('id').execute()
}

export interface NewPasskey {
  readonly credentialId: string
  readonly publicKey: Buffer
  readonly counter: number
  readonly transports: string[]
  readonly name: string
}

/** False when the credential is known already. */
export async function addPasskey(query: Kysely<Tables>, userId: number, passkey: NewPasskey, now: Date) {
  const added = query
    .insertInto('passkeys')
    .values({ userId, ...passkey, addedAt: now })
    .onConflict((conflict) => conflict.constraint('unique_passkey').doNothing())
  return ((await added.executeTakeFirst()).numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Notes a use. False when the counter has not risen since: another use came first, or a copy of the authenticator exists. */
export async function usePasskey(query: Kysely<Tables>, id: number, counter: number, now: Date): Promise<boolean> {
  const used = query
    .updateTable('passkeys')
    .set({ counter, usedAt: now })
    .where('id', '=', id)
    .where((is) => (counter === 0 ? is('counter', '=', '0') : is('counter', '<', String(counter))))
  return (await used.executeTakeFirst()).numUpdatedRows > 0n
}

/** The name of the passkey that was removed; null: the account has no such passkey. */
export async function removePasskey(query: Kysely<Tables>, userId: number, id: number): Promise<string | null> {
  const removed = query.deleteFrom('passkeys').where('id', '=', id).where('userId', '=', userId).returning('name')
  return (await removed.executeTakeFirst())?.name ?? null
}

/** The account has no second step any more: sessions that passed it have passed nothing. */
export async function removeSecondStep(query: Kysely<Tables>, userId: number): Promise<void> {
  await query.deleteFrom('totpSecrets').where('userId', '=', userId).execute()
  await query.deleteFrom('passkeys').where('userId', '=', userId).execute()
  await forgetSecondStep(query, userId)
}

/** After the last method: recovery codes, logins under way and what sessions passed go with it. */
export async function forgetSecondStep(query: Kysely<Tables>, userId: number): Promise<void> {
  await query.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  await query.deleteFrom('stepTickets').where('userId', '=', userId).execute()
  await query.updateTable('sessions').set({ stepPassedAt: null, stepHash: null }).where('userId', '=', userId).execute()
}

/** Methods that came after a moment: whoever added them may be the one whose changes are being undone. */
export async function removeMethodsSince(query: Kysely<Tables>, userId: number, since: Date): Promise<void> {
  await query.deleteFrom('totpSecrets').where('userId', '=', userId).where('addedAt', '>=', since).execute()
  await query.deleteFrom('passkeys').where('userId', '=', userId).where('addedAt', '>=', since).execute()
  if (!(await isEnrolled(query, userId))) await forgetSecondStep(query, userId)
}
