import type { Kysely } from 'kysely'
import type { Authenticate, UserCaller } from '../../platform/calls/caller'
import type { Tables } from '../../platform/database/tables'
import { newToken, tokenHash } from '../../platform/secret-token'
import type { Services } from '../../platform/services'
import { secondStepState } from '../rules/second-step/state'
import { stepCookieName } from '../rules/second-step/step-cookie'
import { sessionEnd } from '../rules/session-token'
import { forgetDevices } from './login/known-device.store'
import { IS_ENROLLED } from './second-step/method.store'

/** That a session passed the second step. */
export interface PassedStep {
  readonly at: Date
  /** The value of the browser's step cookie, kept as a hash. */
  readonly cookie: string
}

/** Starts a session and returns its token, which is kept nowhere. */
export async function startSession(
  query: Kysely<Tables>,
  userId: number,
  now: Date,
  step: PassedStep | null = null,
): Promise<string> {
  const token = newToken()
  await query
    .insertInto('sessions')
    .values({ tokenHash: tokenHash(token), userId, createdAt: now, expiresAt: sessionEnd(now), ...stepColumns(step) })
    .execute()
  return token
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
          s.step_passed_at as "stepPassedAt", coalesce(s.step_hash = $3::bytea, false) as passed, ${IS_ENROLLED} as enrolled
        from sessions s join users u on u.id = s.user_id
        where s.token_hash = $1 and s.expires_at > $2 and not u.disabled
          and (u.delete_after is null or u.delete_after > $2)`,
      values: [tokenHash(token), now(), step === null ? null : tokenHash(step)],
    })
    const [row] = rows
    if (!row) return null
    const { passed, enrolled, stepPassedAt, ...account } = row
    const secondStep = secondStepState({ ...account, passed, enrolled, demonstration })
    return { kind: 'user', ...account, secondStep, stepPassedAt: passed ? stepPassedAt : null }
  }
}

interface SessionRow extends Omit<UserCaller, 'kind' | 'secondStep'> {
  readonly passed: boolean
  readonly enrolled: boolean
}
