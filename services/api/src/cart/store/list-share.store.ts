import type { Kysely } from 'kysely'
import { lockUser } from '../../platform/database/lock-user'
import type { Tables } from '../../platform/database/tables'
import { newToken, tokenHash } from '../../platform/secret-token'

/** A family and its helpers; it keeps one account from filling the disk. */
export const MOST_SHARES = 10
const SHARED_MS = 30 * 86_400_000

export interface Share {
  readonly id: number
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** Those that still show the list, newest first. */
export async function findShares(query: Kysely<Tables>, userId: number, now: Date): Promise<Share[]> {
  return query
    .selectFrom('listShares')
    .select(['id', 'createdAt', 'expiresAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('id', 'desc')
    .execute()
}

/** Makes a link; its token is kept nowhere. Null: there are as many as may be. */
export async function addShare(
  outside: Kysely<Tables>,
  userId: number,
  now: Date,
): Promise<(Share & { readonly token: string }) | null> {
  return outside.transaction().execute(async (query) => {
    await lockUser(query, userId)
    if ((await findShares(query, userId, now)).length >= MOST_SHARES) return null
    const token = newToken()
    const values = {
      userId,
      tokenHash: tokenHash(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + SHARED_MS),
    }
    const share = await query
      .insertInto('listShares')
      .values(values)
      .returning(['id', 'createdAt', 'expiresAt'])
      .executeTakeFirstOrThrow()
    return { ...share, token }
  })
}

/** What is absent or another's stays as it is. */
export async function deleteShare(query: Kysely<Tables>, userId: number, id: number): Promise<void> {
  await query.deleteFrom('listShares').where('userId', '=', userId).where('id', '=', id).execute()
}

/** Whose list a token shows; null for one that is unknown, revoked or past its time, and for an account that is locked or about to be deleted. */
export async function findSharedList(query: Kysely<Tables>, token: string, now: Date) {
  const row = await query
    .selectFrom('listShares as share')
    .innerJoin('users as owner', 'owner.id', 'share.userId')
    .select(['share.userId', 'share.expiresAt'])
    .where('share.tokenHash', '=', tokenHash(token))
    .where('share.expiresAt', '>', now)
    .where('owner.disabled', '=', false)
    .where('owner.deleteAfter', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

export async function forgetEndedShares(query: Kysely<Tables>, now: Date): Promise<void> {
  await query.deleteFrom('listShares').where('expiresAt', '<=', now).execute()
}
