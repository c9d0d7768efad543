import type { Kysely } from 'kysely'
import { userTypes } from 'shared-contracts/ages'
import type { Authenticate, UserCaller } from '../../platform/calls/caller'
import type { Sender } from '../../platform/calls/handler'
import type { Tables } from '../../platform/database/tables'
import { newToken, tokenHash } from '../../platform/secret-token'
import type { Services } from '../../platform/services'
import { visitorNetwork } from '../rules/attempt-limits'
import { browserNames } from '../rules/browser-names'
import { secondStepState } from '../rules/second-step/state'
import { stepCookieName } from '../rules/second-step/step-cookie'
import {
  isSessionAlive,
  isUseToBeWritten,
  type SessionOwner,
  type SessionTimes,
  sessionEnd,
} from '../rules/session-limits'
import { forgetDevices } from './login/known-device.store'
import { IS_ENROLLED } from './second-step/method.store'

/** That a session passed the second step. */
export interface PassedStep {
  readonly at: Date
  /** The value of the browser's step cookie, kept as a hash. */
  readonly cookie: string
}

/**
 * Starts a session and returns its token, which is kept nowhere. What the browser was logged in by before ends: it has one
 * session. Belongs into the transaction of the login.
 */
export async function startSession(
  query: Kysely<Tables>,
  userId: number,
  sender: Sender,
  now: Date,
  step: PassedStep | null = null,
): Promise<string> {
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
      ...stepColumns(step),
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

/** The session of a token has passed the second step. */
export async function passStep(query: Kysely<Tables>, token: string, step: PassedStep): Promise<void> {
  await query.updateTable('sessions').set(stepColumns(step)).where('tokenHash', '=', tokenHash(token)).execute()
}

function stepColumns(step: PassedStep | null) {
  return { stepPassedAt: step?.at ?? null, stepHash: step && tokenHash(step.cookie) }
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
export function authenticateBySession(
  { database, demonstration, now }: Pick<Services, 'database' | 'demonstration' | 'now'>,
  { siteUrl }: { readonly siteUrl: string },
): Authenticate {
  const stepCookie = stepCookieName(siteUrl)
  return async (token, cookies) => {
    const step = cookies.read(stepCookie)
    const { rows } = await database.pool.query<SessionRow>({
      name: 'session-of-token',
      text: `select u.id as "userId", u.user_type as "userType", u.staff_approved as "staffApproved",
          s.step_passed_at as "stepPassedAt", coalesce(s.step_hash = $3::bytea, false) as passed, ${IS_ENROLLED} as enrolled,
          s.created_at as "createdAt", s.last_used_at as "lastUsedAt"
        from sessions s join users u on u.id = s.user_id
        where s.token_hash = $1 and s.expires_at > $2 and not u.disabled
          and (u.delete_after is null or u.delete_after > $2)`,
      values: [tokenHash(token), now(), step === null ? null : tokenHash(step)],
    })
    const [row] = rows
    if (!row) return null
    const { createdAt, lastUsedAt, passed, enrolled, stepPassedAt, ...account } = row
    const at = now()
    if (!isSessionAlive({ createdAt, lastUsedAt }, account, at)) return null
    if (isUseToBeWritten({ createdAt, lastUsedAt }, at)) {
      const text =
        'update sessions set last_used_at = $2 where token_hash = $1 and (last_used_at is null or last_used_at < $2)'
      await database.pool.query({ name: 'session-used', text, values: [tokenHash(token), at] })
    }
    const secondStep = secondStepState({ ...account, passed, enrolled, demonstration })
    return { kind: 'user', ...account, secondStep, stepPassedAt: passed ? stepPassedAt : null }
  }
}

interface SessionRow extends Omit<UserCaller, 'kind' | 'secondStep'>, SessionTimes {
  readonly passed: boolean
  readonly enrolled: boolean
}
