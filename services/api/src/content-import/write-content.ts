import { type CheckedContent, type ContentTable, contentTables, primaryKeys } from 'content'
import { inState, NO_CHANGES, raiseRevision, settleStates, toldInPart } from '../desk'
import type { SqlConnection } from '../platform/database/connection/guarded-pool'
import type { Database } from '../platform/database/open-database'
import type { ImportedChanges } from '../stored-values'
import { findDifferences, type RowDifference } from './differences'

export interface WrittenContent {
  /** Rows added, changed or removed, by table; tables without a change are left out. */
  readonly changes: Readonly<Partial<Record<ContentTable, number>>>
  /** After the import. */
  readonly revision: number
}

/** What an import would do, or did. */
export interface ContentDifferences {
  /** Row by row; empty for the first import, which adds all of them. */
  readonly rows: readonly RowDifference[]
  readonly told: ImportedChanges
}

export interface WriteTerms {
  readonly now: Date
  /** Whoever runs the import, for the editors' page. */
  readonly importedBy?: string
  /** Finds out what it would do, and takes it back. */
  readonly dryRun?: boolean
}

/**
 * Makes the content tables hold exactly the rows given, in one transaction. Rows that are the same are not touched, and
 * the revision grows only when some row changed, or something came due. Throws when the database refuses; nothing is changed then.
 */
export async function writeContent(
  database: Database,
  content: Pick<CheckedContent, 'rows' | 'hash'>,
  { now, importedBy, dryRun = false }: WriteTerms = { now: new Date() },
): Promise<WrittenContent & ContentDifferences> {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    // Two importers at once wait for each other here.
    const stored = await client.query<{ revision: number; source_hash: string }>(
      'select revision, source_hash from content_revision for update',
    )
    const before = stored.rows[0] ?? { revision: 0, source_hash: '' }
    const unchanged = before.source_hash === content.hash
    const rows = unchanged || before.revision === 0 ? [] : await findDifferences(client, content)
    const changes = unchanged ? {} : await writeTables(client, content)
    const settled = await settleStates(client, now)
    const told = toldInPart({
      ...changedItems(rows),
      published: inState(settled, 'published'),
      withdrawn: inState(settled, 'withdrawn'),
      rows: changes,
    })
    const changed = Object.keys(changes).length > 0 || settled.length > 0
    const revision = changed
      ? await raiseRevision(client, { changes: told, importedBy: importedBy ?? null, now })
      : before.revision
    await client.query('update content_revision set source_hash = $1', [content.hash])
    await client.query(dryRun ? 'rollback' : 'commit')
    return { changes, revision, rows, told }
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

const KINDS = { articles: 'article', dishes: 'dish' } as const

/** What happened to articles and dishes: what editors speak of. */
function changedItems(rows: readonly RowDifference[]): Pick<ImportedChanges, 'added' | 'changed' | 'removed'> {
  const { added, changed, removed }: Record<'added' | 'changed' | 'removed', ImportedChanges['changed']> = {
    added: [],
    changed: [],
    removed: [],
  }
  const lists = { added, changed, removed }
  for (const { table, change, key, title, fields } of rows) {
    if (table === 'articles' || table === 'dishes')
      lists[change].push({ kind: KINDS[table], id: Number(key), title: title ?? '', fields: [...fields] })
  }
  const plain = (list: ImportedChanges['changed']) => list.map(({ fields: _, ...item }) => item)
  return { ...NO_CHANGES, added: plain(added), changed, removed: plain(removed) }
}

async function writeTables(
  client: SqlConnection,
  { rows }: Pick<CheckedContent, 'rows'>,
): Promise<Partial<Record<ContentTable, number>>> {
  const changes: Partial<Record<ContentTable, number>> = {}
  const count = (table: ContentTable, rowCount: number | null) => {
    if (rowCount) changes[table] = (changes[table] ?? 0) + rowCount
  }
  // References are checked at the end of the transaction, so the order is free: first what goes, then what comes.
  for (const table of contentTables) {
    count(table, (await client.query(removal(table), [JSON.stringify(rows[table])])).rowCount)
  }
  for (const table of contentTables) {
    const [first] = rows[table]
    if (first)
      count(table, (await client.query(upsert(table, Object.keys(first)), [JSON.stringify(rows[table])])).rowCount)
  }
  return changes
}

function removal(table: ContentTable): string {
  const same = primaryKeys[table].map((column) => `kept.${column} = stored.${column}`).join(' and ')
  return `delete from ${table} stored
    where not exists (select 1 from jsonb_populate_recordset(null::${table}, $1::jsonb) kept where ${same})`
}

export function upsert(table: ContentTable, columns: readonly string[]): string {
  const keys: readonly string[] = primaryKeys[table]
  const others = columns.filter((column) => !keys.includes(column))
  const list = (prefix: string) => others.map((column) => `${prefix}${column}`).join(', ')
  const names = columns.join(', ')
  const conflict =
    others.length === 0
      ? 'do nothing'
      : `do update set ${others.map((column) => `${column} = excluded.${column}`).join(', ')}
         where (${list('stored.')}) is distinct from (${list('excluded.')})`
  return `insert into ${table} as stored (${names})
    select ${names} from jsonb_populate_recordset(null::${table}, $1::jsonb)
    on conflict (${keys.join(', ')}) ${conflict}`
}
