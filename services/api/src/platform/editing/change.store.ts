import type { Kysely } from 'kysely'
import type { ChangeKind, ValueBefore } from '../../stored-values'
import type { Tables } from '../database/tables'
import type { Editing } from './editing'

type Query = Kysely<Tables>

/** So many changes of an entry are told, and so many can be taken back. */
const KEPT = { lines: 200, before: 30 } as const
/** Edits of one person that follow one another that closely are told as one: some forms save with every pause of typing. */
const JOINED_MS = 10 * 60_000

/** What a history is of. */
export interface ChangedEntry {
  readonly kind: ChangeKind
  readonly key: string
}

/** The first words of a change that brought back what was there before another. */
export const BROUGHT_BACK = 'Lấy lại bản trước'

/** Tells an act in words, with what was before if that can be brought back. To be called in the transaction of the act. */
export async function addChange(
  query: Query,
  { kind, key }: ChangedEntry,
  { userId, now }: Editing,
  what: readonly string[],
  before: ValueBefore | null = null,
): Promise<void> {
  const kept = before === null ? null : JSON.stringify(before)
  await query
    .insertInto('deskChanges')
    .values({ kind, key, userId, changedAt: now, what: [...what], before: kept })
    .execute()
  const newest = (count: number) =>
    query
      .selectFrom('deskChanges')
      .select('id')
      .where('kind', '=', kind)
      .where('key', '=', key)
      .orderBy('id', 'desc')
      .limit(count)
  await query
    .updateTable('deskChanges')
    .set({ before: null })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('before', 'is not', null)
    .where('id', 'not in', newest(KEPT.before))
    .execute()
  await query
    .deleteFrom('deskChanges')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('id', 'not in', newest(KEPT.lines))
    .execute()
}

/** Tells what an edit of a locked entry changed, joined to the edit just before it where the same person made both. */
export async function addEdit<V extends ValueBefore>(
  query: Query,
  entry: ChangedEntry,
  editing: Editing,
  { before, kept, describe }: EditOf<V>,
): Promise<void> {
  const { userId, now } = editing
  const last = await query
    .selectFrom('deskChanges')
    .selectAll()
    .where('kind', '=', entry.kind)
    .where('key', '=', entry.key)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isClose = last?.userId === userId && now.getTime() - last.changedAt.getTime() < JOINED_MS
  const first = isClose && last.what[0] !== BROUGHT_BACK && last.before ? kept(last.before) : null
  const what = describe(first ?? before)
  if (last === undefined || first === null) {
    if (what.length > 0) await addChange(query, entry, editing, what, before)
  } else if (what.length === 0) {
    await query.deleteFrom('deskChanges').where('id', '=', last.id).execute()
  } else {
    await query.updateTable('deskChanges').set({ what, changedAt: now }).where('id', '=', last.id).execute()
  }
}

interface EditOf<V extends ValueBefore> {
  readonly before: V
  /** The value as one of this kind; null: it is of another. */
  kept(value: ValueBefore): V | null
  /** What is another by now, in words. */
  describe(before: V): string[]
}

/** What was before the changes of an entry can be brought back no more. */
export async function forgetBefore(query: Query, { kind, key }: ChangedEntry): Promise<void> {
  await query.updateTable('deskChanges').set({ before: null }).where('kind', '=', kind).where('key', '=', key).execute()
}

/** The newest first. */
export async function findChanges(query: Query, { kind, key }: ChangedEntry) {
  const rows = await query
    .selectFrom('deskChanges as c')
    .leftJoin('users as u', 'u.id', 'c.userId')
    .select(['c.id', 'c.changedAt', 'u.fullName as by', 'c.what'])
    .select(({ eb }) => eb('c.before', 'is not', null).as('restorable'))
    .where('c.kind', '=', kind)
    .where('c.key', '=', key)
    .orderBy('c.id', 'desc')
    .execute()
  return rows.map(({ changedAt, restorable, ...row }) => ({
    ...row,
    at: changedAt.toISOString(),
    restorable: Boolean(restorable),
  }))
}

/** What an entry was before one of its changes; null: that is not kept. */
export async function findBefore(query: Query, { kind, key }: ChangedEntry, id: number): Promise<ValueBefore | null> {
  const row = await query
    .selectFrom('deskChanges')
    .select('before')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.before ?? null
}

/** Who changed each entry of a kind last, by key; null: a file, or somebody whose account is gone. */
export async function findLastEditors(query: Query, kind: ChangeKind): Promise<ReadonlyMap<string, string | null>> {
  const rows = await query
    .selectFrom('deskChanges as c')
    .leftJoin('users as u', 'u.id', 'c.userId')
    .distinctOn('c.key')
    .select(['c.key', 'u.fullName'])
    .where('c.kind', '=', kind)
    .orderBy('c.key')
    .orderBy('c.id', 'desc')
    .execute()
  return new Map(rows.map(({ key, fullName }) => [key, fullName]))
}
