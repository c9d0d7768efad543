import { renderMarkdown, renderMessage } from 'content/markdown'
import type { Kysely } from 'kysely'
import type { CallAnswer } from 'shared-contracts/calls'
import { siteLimits } from 'shared-contracts/site'
import type { Handlers } from '../../../platform/calls/handler'
import { administrator } from '../../../platform/calls/user-handler'
import type { Tables } from '../../../platform/database/tables'
import { refuseWrongFields } from '../../../platform/http/field-problems'
import type { Services } from '../../../platform/services'
import { describeChange, describeMade, isDraft, nameOfDraft } from '../rules/describe-change'
import { jsonOf, type SiteEntry, versionOf } from '../rules/site-entries'
import type { SiteDraft, SiteEdit, SiteKind } from '../rules/site-values'
import { addChange, type Editing, findChanges, lockEdits, putEdit } from '../store/edit.store'
import { findEntries, findFileEntry, findOrder, newKey } from '../store/entry.store'
import { restorePins } from './pins.calls'
import { absent, changedElsewhere, editingOf } from './site-desk-failures'

type Query = Kysely<Tables>
type EntryCall = `SiteDesk/${'GetAll' | 'Save' | 'Delete' | 'Restore' | 'SaveOrder' | 'GetChanges' | 'PreviewText'}`

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
          await addChange(query, draft.kind, made, editing, describeMade(draft), null)
          return savedEntry(query, draft.kind, made)
        }
        const before = await readEntry(query, draft.kind, key, version)
        const what = describeChange(before.draft, draft)
        if (before.origin === 'deleted') what.unshift('Lấy lại')
        if (what.length === 0) return { key, version: before.version }
        await putDraft(query, key, draft, editing)
        await addChange(query, draft.kind, key, editing, what, before.draft)
        return savedEntry(query, draft.kind, key)
      })
    }),

    'SiteDesk/Delete': administrator(async ({ body: { kind, key, version }, caller }) => {
      const editing = editingOf(caller, now())
      return db.transaction().execute(async (query) => {
        await lockEdits(query)
        const { draft } = await readEntry(query, kind, key, version)
        await putEdit(query, kind, key, { state: 'deleted', value: draft }, editing)
        await addChange(query, kind, key, editing, [`Xóa "${nameOfDraft(draft)}"`], draft)
        return savedEntry(query, kind, key)
      })
    }),

    'SiteDesk/Restore': administrator(async ({ body: { kind, key, version, changeId }, caller }) => {
      const editing = editingOf(caller, now())
      if (kind === 'pins') return restorePins(services, { key, version, changeId }, editing)
      return db.transaction().execute(async (query) => {
        await lockEdits(query)
        const entry = await readEntry(query, kind, key, version)
        const wanted =
          changeId === null
            ? ((await findFileEntry(query, kind, key))?.draft ?? null)
            : await draftBefore(query, kind, key, changeId)
        if (wanted === null) throw absent('change_does_not_exist')
        const follows = await putDraft(query, key, wanted, editing)
        const what = [follows ? 'Trở về bản trong tệp' : 'Lấy lại bản trước', ...describeChange(entry.draft, wanted)]
        await addChange(query, kind, key, editing, what, entry.draft)
        return savedEntry(query, kind, key)
      })
    }),

    'SiteDesk/SaveOrder': administrator(async ({ body: { kind, version, keys }, caller }) => {
      const editing = editingOf(caller, now())
      return db.transaction().execute(async (query) => {
        await lockEdits(query)
        if (orderVersionOf(await findOrder(query, kind)) !== version) throw changedElsewhere()
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

    'SiteDesk/GetChanges': administrator(async ({ query: { kind, key } }) =>
      (await findChanges(db, kind, key)).map(({ id, at, by, what, before }) => ({
        ...{ id, at: at.toISOString(), by, what },
        restorable: before !== null,
      })),
    ),

    'SiteDesk/PreviewText': administrator(async ({ body }) => ({ html: renderMessage(body.content) })),
  }
}

/** What an editor may change, as she read it. Throws 404 without one, 409 when it is another by now. */
async function readEntry<K extends SiteKind>(
  query: Query,
  kind: K,
  key: string,
  version: string | null,
): Promise<SiteEntry<K>> {
  const entry = (await findEntries(query, kind)).find((each) => each.key === key)
  if (entry === undefined) throw absent('entry_does_not_exist')
  if (entry.version !== version) throw changedElsewhere()
  return entry
}

/** Keeps a draft; one that says what its file says follows it from then on. Resolves with whether it does. */
async function putDraft(query: Query, key: string, draft: SiteDraft, editing: Editing): Promise<boolean> {
  const file = await findFileEntry(query, draft.kind, key)
  const follows = file !== null && jsonOf(file.draft) === jsonOf(draft)
  const put = follows ? ({ state: 'file', value: null } as const) : ({ state: 'edited', value: draft } as const)
  await putEdit(query, draft.kind, key, put, editing)
  return follows
}

async function savedEntry(query: Query, kind: SiteKind, key: string): Promise<CallAnswer<'SiteDesk/Save'>> {
  const entry = (await findEntries(query, kind)).find((each) => each.key === key)
  if (entry === undefined) throw absent('entry_does_not_exist')
  return { key, version: entry.version }
}

async function draftBefore(query: Query, kind: SiteKind, key: string, changeId: number): Promise<SiteDraft | null> {
  const before = (await findChanges(query, kind, key)).find(({ id }) => id === changeId)?.before ?? null
  return isDraft(before) ? before : null
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
