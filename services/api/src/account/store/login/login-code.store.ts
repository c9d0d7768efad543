import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../platform/database/tables'
import { tokenHash } from '../../../platform/secret-token'
import {
  CODE_TRIES,
  codeLifetimeMs,
  isPhoneCode,
  newPhoneCode,
  phoneCodeHash,
  SHARED_CODE_TRIES,
} from '../../rules/one-time-code'
import type { PasswordCost } from '../../rules/password'

const PURPOSE = 'login-code'

export interface LoginCodeRequest {
  /** Random, and known to the browser that asked alone. */
  readonly request: string
  readonly userId: number
  /** `askerKey` of who asked. */
  readonly askedBy: Buffer
}

/** A new code of six digits for who asked with `request`. Codes that others asked for go on working. */
export async function createLoginCode(
  query: Kysely<Tables>,
  asked: LoginCodeRequest,
  now: Date,
  cost?: PasswordCost,
): Promise<string> {
  const code = newPhoneCode()
  await keep(query, asked, await phoneCodeHash({ userId: asked.userId, purpose: PURPOSE, code }, cost), now)
  return code
}

/** Lets who asked with `request` use the code that is under way: nothing new was sent. */
export async function shareLoginCode(query: Kysely<Tables>, asked: LoginCodeRequest, now: Date): Promise<void> {
  await keep(query, asked, null, now)
}

async function keep(
  query: Kysely<Tables>,
  { request, userId, askedBy }: LoginCodeRequest,
  codeHash: Buffer | null,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + codeLifetimeMs[PURPOSE])
  await query
    .insertInto('loginCodes')
    .values({ requestHash: tokenHash(request), userId, codeHash, askedBy, createdAt: now, expiresAt })
    .execute()
}

export interface TakenLoginCode {
  /** Whose account it opens. */
  readonly userId: number
  /** Who caused the message that brought it. */
  readonly askedBy: Buffer | null
}

/**
 * Uses up a code. Null when it is wrong, too old or tried too often, after the same time in every case. The try is counted
 * before the code is compared, in one statement, so that guesses sent at once can't outnumber the limit.
 */
export async function takeLoginCode(
  query: Kysely<Tables>,
  { request, code }: { readonly request: string; readonly code: string },
  now: Date,
  cost?: PasswordCost,
): Promise<TakenLoginCode | null> {
  const requestHash = tokenHash(request)
  const tried = (await countTry(query, requestHash, now)) ?? { userId: 0, codeHash: null, requestHash }
  if (!(await isPhoneCode(tried.codeHash, { userId: tried.userId, purpose: PURPOSE, code }, cost))) return null
  const used = await query
    .deleteFrom('loginCodes')
    .where('requestHash', '=', tried.requestHash)
    .returning(['userId', 'askedBy'])
    .executeTakeFirst()
  return used ?? null
}

/**
 * The code that a request is for: its own, else the newest one under way, first of those that its network or device asked for.
 * Who shares a code has tries of its own kind, so that nobody uses up those of the browser that it was sent for.
 */
async function countTry(query: Kysely<Tables>, requestHash: Buffer, now: Date) {
  const { rows } = await sql<{ userId: number; codeHash: Buffer; requestHash: Buffer }>`
    update login_codes c set
      tries = c.tries + (w.request_hash = c.request_hash)::int,
      shared_tries = c.shared_tries + (w.request_hash <> c.request_hash)::int
    from login_codes w
    where w.request_hash = ${requestHash} and w.expires_at > ${now}
      and c.request_hash = case when w.code_hash is not null then w.request_hash else (
        select o.request_hash from login_codes o
        where o.user_id = w.user_id and o.code_hash is not null and o.expires_at > ${now}
        order by (o.asked_by is not distinct from w.asked_by) desc, o.created_at desc limit 1) end
      and c.expires_at > ${now}
      and case when w.request_hash = c.request_hash then c.tries < ${CODE_TRIES} else c.shared_tries < ${SHARED_CODE_TRIES} end
    returning c.user_id as "userId", c.code_hash as "codeHash", c.request_hash as "requestHash"`.execute(query)
  return rows[0]
}

export async function forgetExpiredLoginCodes(query: Kysely<Tables>, now: Date): Promise<void> {
  await query.deleteFrom('loginCodes').where('expiresAt', '<=', now).execute()
}
