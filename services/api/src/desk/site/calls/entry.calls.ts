import { renderMarkdown, renderMessage } from 'content/markdown'
import { siteLimits } from 'shared-contracts/site'
import type { Handlers } from '../../../platform/calls/handler'
import { administrator } from '../../../platform/calls/user-handler'
import { addChange } from '../../../platform/editing/change.store'
import { requireSame } from '../../../platform/editing/conflict'
import { editingOf } from '../../../platform/editing/editing'
import { refuseWrongFields } from '../../../platform/http/field-problems'
import type { Services } from '../../../platform/services'
import { describeChange, describeMade, nameOfDraft } from '../rules/describe-change'
import { type SiteEntry, versionOf } from '../rules/site-entries'
import type { SiteDraft, SiteEdit, SiteKind } from '../rules/site-values'
import { lockEdits, putEdit } from '../store/edit.store'
import { findEntries, findOrder, newKey } from '../store/entry.store'
import { putDraft, readEntry, savedEntry } from './written-entry'

type EntryCall = `SiteDesk/${'GetAll' | 'Save' | 'Delete' | 'SaveOrder' | 'PreviewText'}`

/** Navigation, site objects and banners: what the files say until an editor changes it. */
export function entryCalls(services: Services): Handlers<EntryCall> {
  const { database, now } = services
  const { query: db } = database
  return {
    'SiteDesk/GetAll': administrator(async ({ query: { kind } }) => {
      const entries = await findEntries(db, kind)
      return { orderVersion: orderVersionOf(await findOrder(db, kind)), entries: entries.map(wireEntry) }
    }),

    'SiteDesk/Save': administrator(async ({ body: { key, version, draft }, caller }) => {
      const editing = editingOf(caller, now())
      refuseWrongText(draft)
      return db.transaction().execute(async (query) => {
        await lockEdits(query)
        if (key === null) {
          const made = await newKey(query)
          await putEdit(query, draft.kind, made, { state: 'edited', value: draft }, editing)
          await addChange(query, { kind: draft.kind, key: made }, editing, describeMade(draft))
          return savedEntry(query, draft.kind, made)
        }
        const before = await readEntry(query, draft.kind, key, version)
        const what = describeChange(before.draft, draft)
        if (before.origin === 'deleted') what.unshift('Lấy lại')
        if (what.length === 0) return { key, version: before.version }
        await putDraft(query, key, draft, editing)
        await addChange(query, { kind: draft.kind, key }, editing, what, before.draft)
        return savedEntry(query, draft.kind, key)
      })
    }),

    'SiteDesk/Delete': administrator(async ({ body: { kind, key, version }, caller }) => {
      const editing = editingOf(caller, now())
      return db.transaction().execute(async (query) => {
        await lockEdits(query)
        const { draft } = await readEntry(query, kind, key, version)
        await putEdit(query, kind, key, { state: 'deleted', value: draft }, editing)
        await addChange(query, { kind, key }, editing, [`Xóa "${nameOfDraft(draft)}"`], draft)
        return savedEntry(query, kind, key)
      })
    }),

    'SiteDesk/SaveOrder': administrator(async ({ body: { kind, version, keys }, caller }) => {
      const editing = editingOf(caller, now())
      return db.transaction().execute(async (query) => {
        await lockEdits(query)
        requireSame(version, orderVersionOf(await findOrder(query, kind)))
        await putEdit(
          query,
          'order',
          kind,
          { state: 'edited', value: { kind: 'order', keys: [...new Set(keys)] } },
          editing,
        )
        return { version: orderVersionOf(await findOrder(query, kind)) }
      })
    }),

    'SiteDesk/PreviewText': administrator(async ({ body }) => ({ html: renderMessage(body.content) })),
  }
}

function orderVersionOf({
  keys,
  edit,
}: {
  readonly keys: readonly string[]
  readonly edit: SiteEdit | undefined
}): string {
  return versionOf(edit, { kind: 'order', keys })
}

function wireEntry({ key, origin, version, draft, changedAt, changedBy }: SiteEntry<SiteKind>) {
  return { key, origin, version, draft, changedAt: changedAt?.toISOString() ?? null, changedBy }
}

/** Links of a banner's text lead to this site or to a full address, as those of articles do. */
function refuseWrongText(draft: SiteDraft): void {
  if (draft.kind !== 'banner') return
  const [problem] = renderMarkdown(draft.content).problems
  refuseWrongFields({
    'draft.content': problem ? `Dòng ${problem.line}: ${problem.message}` : null,
    'draft.title': draft.title.length > siteLimits.bannerTitle ? 'Tên dài quá.' : null,
  })
}
