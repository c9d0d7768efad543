import { addChange, BROUGHT_BACK, findBefore } from '../../../platform/editing/change.store'
import type { Restore } from '../../../platform/editing/restoring'
import { found } from '../../../platform/http/call-failure'
import type { Services } from '../../../platform/services'
import { describeChange } from '../rules/describe-change'
import { isOfKind } from '../rules/site-entries'
import type { SiteKind } from '../rules/site-values'
import { lockEdits } from '../store/edit.store'
import { findFileEntry } from '../store/entry.store'
import { putDraft, readEntry, savedEntry } from './written-entry'

/** Brings an entry back to what it was before a change, or to its file. */
export function restoreEntry({ database }: Services, kind: SiteKind): Restore {
  return ({ key, version, changeId }, editing) =>
    database.query.transaction().execute(async (query) => {
      await lockEdits(query)
      const entry = await readEntry(query, kind, key, version)
      const before =
        changeId === null
          ? (await findFileEntry(query, kind, key))?.draft
          : await findBefore(query, { kind, key }, changeId)
      const wanted = found(before && isOfKind(before, kind) ? before : null, 'change_does_not_exist')
      const follows = await putDraft(query, key, wanted, editing)
      const what = [follows ? 'Trở về bản trong tệp' : BROUGHT_BACK, ...describeChange(entry.draft, wanted)]
      await addChange(query, { kind, key }, editing, what, entry.draft)
      return savedEntry(query, kind, key)
    })
}
