import { type CheckedContent, type ContentTable, contentTables, primaryKeys } from 'content'

import type { SqlConnection } from '../platform/database/connection/guarded-pool'
import type { Database } from '../platform/database/open-database'

export interface WrittenContent {
  /** Rows added, changed or removed, by table; tables without a change are left out. */
  readonly changes: Readonly<Partial<Record<ContentTable, number>>>
  /** After the import. */
  readonly revision: number
}

/**
 * Makes the content tables hold exactly the rows given, in one transaction. Rows that are the same are not touched, and
 * the revision grows only when some row changed. Throws when the database refuses; nothing is changed then.
 */
export async function writeContent(database: Database, content: CheckedContent): Promise<WrittenContent> {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    // Two importers at once wait for each other here.
    const stored = await client.query<{ revision: number; source_hash: string }>(
      'select revision, source_hash from content_revision for update',
    )
    const before = stored.rows[0] ?? { revision: 0, source_hash: '' }
    const unchanged = before.source_hash === content.hash
    const changes = unchanged ? {} : await writeTables(client, content)
    const changed = Object.keys(changes).length > 0
    const revision = before.revision + (changed ? 1 : 0)
    if (changed) {
      await client.query('update content_revision set revision = $1, changed_at = now()', [revision])
    }
    await client.query('update content_revision set source_hash = $1', [content.hash])
    await client.query('commit')
    return { changes, revision }
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function writeTables(
  client: SqlConnection,
  { rows }: CheckedContent,
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

function upsert(table: ContentTable, columns: readonly string[]): string {
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
