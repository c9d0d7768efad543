import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables'
import { type ListNotes, NO_NOTES, OPERATIONS_KEPT_MS } from '../rules/list-notes'

export interface KeptNotes {
  readonly revision: number
  readonly notes: ListNotes
}

export async function findNotes(query: Kysely<Tables>, userId: number): Promise<KeptNotes> {
  const row = await query
    .selectFrom('listNotes')
    .select(['revision', 'notes'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row ?? { revision: 0, notes: NO_NOTES }
}

/** The user's row must be locked. Returns the new revision. */
export async function keepNotes(
  query: Kysely<Tables>,
  userId: number,
  { revision, notes }: KeptNotes,
): Promise<number> {
  const next = { revision: revision + 1, notes: JSON.stringify(notes) }
  await query
    .insertInto('listNotes')
    .values({ userId, ...next })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(next))
    .execute()
  return next.revision
}

/** Those of the keys whose operations are done. */
export async function findDoneKeys(
  query: Kysely<Tables>,
  userId: number,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await query
    .selectFrom('listOperations')
    .select('key')
    .where('userId', '=', userId)
    .where('key', 'in', keys)
    .execute()
  return new Set(rows.map(({ key }) => key))
}

export async function keepDoneKeys(
  query: Kysely<Tables>,
  userId: number,
  keys: readonly string[],
  now: Date,
): Promise<void> {
  if (keys.length === 0) return
  await query
    .insertInto('listOperations')
    .values(keys.map((key) => ({ userId, key, doneAt: now })))
    .execute()
}

export async function forgetDoneOperations(query: Kysely<Tables>, now: Date): Promise<void> {
  await query
    .deleteFrom('listOperations')
    .where('doneAt', '<=', new Date(now.getTime() - OPERATIONS_KEPT_MS))
    .execute()
}
