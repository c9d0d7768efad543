import type { Kysely } from 'kysely'
import type { CallAnswer } from 'shared-contracts/calls'
import type { Tables } from '../../platform/database/tables'

export type ConsentEntry = CallAnswer<'User/GetConsents'>[number]
type ConsentPurpose = ConsentEntry['purpose']

export async function addConsents(
  query: Kysely<Tables>,
  userId: number,
  entries: readonly Omit<ConsentEntry, 'at'>[],
  now: Date,
): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map(({ purpose, given, textVersion }) => ({ userId, purpose, given, textVersion, at: now }))
  await query.insertInto('consents').values(rows).execute()
}

/** Every entry, newest first. */
export async function findConsents(query: Kysely<Tables>, userId: number): Promise<ConsentEntry[]> {
  const rows = await query
    .selectFrom('consents')
    .select(['purpose', 'given', 'textVersion', 'at'])
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map((entry) => ({ ...entry, at: entry.at.toISOString() }))
}

/** The latest word on a purpose; no word means no. */
export async function isConsentGiven(query: Kysely<Tables>, userId: number, purpose: ConsentPurpose): Promise<boolean> {
  const latest = await query
    .selectFrom('consents')
    .select('given')
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return latest?.given ?? false
}
