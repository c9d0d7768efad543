import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Database } from '../../platform/database/open-database'
import { urlOfTestDatabase } from '../test-postgres-database'

/** Every table as text, by its name; bytes stand in hexadecimal. */
export async function dumpTables({ pool }: Database): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ table_name: string }>(
    `select table_name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  )
  const dump = new Map<string, string>()
  for (const { table_name: name } of rows) {
    const text = await pool.query<{ text: string | null }>(
      `select string_agg(t::text, E'\\n' order by t::text) as text from "${name}" t`,
    )
    dump.set(name, text.rows[0]?.text ?? '')
  }
  return dump
}

/** What pg_dump writes of the whole database; empty where there is no server or no such program. */
export async function pgDump(database: Database): Promise<string> {
  if (database.kind !== 'postgresql') return ''
  const url = await urlOfTestDatabase(database)
  try {
    return execFileSync('pg_dump', ['--data-only', '--inserts', url], { encoding: 'utf8', maxBuffer: 1e9 })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  }
}

/** Names and texts of all files below a folder. */
export function filesIn(folder: string): string {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.name} ${readFileSync(path.join(entry.parentPath, entry.name), 'utf8')}`)
    .join('\n')
}
