import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../platform/database/tables'
import type { AskedDraft, DeskItem } from '../rules/desk-item'
import type { EditorDraft, EditorKind, EditorStatus } from '../rules/editor-values'
import { countNewParts, numberParts, partIds } from '../rules/part-ids'
import { itemOfPopup, itemOfQuestionnaire } from './item-rows'

type Query = Kysely<Tables>

/** The last changed first. */
export async function findItems(query: Query, kind: EditorKind): Promise<DeskItem[]> {
  const rows =
    kind === 'popup'
      ? (await query.selectFrom('popups').selectAll().execute()).map(itemOfPopup)
      : (await query.selectFrom('questionnaires').selectAll().where('kind', '=', kind).execute()).map(
          itemOfQuestionnaire,
        )
  return rows.sort((a, b) => b.changedAt.getTime() - a.changedAt.getTime() || b.id - a.id)
}

export async function findItem(query: Query, kind: EditorKind, id: number): Promise<DeskItem | null> {
  if (kind === 'popup') {
    const row = await query.selectFrom('popups').selectAll().where('id', '=', id).executeTakeFirst()
    return row === undefined ? null : itemOfPopup(row)
  }
  const row = await query
    .selectFrom('questionnaires')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()
  return row === undefined ? null : itemOfQuestionnaire(row)
}

/** The item as it is until the transaction ends: other editors and those who answer wait. */
export async function lockItem(query: Query, kind: EditorKind, id: number): Promise<DeskItem | null> {
  const table = kind === 'popup' ? 'popups' : 'questionnaires'
  await query.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute()
  return findItem(query, kind, id)
}

/** Found by the key of content files, whatever its kind. */
export async function findItemByKey(query: Query, key: string): Promise<DeskItem | null> {
  const asked = await query.selectFrom('questionnaires').selectAll().where('key', '=', key).executeTakeFirst()
  if (asked !== undefined) return itemOfQuestionnaire(asked)
  const popup = await query.selectFrom('popups').selectAll().where('key', '=', key).executeTakeFirst()
  return popup === undefined ? null : itemOfPopup(popup)
}

export interface NewItem {
  readonly key: string
  readonly status: EditorStatus
  readonly draft: EditorDraft
}

/** Parts get new ids, whatever ids they had. */
export async function insertItem(query: Query, { key, status, draft }: NewItem, now: Date): Promise<DeskItem> {
  if (draft.kind === 'popup') {
    const { kind: _, ...columns } = draft
    const row = await query
      .insertInto('popups')
      .values({ ...columns, key, status, changedAt: now })
      .returningAll()
      .executeTakeFirstOrThrow()
    return itemOfPopup(row)
  }
  const { questions: _, ...columns } = draft
  const questions = await numberedQuestions(query, draft, new Set())
  const row = await query
    .insertInto('questionnaires')
    .values({ ...columns, key, status, questions, changedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow()
  return itemOfQuestionnaire(row)
}

export interface ItemChange {
  readonly status: EditorStatus
  readonly draft: EditorDraft
}

/** Writes a locked item. Its parts keep their ids; parts with an id of another item get one of their own. */
export async function updateItem(query: Query, before: DeskItem, change: ItemChange, now: Date): Promise<DeskItem> {
  const { status, draft } = change
  const stopped = stoppedAt(before.status, status, now)
  const written = { status, ...stopped, changedAt: now, revision: before.revision + 1 }
  if (draft.kind === 'popup') {
    const { kind: _, ...columns } = draft
    const row = await query
      .updateTable('popups')
      .set({ ...columns, ...written })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return itemOfPopup(row)
  }
  const { questions: _, ...columns } = draft
  const known = before.draft.kind === 'popup' ? new Set<number>() : partIds(before.draft.questions)
  const questions = await numberedQuestions(query, draft, known)
  const row = await query
    .updateTable('questionnaires')
    .set({ ...columns, ...written, questions })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return itemOfQuestionnaire(row)
}

/** The column stays while texts of what is stopped are corrected. */
function stoppedAt(before: EditorStatus, after: EditorStatus, now: Date): { readonly stoppedAt?: Date | null } {
  if (after !== 'stopped') return { stoppedAt: null }
  return before === 'active' ? { stoppedAt: now } : {}
}

export async function deleteItem(query: Query, { id, draft }: DeskItem): Promise<void> {
  const table = draft.kind === 'popup' ? 'popups' : 'questionnaires'
  await query.deleteFrom(table).where('id', '=', id).execute()
  if (draft.kind !== 'survey')
    await query.deleteFrom('promptViews').where('kind', '=', draft.kind).where('itemId', '=', id).execute()
}

/** The questions as JSON for their column. */
async function numberedQuestions(query: Query, draft: AskedDraft, known: ReadonlySet<number>): Promise<string> {
  const count = countNewParts(draft.questions, known)
  const { rows } = await sql<{ id: number }>`
    select nextval('survey_part_ids')::integer as id from generate_series(1, ${count})`.execute(query)
  const ids = rows.map(({ id }) => id)
  const nextId = () => {
    const id = ids.shift()
    if (id === undefined) throw new Error('Fewer part ids than new parts')
    return id
  }
  return JSON.stringify(numberParts(draft.questions, known, nextId))
}

export async function isAnswered(query: Query, { id, draft }: DeskItem): Promise<boolean> {
  return draft.kind !== 'popup' && (await countSubmissions(query, [id])).has(id)
}

/** How many people answered, by questionnaire; those without an answer are absent. */
export async function countSubmissions(query: Query, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await query
    .selectFrom('surveySubmissions')
    .select(({ fn }) => ['questionnaireId', fn.countAll<string>().as('count')])
    .where('questionnaireId', 'in', [...ids])
    .groupBy('questionnaireId')
    .execute()
  return new Map(rows.map(({ questionnaireId, count }) => [questionnaireId, Number(count)]))
}
