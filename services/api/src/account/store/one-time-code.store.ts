import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables'
import { newToken, tokenHash } from '../../platform/secret-token'
import { CODE_TRIES, type CodePurpose, codeLifetimeMs, newPhoneCode, phoneCodeHash } from '../rules/one-time-code'

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

/** A new code of six digits; earlier ones for the same purpose stop working. */
export async function createPhoneCode(query: Kysely<Tables>, request: Request, now: Date): Promise<string> {
  const code = newPhoneCode()
  await replaceCode(query, request, phoneCodeHash(request.userId, request.purpose, code), now)
  return code
}

/** A new link token; earlier ones for the same purpose stop working. */
export async function createLinkToken(query: Kysely<Tables>, request: Request, now: Date): Promise<string> {
  const token = newToken()
  await replaceCode(query, request, tokenHash(token), now)
  return token
}

async function replaceCode(query: Kysely<Tables>, request: Request, codeHash: Buffer, now: Date): Promise<void> {
  const { userId, purpose, target, sessionId = null } = request
  await query.deleteFrom('oneTimeCodes').where('userId', '=', userId).where('purpose', '=', purpose).execute()
  const expiresAt = new Date(now.getTime() + codeLifetimeMs[purpose])
  await query
    .insertInto('oneTimeCodes')
    .values({ userId, purpose, target, codeHash, sessionId, createdAt: now, expiresAt })
    .execute()
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
  { userId, purpose, code }: CodeTry,
  now: Date,
): Promise<{ readonly id: number } | null> {
  const tried = await query
    .updateTable('oneTimeCodes')
    .set((is) => ({ tries: is('tries', '+', 1) }))
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .where('tries', '<', CODE_TRIES)
    .returning(['id', 'codeHash'])
    .executeTakeFirst()
  return tried?.codeHash.equals(phoneCodeHash(userId, purpose, code)) ? { id: tried.id } : null
}

/** Uses up a code of six digits; null as of `tryPhoneCode`. */
export async function usePhoneCode(query: Kysely<Tables>, request: CodeTry, now: Date): Promise<UsedCode | null> {
  const right = await tryPhoneCode(query, request, now)
  return right && useRightCode(query, right.id)
}

/** Uses up a code that was found right: of two uses at once one gets it. */
export async function useRightCode(query: Kysely<Tables>, id: number): Promise<UsedCode | null> {
  const used = query.deleteFrom('oneTimeCodes').where('id', '=', id)
  return (await used.returning(['userId', 'purpose', 'target', 'sessionId']).executeTakeFirst()) ?? null
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

/** Uses up a link: of two openings at once one gets it. Null when it is unknown, used or too old. */
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
  return (await used.returning(['userId', 'purpose', 'target', 'sessionId']).executeTakeFirst()) ?? null
}

/** All codes and links that were sent for an account stop working, those that log in too. */
export async function forgetCodes(query: Kysely<Tables>, userId: number): Promise<void> {
  await query.deleteFrom('loginCodes').where('userId', '=', userId).execute()
  await query.deleteFrom('oneTimeCodes').where('userId', '=', userId).execute()
}

export async function forgetExpiredCodes(query: Kysely<Tables>, now: Date): Promise<void> {
  await query.deleteFrom('oneTimeCodes').where('expiresAt', '<=', now).execute()
}
