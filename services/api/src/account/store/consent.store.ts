import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables'
import type { ConsentEntry, ConsentPurpose } from '../rules/consent'

export async function addConsents(
  query: Kysely<Tables>,
  userId: number,
  entries: readonly Omit<ConsentEntry, 'at'>[],
  now: Date,
): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map(({ purpose, given, textVersion }) => ({
    user_id: userId,
    purpose,
    given,
    text_version: textVersion,
    at: now,
  }))
  await query.insertInto('consents').values(rows).execute()
}

/** Every entry, newest first. */
export async function findConsents(query: Kysely<Tables>, userId: number): Promise<ConsentEntry[]> {
  const rows = await query
    .selectFrom('consents')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ purpose, given, text_version, at }) => ({
    purpose,
    given,
    textVersion: text_version,
    at: at.toISOString(),
  }))
}

/** The latest word on a purpose; no word means no. */
export async function isConsentGiven(query: Kysely<Tables>, userId: number, purpose: ConsentPurpose): Promise<boolean> {
  const latest = await query
    .selectFrom('consents')
    .select('given')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return latest?.given ?? false
}
