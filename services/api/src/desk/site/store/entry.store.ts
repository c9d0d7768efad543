import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../platform/database/tables'
import { type FileEntry, mergeEntries, type SiteEntry } from '../rules/site-entries'
import type { SiteEdit, SiteKind } from '../rules/site-values'
import { findEdits } from './edit.store'

type Query = Kysely<Tables>

const readFiles: { readonly [K in SiteKind]: (query: Query) => Promise<FileEntry<K>[]> } = {
  async navigation(query) {
    const rows = await query.selectFrom('navigationItems').selectAll().orderBy('position').execute()
    return rows.map(({ id, position: _, roles, ...item }) => ({
      key: String(id),
      draft: { kind: 'navigation', ...item, roles: roles.filter(isUserType) },
    }))
  },

  async 'site-object'(query) {
    const rows = await query.selectFrom('siteObjects').selectAll().orderBy('position').execute()
    return rows.map(({ id, position: _, status, title, label, ...object }) => ({
      key: String(id),
      draft: { kind: 'site-object', ...object, title: title ?? '', label: label ?? '', isPublic: status === 1 },
    }))
  },

  async banner(query) {
    const rows = await query.selectFrom('banners').selectAll().orderBy('position').execute()
    return rows.map(({ id, banner }) => ({ key: String(id), draft: { kind: 'banner', ...banner } }))
  },
}

const userTypes = [0, 1, 2, 3, 99] as const
const isUserType = (role: number): role is (typeof userTypes)[number] => userTypes.some((type) => type === role)

/** The entries of a kind in their order, as the files and the editors have them. */
export async function findEntries<K extends SiteKind>(query: Query, kind: K): Promise<SiteEntry<K>[]> {
  const [files, edits, order] = [
    await readFiles[kind](query),
    await findEdits(query, kind),
    await findOrder(query, kind),
  ]
  return mergeEntries(kind, files, edits, order.keys)
}

/** What the files say of an entry; null: they have none. */
export async function findFileEntry<K extends SiteKind>(
  query: Query,
  kind: K,
  key: string,
): Promise<FileEntry<K> | null> {
  return (await readFiles[kind](query)).find((entry) => entry.key === key) ?? null
}

/** The editors' order of a kind; without one there are no keys. */
export async function findOrder(
  query: Query,
  kind: SiteKind,
): Promise<{ readonly keys: readonly string[]; readonly edit: SiteEdit | undefined }> {
  const edit = (await findEdits(query, 'order')).find(({ key }) => key === kind)
  return { keys: edit?.value?.kind === 'order' ? edit.value.keys : [], edit }
}

/** For an entry that an editor makes. */
export async function newKey(query: Query): Promise<string> {
  const { rows } = await sql<{ id: number }>`select nextval('site_entry_ids')::integer as id`.execute(query)
  const [row] = rows
  if (row === undefined) throw new Error('nextval returns a row')
  return String(row.id)
}
