import { type CheckedContent, type ContentTable, contentTables, primaryKeys } from 'content'
import type { SqlConnection } from '../platform/database/connection/guarded-pool'

/** One row that an import adds, changes or removes. */
export interface RowDifference {
  readonly table: ContentTable
  readonly change: 'added' | 'changed' | 'removed'
  /** What tells the row from others, columns with `/` between them. */
  readonly key: string
  /** Of tables with titles. */
  readonly title: string | null
  /** Columns that become others; of a row that stays alone. */
  readonly fields: readonly string[]
}

/** In what the rows given differ from those of the database. */
export async function findDifferences(
  client: SqlConnection,
  { rows }: Pick<CheckedContent, 'rows'>,
): Promise<RowDifference[]> {
  const found: RowDifference[] = []
  for (const table of contentTables) {
    const [first] = rows[table]
    const statement = comparison(table, first ? Object.keys(first) : [...primaryKeys[table]])
    const result = await client.query<Omit<RowDifference, 'table'>>(statement, [JSON.stringify(rows[table])])
    found.push(...result.rows.map((row) => ({ table, ...row })))
  }
  return found
}

/** Names of tables and columns are the content reader's own, never an editor's. */
function comparison(table: ContentTable, columns: readonly string[]): string {
  const keys: readonly string[] = primaryKeys[table]
  const [first = ''] = keys
  const others = columns.filter((column) => !keys.includes(column))
  const same = keys.map((key) => `fresh.${key} = stored.${key}`).join(' and ')
  const differs = (column: string) => `stored.${column} is distinct from fresh.${column}`
  const named = others.map((column) => `case when ${differs(column)} then '${column}' end`).join(', ')
  const key = keys.map((column) => `coalesce(fresh.${column}, stored.${column})::text`).join(" || '/' || ")
  const title = columns.includes('title') ? 'coalesce(fresh.title, stored.title)::text' : 'null::text'
  return `select ${key} as key, ${title} as title,
      case when stored.${first} is null then 'added' when fresh.${first} is null then 'removed' else 'changed' end as change,
      case when stored.${first} is null or fresh.${first} is null then array[]::text[]
        else array_remove(array[${named || 'null'}]::text[], null) end as fields
    from jsonb_populate_recordset(null::${table}, $1::jsonb) fresh full join ${table} stored on ${same}
    where stored.${first} is null or fresh.${first} is null ${others.map((column) => `or ${differs(column)}`).join(' ')}
    order by 1`
}
