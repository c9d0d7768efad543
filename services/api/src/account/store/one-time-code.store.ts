import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables'
import { newToken, tokenHash } from '../../platform/secret-token'
import {
  CODE_TRIES,
  type CodePurpose,
  codeLifetimeMs,
  newPhoneCode,
  outlivesNext,
  phoneCodeHash,
} from '../rules/one-time-code'
import type { PasswordCost } from '../rules/password'

export interface UsedCode {
  readonly userId: number
  readonly purpose: CodePurpose
  /** The email or phone number that it was sent to. */
  readonly target: string
  /** The session that asked for it, if it is still there. */
  readonly sessionId: number | null
}

interface Request {
  readonly userId: number
  readonly purpose: CodePurpose
  readonly target: string
  readonly sessionId?: number | null
}

/** A new code of six digits; earlier ones for the same purpose stop working, unless it is one of `outlivesNext`. */
export async function createPhoneCode(
  query: Kysely<Tables>,
  request: Request,
  now: Date,
  cost?: PasswordCost,
): Promise<string> {
  const code = newPhoneCode()
  const sibling = await findLiveCode(query, request, now)
  await keepCode(query, request, await phoneCodeHash({ ...request, code }, cost, sibling), now)
  return code
}

/** What is kept of a code that stays beside the next one. */
async function findLiveCode(query: Kysely<Tables>, { userId, purpose }: Request, now: Date): Promise<Buffer | null> {
  if (!outlivesNext.has(purpose)) return null
  const live = query
    .selectFrom('oneTimeCodes')
    .select('codeHash')
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .orderBy('id', 'desc')
  return (await live.executeTakeFirst())?.codeHash ?? null
}

/** A new link token; earlier ones for the same purpose stop working, unless it is one of `outlivesNext`. */
export async function createLinkToken(query: Kysely<Tables>, request: Request, now: Date): Promise<string> {
  const token = newToken()
  await keepCode(query, request, tokenHash(token), now)
  return token
}

async function keepCode(query: Kysely<Tables>, request: Request, codeHash: Buffer, now: Date): Promise<void> {
  const { userId, purpose, target, sessionId = null } = request
  if (!outlivesNext.has(purpose)) await forgetCodesFor(query, userId, purpose)
  const expiresAt = new Date(now.getTime() + codeLifetimeMs[purpose])
  await query
    .insertInto('oneTimeCodes')
    .values({ userId, purpose, target, codeHash, sessionId, createdAt: now, expiresAt })
    .execute()
}

async function forgetCodesFor(query: Kysely<Tables>, userId: number, purpose: CodePurpose): Promise<void> {
  await query.deleteFrom('oneTimeCodes').where('userId', '=', userId).where('purpose', '=', purpose).execute()
}

interface CodeTry {
  readonly userId: number
  readonly purpose: CodePurpose
  readonly code: string
}

/**
 * Whether a code of six digits is right, without using it up. Null when it is wrong, too old or tried too often. The try is
 * counted before the code is compared, in one statement, so that guesses sent at once can't outnumber the limit. Never
 * within a transaction: a try counts whatever becomes of the rest.
 */
export async function tryPhoneCode(
  query: Kysely<Tables>,
  guess: CodeTry,
  now: Date,
  cost?: PasswordCost,
): Promise<{ readonly id: number } | null> {
  const tried = await query
    .updateTable('oneTimeCodes')
    .set((is) => ({ tries: is('tries', '+', 1) }))
    .where('userId', '=', guess.userId)
    .where('purpose', '=', guess.purpose)
    .where('expiresAt', '>', now)
    .where('tries', '<', CODE_TRIES)
    .returning(['id', 'codeHash'])
    .execute()
  // One hash, however many codes are under way and also for none: the time says nothing of them.
  const hash = await phoneCodeHash(guess, cost, tried[0]?.codeHash)
  const right = tried.find(({ codeHash }) => codeHash.equals(hash))
  return right ? { id: right.id } : null
}

/** Uses up a code of six digits; null as of `tryPhoneCode`. */
export async function usePhoneCode(
  query: Kysely<Tables>,
  request: CodeTry,
  now: Date,
  cost?: PasswordCost,
): Promise<UsedCode | null> {
  const right = await tryPhoneCode(query, request, now, cost)
  return right && useRightCode(query, right.id)
}

/** Uses up a code that was found right, with all others for its purpose: of two uses at once one gets it. */
export async function useRightCode(query: Kysely<Tables>, id: number): Promise<UsedCode | null> {
  const used = query.deleteFrom('oneTimeCodes').where('id', '=', id)
  return alone(query, await used.returning(['userId', 'purpose', 'target', 'sessionId']).executeTakeFirst())
}

async function alone(query: Kysely<Tables>, used: UsedCode | undefined): Promise<UsedCode | null> {
  if (used === undefined) return null
  await forgetCodesFor(query, used.userId, used.purpose)
  return used
}

/** Whether a code for this purpose has been sent to this address and still works. */
export async function isCodeUnderWay(
  query: Kysely<Tables>,
  { userId, purpose, target }: Request,
  now: Date,
): Promise<boolean> {
  const code = query
    .selectFrom('oneTimeCodes')
    .select('id')
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('target', '=', target)
    .where('expiresAt', '>', now)
  return (await code.executeTakeFirst()) !== undefined
}

/** Whose link it is, without using it up. Null when it is unknown, used or too old. */
export async function findLinkOwner(
  query: Kysely<Tables>,
  purposes: readonly CodePurpose[],
  token: string,
  now: Date,
): Promise<number | null> {
  const link = query
    .selectFrom('oneTimeCodes')
    .select('userId')
    .where('codeHash', '=', tokenHash(token))
    .where('purpose', 'in', [...purposes])
    .where('expiresAt', '>', now)
  return (await link.executeTakeFirst())?.userId ?? null
}

/** Uses up a link, with all others for its purpose: of two openings at once one gets it. Null when it is unknown, used or too old. */
export async function useLinkToken(
  query: Kysely<Tables>,
  purposes: readonly CodePurpose[],
  token: string,
  now: Date,
): Promise<UsedCode | null> {
  const used = query
    .deleteFrom('oneTimeCodes')
    .where('codeHash', '=', tokenHash(token))
    .where('purpose', 'in', [...purposes])
    .where('expiresAt', '>', now)
  return alone(query, await used.returning(['userId', 'purpose', 'target', 'sessionId']).executeTakeFirst())
}

/** All codes and links that were sent for an account stop working, those that log in too. */
export async function forgetCodes(query: Kysely<Tables>, userId: number): Promise<void> {
  await query.deleteFrom('loginCodes').where('userId', '=', userId).execute()
  await query.deleteFrom('oneTimeCodes').where('userId', '=', userId).execute()
}

export async function forgetExpiredCodes(query: Kysely<Tables>, now: Date): Promise<void> {
  await query.deleteFrom('oneTimeCodes').where('expiresAt', '<=', now).execute()
}
