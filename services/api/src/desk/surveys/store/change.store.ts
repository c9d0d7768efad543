import type { Kysely } from 'kysely'
import type { Tables } from '../../../platform/database/tables'
import { describeChanges } from '../rules/describe-changes'
import type { DeskItem } from '../rules/desk-item'
import type { EditorDraft, EditorKind } from '../rules/editor-values'

type Query = Kysely<Tables>

/** Edits of one person that follow one another that closely are told as one: the form saves with every pause of typing. */
const JOINED_MS = 10 * 60_000

interface Editing {
  /** Null: by a content file. */
  readonly userId: number | null
  readonly now: Date
}

/** Tells an act in words: made, activated, … To be called in the transaction of the act. */
export async function addChange(
  query: Query,
  kind: EditorKind,
  itemId: number,
  { userId, now }: Editing,
  what: readonly string[],
): Promise<void> {
  await forgetBefore(query, kind, itemId)
  await query
    .insertInto('surveyChanges')
    .values({ kind, itemId, userId, changedAt: now, what: [...what] })
    .execute()
}

/** Tells what an edit of a locked item changed, joined to the edit just before it where the same person made both. */
export async function addEdit(query: Query, item: DeskItem, after: EditorDraft, editing: Editing): Promise<void> {
  const { userId, now } = editing
  const { kind } = item.draft
  const last = await query
    .selectFrom('surveyChanges')
    .selectAll()
    .where('kind', '=', kind)
    .where('itemId', '=', item.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const joined =
    last?.before && last.userId === userId && now.getTime() - last.changedAt.getTime() < JOINED_MS ? last : null
  const before = joined?.before ?? item.draft
  const what = describeChanges(before, after)
  if (joined && what.length === 0) {
    await query.deleteFrom('surveyChanges').where('id', '=', joined.id).execute()
  } else if (joined) {
    await query.updateTable('surveyChanges').set({ what, changedAt: now }).where('id', '=', joined.id).execute()
  } else if (what.length > 0) {
    await forgetBefore(query, kind, item.id)
    await query
      .insertInto('surveyChanges')
      .values({ kind, itemId: item.id, userId, changedAt: now, what, before: JSON.stringify(before) })
      .execute()
  }
}

async function forgetBefore(query: Query, kind: EditorKind, itemId: number): Promise<void> {
  await query
    .updateTable('surveyChanges')
    .set({ before: null })
    .where('kind', '=', kind)
    .where('itemId', '=', itemId)
    .where('before', 'is not', null)
    .execute()
}

export interface TextOfChange {
  readonly at: Date
  /** Null: a content file, or somebody whose account is gone. */
  readonly by: string | null
  readonly what: string[]
}

/** The newest first. */
export async function findChanges(query: Query, kind: EditorKind, itemId: number): Promise<TextOfChange[]> {
  return query
    .selectFrom('surveyChanges')
    .leftJoin('users', 'users.id', 'surveyChanges.userId')
    .select(['surveyChanges.changedAt as at', 'users.fullName as by', 'surveyChanges.what'])
    .where('kind', '=', kind)
    .where('itemId', '=', itemId)
    .orderBy('surveyChanges.id', 'desc')
    .limit(200)
    .execute()
}

/** Who changed each item of a kind last. */
export async function findLastEditors(query: Query, kind: EditorKind): Promise<ReadonlyMap<number, string | null>> {
  const rows = await query
    .selectFrom('surveyChanges')
    .leftJoin('users', 'users.id', 'surveyChanges.userId')
    .distinctOn('surveyChanges.itemId')
    .select(['surveyChanges.itemId', 'users.fullName'])
    .where('kind', '=', kind)
    .orderBy('surveyChanges.itemId')
    .orderBy('surveyChanges.id', 'desc')
    .execute()
  return new Map(rows.map(({ itemId, fullName }) => [itemId, fullName]))
}
