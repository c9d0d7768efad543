import type { Kysely } from 'kysely'
import type { Authenticate, UserCaller } from '../../platform/calls/caller'
import type { Database } from '../../platform/database/open-database'
import type { Tables } from '../../platform/database/tables'
import { newToken, tokenHash } from '../../platform/secret-token'
import { sessionEnd } from '../rules/session-token'
import { forgetDevices } from './login/known-device.store'

/** Starts a session and returns its token, which is kept nowhere. */
export async function startSession(query: Kysely<Tables>, userId: number, now: Date): Promise<string> {
  const token = newToken()
  await query
    .insertInto('sessions')
    .values({ tokenHash: tokenHash(token), userId, createdAt: now, expiresAt: sessionEnd(now) })
    .execute()
  return token
}

export async function endSession(query: Kysely<Tables>, token: string): Promise<void> {
  await query.deleteFrom('sessions').where('tokenHash', '=', tokenHash(token)).execute()
}

/** Ends all sessions of a user but the one of `keptToken`; her devices are strangers again. */
export async function endSessions(query: Kysely<Tables>, userId: number, keptToken: string | null = null) {
  const all = query.deleteFrom('sessions').where('userId', '=', userId)
  await (keptToken === null ? all : all.where('tokenHash', '!=', tokenHash(keptToken))).execute()
  await forgetDevices(query, userId)
}

/** Ends all sessions of a user but the one with this id; null: all. Her devices are strangers again. */
export async function endSessionsBut(query: Kysely<Tables>, userId: number, keptId: number | null): Promise<void> {
  const all = query.deleteFrom('sessions').where('userId', '=', userId)
  await (keptId === null ? all : all.where('id', '!=', keptId)).execute()
  await forgetDevices(query, userId)
}

/** The session of a token, whose caller has been authenticated. */
export async function findSession(query: Kysely<Tables>, token: string | null) {
  if (token === null) return null
  const session = query.selectFrom('sessions').select(['id', 'createdAt']).where('tokenHash', '=', tokenHash(token))
  return (await session.executeTakeFirst()) ?? null
}

export async function forgetEndedSessions(query: Kysely<Tables>, now: Date): Promise<void> {
  await query.deleteFrom('sessions').where('expiresAt', '<=', now).execute()
}

/** Asks the database every time: a revoked token, a lost role and a locked account count from the next call on. */
export function authenticateBySession({ pool }: Database, now: () => Date): Authenticate {
  return async (token) => {
    const { rows } = await pool.query<Omit<UserCaller, 'kind'>>({
      name: 'session-of-token',
      text: `select u.id as "userId", u.user_type as "userType", u.staff_approved as "staffApproved"
        from sessions s join users u on u.id = s.user_id
        where s.token_hash = $1 and s.expires_at > $2 and not u.disabled
          and (u.delete_after is null or u.delete_after > $2)`,
      values: [tokenHash(token), now()],
    })
    const [row] = rows
    return row ? { kind: 'user', ...row } : null
  }
}
