import type { Kysely } from 'kysely'
import type { Tables } from '../../../platform/database/tables'
import { addEdit, type ChangedEntry } from '../../../platform/editing/change.store'
import type { Editing } from '../../../platform/editing/editing'
import type { ValueBefore } from '../../../stored-values'
import { describeChanges } from '../rules/describe-changes'
import type { DeskItem } from '../rules/desk-item'
import type { EditorDraft, EditorKind } from '../rules/editor-values'

/** What the history of an item is kept under. */
export function historyOf(kind: EditorKind, id: number): ChangedEntry {
  return { kind, key: String(id) }
}

/** A draft of a history; null: it is of another kind of entry. */
export function keptDraft(value: ValueBefore): EditorDraft | null {
  return value.kind === 'survey' || value.kind === 'poll' || value.kind === 'popup' ? value : null
}

/** Tells what an edit of a locked item changed. */
export function tellEdit(query: Kysely<Tables>, item: DeskItem, after: EditorDraft, editing: Editing): Promise<void> {
  return addEdit(query, historyOf(item.draft.kind, item.id), editing, {
    before: item.draft,
    kept: keptDraft,
    describe: (before) => describeChanges(before, after),
  })
}
