import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables'
import { CODE_TRIES, type CodePurpose, codeLifetimeMs, newPhoneCode, phoneCodeHash } from '../rules/one-time-code'
import { newToken, tokenHash } from '../rules/session-token'

export interface UsedCode {
  readonly userId: number
  readonly purpose: CodePurpose
  /** The email or phone number that it was sent to. */
  readonly target: string
}

interface Request {
  readonly userId: number
  readonly purpose: CodePurpose
  readonly target: string
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
  const { userId, purpose, target } = request
  await query.deleteFrom('oneTimeCodes').where('userId', '=', userId).where('purpose', '=', purpose).execute()
  const expiresAt = new Date(now.getTime() + codeLifetimeMs[purpose])
  await query
    .insertInto('oneTimeCodes')
    .values({ userId, purpose, target, codeHash, createdAt: now, expiresAt })
    .execute()
}

/**
 * Uses up a code of six digits. Null when it is wrong, too old or tried too often. The try is counted before the code is
 * compared, in one statement, so that guesses sent at once can't outnumber the limit.
 */
export async function usePhoneCode(
  query: Kysely<Tables>,
  { userId, purpose, code }: { readonly userId: number; readonly purpose: CodePurpose; readonly code: string },
  now: Date,
): Promise<UsedCode | null> {
  const tried = await query
    .updateTable('oneTimeCodes')
    .set((is) => ({ tries: is('tries', '+', 1) }))
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .where('tries', '<', CODE_TRIES)
    .returning(['id', 'codeHash'])
    .executeTakeFirst()
  if (!tried?.codeHash.equals(phoneCodeHash(userId, purpose, code))) return null
  const used = await query.deleteFrom('oneTimeCodes').where('id', '=', tried.id).returning('target').executeTakeFirst()
  return used ? { userId, purpose, target: used.target } : null
}

/** Uses up a link: of two openings at once one gets it. Null when it is unknown, used or too old. */
export async function useLinkToken(
  query: Kysely<Tables>,
  purposes: readonly CodePurpose[],
  token: string,
  now: Date,
): Promise<UsedCode | null> {
  const used = await query
    .deleteFrom('oneTimeCodes')
    .where('codeHash', '=', tokenHash(token))
    .where('purpose', 'in', [...purposes])
    .where('expiresAt', '>', now)
    .returning(['userId', 'purpose', 'target'])
    .executeTakeFirst()
  return used ? { userId: used.userId, purpose: used.purpose, target: used.target } : null
}

export async function forgetExpiredCodes(query: Kysely<Tables>, now: Date): Promise<void> {
  await query.deleteFrom('oneTimeCodes').where('expiresAt', '<=', now).execute()
}
