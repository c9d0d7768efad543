import { addChange, BROUGHT_BACK, findBefore } from '../../../platform/editing/change.store'
import { requireSame } from '../../../platform/editing/conflict'
import { idOfKey, type Restore } from '../../../platform/editing/restoring'
import { found } from '../../../platform/http/call-failure'
import type { Services } from '../../../platform/services'
import { describeChanges } from '../rules/describe-changes'
import type { EditorKind } from '../rules/editor-values'
import { changeRefusal } from '../rules/refusals'
import { isAnswered, lockItem, updateItem } from '../store/desk-item.store'
import { historyOf, keptDraft } from '../store/edit.store'
import { refused } from './desk-failures'

/** Brings a draft back; the item's state stays, so what was answered or is active refuses what saving would. */
export function restoreItem({ database }: Services, kind: EditorKind): Restore {
  return ({ key, version, changeId }, editing) =>
    database.query.transaction().execute(async (query) => {
      const item = found(await lockItem(query, kind, idOfKey(key)), 'entry_does_not_exist')
      requireSame(version, item.revision)
      const history = historyOf(kind, item.id)
      const before = changeId === null ? null : await findBefore(query, history, changeId)
      const draft = found(before && keptDraft(before), 'change_does_not_exist')
      const refusal = changeRefusal(item, draft, item.status, await isAnswered(query, item), editing.now)
      if (refusal !== null) throw refused(refusal)
      const changed = await updateItem(query, item, { status: item.status, draft }, editing.now)
      const what = [BROUGHT_BACK, ...describeChanges(item.draft, changed.draft)]
      await addChange(query, history, editing, what, item.draft)
      return { key, version: String(changed.revision) }
    })
}
