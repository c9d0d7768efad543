import type { Kysely } from 'kysely'
import type { Tables } from '../../../platform/database/tables'
import { tokenHash } from '../../../platform/secret-token'
import { CODE_TRIES, codeLifetimeMs, newPhoneCode, phoneCodeHash } from '../../rules/one-time-code'

const PURPOSE = 'login-code'

/** A new code of six digits for who asked with `request`. Codes that others asked for go on working. */
export async function createLoginCode(
  query: Kysely<Tables>,
  { request, userId }: { readonly request: string; readonly userId: number },
  now: Date,
): Promise<string> {
  const code = newPhoneCode()
  await query
    .insertInto('loginCodes')
    .values({
      requestHash: tokenHash(request),
      userId,
      codeHash: phoneCodeHash(userId, PURPOSE, code),
      createdAt: now,
      expiresAt: new Date(now.getTime() + codeLifetimeMs[PURPOSE]),
    })
    .execute()
  return code
}

/**
 * Uses up a code. Resolves with whose account it opens; null when it is wrong, too old or tried too often. The try is
 * counted before the code is compared, in one statement, so that guesses sent at once can't outnumber the limit.
 */
export async function takeLoginCode(
  query: Kysely<Tables>,
  { request, code }: { readonly request: string; readonly code: string },
  now: Date,
): Promise<number | null> {
  const requestHash = tokenHash(request)
  const tried = await query
    .updateTable('loginCodes')
    .set((is) => ({ tries: is('tries', '+', 1) }))
    .where('requestHash', '=', requestHash)
    .where('expiresAt', '>', now)
    .where('tries', '<', CODE_TRIES)
    .returning(['userId', 'codeHash'])
    .executeTakeFirst()
  if (!tried?.codeHash.equals(phoneCodeHash(tried.userId, PURPOSE, code))) return null
  const used = await query
    .deleteFrom('loginCodes')
    .where('requestHash', '=', requestHash)
    .returning('userId')
    .executeTakeFirst()
  return used?.userId ?? null
}

export async function forgetExpiredLoginCodes(query: Kysely<Tables>, now: Date): Promise<void> {
  await query.deleteFrom('loginCodes').where('expiresAt', '<=', now).execute()
}
