import type { Kysely } from 'kysely'
import type { CallAnswer } from 'shared-contracts/calls'
import type { Tables } from '../../platform/database/tables'

export type ConsentEntry = CallAnswer<'User/GetConsents'>[number]
type ConsentPurpose = ConsentEntry['purpose']

/** What was said last is not said again: a press too many leaves no entry. */
export async function addConsents(
  query: Kysely<Tables>,
  userId: number,
  entries: readonly Omit<ConsentEntry, 'at'>[],
  now: Date,
): Promise<void> {
  const before = new Map((await findConsents(query, userId)).reverse().map((entry) => [entry.purpose, entry]))
  const isNew = ({ purpose, given, textVersion }: Omit<ConsentEntry, 'at'>) =>
    before.get(purpose)?.given !== given || before.get(purpose)?.textVersion !== textVersion
  const said = entries.filter(isNew)
  if (said.length === 0) return
  const rows = said.map(({ purpose, given, textVersion }) => ({ userId, purpose, given, textVersion, at: now }))
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
