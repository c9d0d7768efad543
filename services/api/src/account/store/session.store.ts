import type { Kysely } from 'kysely'
import { userTypes } from 'shared-contracts/ages'
import type { Authenticate, UserCaller } from '../../platform/calls/caller'
import type { Sender } from '../../platform/calls/handler'
import type { Database } from '../../platform/database/open-database'
import type { Tables } from '../../platform/database/tables'
import { newToken, tokenHash } from '../../platform/secret-token'
import { visitorNetwork } from '../rules/attempt-limits'
import { browserNames } from '../rules/browser-names'
import {
  isSessionAlive,
  isUseToBeWritten,
  type SessionOwner,
  type SessionTimes,
  sessionEnd,
} from '../rules/session-limits'
import { forgetDevices } from './login/known-device.store'

/**
 * Starts a session and returns its token, which is kept nowhere. What the browser was logged in by before ends: it has one
 * session. Belongs into the transaction of the login.
 */
export async function startSession(query: Kysely<Tables>, userId: number, sender: Sender, now: Date): Promise<string> {
  const token = newToken()
  if (sender.token !== null) await endSession(query, sender.token)
  await query
    .insertInto('sessions')
    .values({
      tokenHash: tokenHash(token),
      userId,
      createdAt: now,
      expiresAt: sessionEnd(now),
      ...browserNames(sender.userAgent),
      network: visitorNetwork(sender.address),
    })
    .execute()
  return token
}

/** The sessions of a user that still serve, the last one used first. */
export async function findSessions(query: Kysely<Tables>, owner: SessionOwner & { readonly id: number }, now: Date) {
  const sessions = await query
    .selectFrom('sessions')
    .select(['id', 'browser', 'system', 'network', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', owner.id)
    .where('expiresAt', '>', now)
    .orderBy((is) => is.fn.coalesce('lastUsedAt', 'createdAt'), 'desc')
    .orderBy('id', 'desc')
    .execute()
  return sessions.filter((session) => isSessionAlive(session, owner, now))
}

/** Ends one session of a user; of others', and one that has ended, nothing. */
export async function endOwnSession(query: Kysely<Tables>, userId: number, id: number): Promise<void> {
  await query.deleteFrom('sessions').where('userId', '=', userId).where('id', '=', id).execute()
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
  // Of those who have shorter ones: few.
  const rows = await query
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.userId')
    .select(['s.id', 's.createdAt', 's.lastUsedAt', 'u.userType', 'u.staffApproved'])
    .where((is) => is.or([is('u.userType', '=', userTypes.administrator), is('u.staffApproved', '=', true)]))
    .execute()
  const ended = rows.filter((row) => !isSessionAlive(row, row, now)).map(({ id }) => id)
  if (ended.length > 0) await query.deleteFrom('sessions').where('id', 'in', ended).execute()
}

/** Asks the database every time: a revoked token, a lost role and a locked account count from the next call on. */
export function authenticateBySession({ pool }: Database, now: () => Date): Authenticate {
  return async (token) => {
    const { rows } = await pool.query<Omit<UserCaller, 'kind'> & SessionTimes>({
      name: 'session-of-token',
      text: `select u.id as "userId", u.user_type as "userType", u.staff_approved as "staffApproved",
          s.created_at as "createdAt", s.last_used_at as "lastUsedAt"
        from sessions s join users u on u.id = s.user_id
        where s.token_hash = $1 and s.expires_at > $2 and not u.disabled
          and (u.delete_after is null or u.delete_after > $2)`,
      values: [tokenHash(token), now()],
    })
    const [row] = rows
    if (!row) return null
    const { createdAt, lastUsedAt, ...caller } = row
    const at = now()
    if (!isSessionAlive({ createdAt, lastUsedAt }, caller, at)) return null
    if (isUseToBeWritten({ createdAt, lastUsedAt }, at)) {
      const text =
        'update sessions set last_used_at = $2 where token_hash = $1 and (last_used_at is null or last_used_at < $2)'
      await pool.query({ name: 'session-used', text, values: [tokenHash(token), at] })
    }
    return { kind: 'user', ...caller }
  }
}
