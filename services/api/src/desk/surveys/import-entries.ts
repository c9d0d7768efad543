import type { SurveyFileRow } from 'content'
import type { Kysely } from 'kysely'
import type { CallAnswer } from 'shared-contracts/calls'
import type { Database } from '../../platform/database/open-database'
import type { Tables } from '../../platform/database/tables'
import { addChange } from '../../platform/editing/change.store'
import type { Editing } from '../../platform/editing/editing'
import { statusWords } from './rules/describe-changes'
import { type DeskItem, kindWords } from './rules/desk-item'
import type { EditorDraft } from './rules/editor-values'
import { matchParts } from './rules/part-ids'
import { changeRefusal, type DeskRefusal, statusRefusal } from './rules/refusals'
import { findItemByKey, insertItem, isAnswered, lockItem, updateItem } from './store/desk-item.store'
import { historyOf, tellEdit } from './store/edit.store'

export type ImportedRow = CallAnswer<'SurveyDesk/Import'>['rows'][number]

export interface Importing extends Editing {
  /** Nothing is written. */
  readonly dryRun: boolean
}

/** Writes the rows of a content file, each by itself: a refused row stops no other. Resolves with what became of each. */
export async function importEntries(
  database: Database,
  rows: readonly SurveyFileRow[],
  importing: Importing,
): Promise<ImportedRow[]> {
  const imported: ImportedRow[] = []
  for (const { row, title, entry, problems } of rows) {
    const told = problems.map(({ field, message }) => (field === '' ? message : `${field}: ${message}`))
    const outcome: Outcome =
      entry === null || told.length > 0
        ? { what: 'refused', problems: told }
        : await database.query.transaction().execute((query) => importEntry(query, entry, importing))
    imported.push({ row, title, ...outcome })
  }
  return imported
}

type Outcome = Pick<ImportedRow, 'what' | 'problems'>
type Entry = NonNullable<SurveyFileRow['entry']>

async function importEntry(query: Kysely<Tables>, entry: Entry, importing: Importing): Promise<Outcome> {
  const { now, dryRun } = importing
  const found = await findItemByKey(query, entry.key)
  if (found === null) {
    const refusal = statusRefusal(entry.draft, entry.status, now)
    if (refusal !== null) return refusedBy(refusal)
    if (!dryRun) {
      const made = await insertItem(query, entry, now)
      await addChange(query, historyOf(entry.draft.kind, made.id), importing, ['Tạo mới từ tệp'])
    }
    return { what: 'new', problems: [] }
  }
  const { kind } = found.draft
  if (kind !== entry.draft.kind)
    return { what: 'refused', problems: [`Khóa ${entry.key} đã là của một ${kindWords[kind]}`] }
  const item = await lockItem(query, kind, found.id)
  if (item === null) return { what: 'refused', problems: ['Mục này vừa bị xóa'] }
  const draft = withPartIds(entry.draft, item)
  if (item.status === entry.status && isSame(item.draft, draft)) return { what: 'same', problems: [] }
  const refusal = changeRefusal(item, draft, entry.status, await isAnswered(query, item), now)
  if (refusal !== null) return refusedBy(refusal)
  if (!dryRun) {
    const changed = await updateItem(query, item, { status: entry.status, draft }, now)
    await tellEdit(query, item, changed.draft, importing)
    if (item.status !== entry.status) {
      const words = `${statusWords[item.status]} → ${statusWords[entry.status]} (từ tệp)`
      await addChange(query, historyOf(kind, item.id), importing, [words])
    }
  }
  return { what: 'changed', problems: [] }
}

function withPartIds(draft: EditorDraft, { draft: stored }: DeskItem): EditorDraft {
  if (draft.kind === 'popup' || stored.kind === 'popup') return draft
  return { ...draft, questions: matchParts(draft.questions, stored.questions) }
}

/** Instants of a file may be written with another offset. */
function isSame(stored: EditorDraft, draft: EditorDraft): boolean {
  const plain = (each: EditorDraft) => {
    const time = (instant: string | null) => (instant === null ? null : Date.parse(instant))
    return sortedJson({ ...each, startsAt: time(each.startsAt), endsAt: time(each.endsAt) })
  }
  return plain(stored) === plain(draft)
}

function sortedJson(value: object): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

function refusedBy({ code, findings }: DeskRefusal): Outcome {
  if (code === 'has_answers')
    return {
      what: 'refused',
      problems: ['Đã có người trả lời: chỉ sửa được câu chữ, không đổi được câu hỏi và lựa chọn'],
    }
  return { what: 'refused', problems: findings.map(({ place, message }) => (place ? `${place}: ${message}` : message)) }
}
