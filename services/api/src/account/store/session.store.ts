import type { Kysely } from 'kysely'
import type { Authenticate } from '../../platform/calls/caller'
import type { Database } from '../../platform/database/open-database'
import type { Tables } from '../../platform/database/tables'
import { newToken, sessionEnd, tokenHash } from '../rules/session-token'

/** Starts a session and returns its token, which is kept nowhere. */
export async function startSession(query: Kysely<Tables>, userId: number, now: Date): Promise<string> {
  const token = newToken()
  await query
    .insertInto('sessions')
    .values({ token_hash: tokenHash(token), user_id: userId, created_at: now, expires_at: sessionEnd(now) })
    .execute()
  return token
}

export async function endSession(query: Kysely<Tables>, token: string): Promise<void> {
  await query.deleteFrom('sessions').where('token_hash', '=', tokenHash(token)).execute()
}

/** Ends all sessions of a user but the one of `keptToken`. */
export async function endSessions(query: Kysely<Tables>, userId: number, keptToken: string | null = null) {
  const all = query.deleteFrom('sessions').where('user_id', '=', userId)
  await (keptToken === null ? all : all.where('token_hash', '!=', tokenHash(keptToken))).execute()
}

export async function forgetEndedSessions(query: Kysely<Tables>, now: Date): Promise<void> {
  await query.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}

interface CallerRow {
  readonly user_id: number
  readonly user_type: number
  readonly staff_approved: boolean
}

/** Asks the database every time: a revoked token, a lost role and a locked account count from the next call on. */
export function authenticateBySession({ pool }: Database, now: () => Date): Authenticate {
  return async (token) => {
    const { rows } = await pool.query<CallerRow>({
      name: 'session-of-token',
      text: `select u.id as user_id, u.user_type, u.staff_approved
        from sessions s join users u on u.id = s.user_id
        where s.token_hash = $1 and s.expires_at > $2 and not u.disabled
          and (u.delete_after is null or u.delete_after > $2)`,
      values: [tokenHash(token), now()],
    })
    const [row] = rows
    if (!row) return null
    return { kind: 'user', userId: row.user_id, userType: row.user_type, staffApproved: row.staff_approved }
  }
}
