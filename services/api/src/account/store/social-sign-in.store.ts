import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables'
import type { SocialMode } from '../../platform/social/social-provider'
import { isDue, type UserRow } from './user.store'

/** The account that a sign-in by a provider belongs to; null for one that is due to be erased. */
export async function findUserBySocial(
  query: Kysely<Tables>,
  provider: SocialMode,
  socialUserId: string,
  now: Date,
): Promise<UserRow | null> {
  const user = query
    .selectFrom('users')
    .innerJoin('socialSignIns as s', 's.userId', 'users.id')
    .selectAll('users')
    .where('s.provider', '=', provider)
    .where('s.socialUserId', '=', socialUserId)
  const found = await user.executeTakeFirst()
  return found && !isDue(found, now) ? found : null
}

/** Rejects with a violation of the primary key when the sign-in belongs to an account already. */
export async function addSocialSignIn(
  query: Kysely<Tables>,
  signIn: { readonly provider: SocialMode; readonly socialUserId: string; readonly userId: number },
  now: Date,
): Promise<void> {
  const { provider, socialUserId, userId } = signIn
  await query.insertInto('socialSignIns').values({ provider, socialUserId, userId, createdAt: now }).execute()
}

/** Sign-ins that were tied to the account at or after `since` no longer open it. */
export async function removeSocialSignInsSince(query: Kysely<Tables>, userId: number, since: Date): Promise<void> {
  await query.deleteFrom('socialSignIns').where('userId', '=', userId).where('createdAt', '>=', since).execute()
}
