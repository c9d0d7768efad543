import type { Kysely } from 'kysely'
import type { CallAnswer } from 'shared-contracts/calls'
import type { Tables } from '../../../platform/database/tables'
import { requireSame } from '../../../platform/editing/conflict'
import type { Editing } from '../../../platform/editing/editing'
import { jsonOf } from '../../../platform/editing/rules/describe'
import { found } from '../../../platform/http/call-failure'
import type { SiteEntry } from '../rules/site-entries'
import type { SiteDraft, SiteKind } from '../rules/site-values'
import { putEdit } from '../store/edit.store'
import { findEntries, findFileEntry } from '../store/entry.store'

type Query = Kysely<Tables>

/** What an editor may change, as she read it. Throws 404 without one, 409 when it is another by now. */
export async function readEntry<K extends SiteKind>(
  query: Query,
  kind: K,
  key: string,
  version: string | null,
): Promise<SiteEntry<K>> {
  const entry = await findEntry(query, kind, key)
  requireSame(version, entry.version)
  return entry
}

/** Keeps a draft; one that says what its file says follows it from then on. Resolves with whether it does. */
export async function putDraft(query: Query, key: string, draft: SiteDraft, editing: Editing): Promise<boolean> {
  const file = await findFileEntry(query, draft.kind, key)
  const follows = file !== null && jsonOf(file.draft) === jsonOf(draft)
  const put = follows ? ({ state: 'file', value: null } as const) : ({ state: 'edited', value: draft } as const)
  await putEdit(query, draft.kind, key, put, editing)
  return follows
}

export async function savedEntry(query: Query, kind: SiteKind, key: string): Promise<CallAnswer<'SiteDesk/Save'>> {
  return { key, version: (await findEntry(query, kind, key)).version }
}

async function findEntry<K extends SiteKind>(query: Query, kind: K, key: string): Promise<SiteEntry<K>> {
  return found(
    (await findEntries(query, kind)).find((each) => each.key === key),
    'entry_does_not_exist',
  )
}
