import { checkContent } from 'content'
import { fixtureFiles, memoryFolder } from 'content/testing'
import type { Database } from '../../platform/database/open-database'

/** Rows that no single user owns: calls of one user may add some and clear away old ones. */
const OF_NOBODY = [
  'article_daily_reads',
  'attempts',
  'banner_days',
  'content_imports',
  'cooking_classes',
  'login_failures',
  'menu_daily_looks',
  'message_requests',
  'outgoing_messages',
  'popups',
  'questionnaires',
  'request_counts',
  'search_misses',
  'server_secrets',
  'sent_sms',
  'site_pictures',
  'staff_file_bytes',
  'survey_seeds',
  'used_captchas',
  'web_vitals',
]

/** What makes a row somebody's, by the column that says so; `$user` is the owner's id. */
const OWNER_COLUMNS = [
  ['user_id', 'user_id = $1'],
  ['child_id', 'child_id in (select id from children where user_id = $1)'],
  ['submission_id', 'submission_id in (select id from survey_submissions where user_id = $1)'],
] as const

interface UserTable {
  readonly name: string
  /** Null: of nobody. */
  readonly owned: string | null
}

export interface UserRows {
  /** Everything kept about a user, as text to compare. */
  rowsOf(userId: number): Promise<string>
  /** How many rows each table has that the content doesn't fill. */
  counts(): Promise<Readonly<Record<string, number>>>
  /** All tables about users as they were when this was opened. */
  restore(): Promise<void>
}

/** Filled by migrations and the import, beside the rows of the content. */
const OF_THE_SYSTEM = ['content_revision', 'kysely_migration', 'kysely_migration_lock']

/** The rows about users in a database with the fixture content. */
export function openUserRowsOfFixture(database: Database): Promise<UserRows> {
  const ofContent = Object.keys(checkContent(memoryFolder(fixtureFiles)).rows)
  return openUserRows(database, [...ofContent, ...OF_THE_SYSTEM])
}

/**
 * The tables that hold data of users: all that the content does not fill. Throws for one whose rows it can't tell apart by owner: it then has to
 * be named here.
 */
async function openUserRows({ pool }: Database, contentTables: readonly string[]): Promise<UserRows> {
  const columns = await pool.query<{ table: string; column: string; generated: boolean }>(
    `select c.table_name as "table", c.column_name as "column", c.is_generated = 'ALWAYS' as generated
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by c.table_name, c.ordinal_position`,
  )
  const names = [...new Set(columns.rows.map(({ table }) => table))].filter((name) => !contentTables.includes(name))
  const tables = names.map((name): UserTable => {
    if (name === 'users') return { name, owned: 'id = $1' }
    const column = OWNER_COLUMNS.find(([own]) =>
      columns.rows.some((each) => each.table === name && each.column === own),
    )
    if (column) return { name, owned: column[1] }
    if (OF_NOBODY.includes(name)) return { name, owned: null }
    throw new Error(`Whose are the rows of ${name}? Say it in services/api/src/testing/isolation/user-tables.ts`)
  })

  const inserts: string[] = []
  for (const name of parentsFirst(names)) {
    const kept = await pool.query<{ text: string }>(`select quote_literal(jsonb_agg(t)::text) as text from ${name} t`)
    const literal = kept.rows[0]?.text ?? null
    if (literal !== null) {
      const rows = `select * from jsonb_populate_recordset(null::${name}, ${literal}::jsonb)`
      inserts.push(`insert into ${name} overriding system value ${rows}`)
    }
  }
  const deletes = [...parentsFirst(names)].reverse().map((name) => `delete from ${name}`)
  // One round trip: a test restores hundreds of times.
  const restoring = ['begin', ...deletes, ...inserts, 'commit'].join(';\n')

  return {
    async rowsOf(userId) {
      const parts = tables.flatMap(({ name, owned }) =>
        owned === null
          ? []
          : [`'${name}', (select jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text) from ${name} t where ${owned})`],
      )
      const { rows } = await pool.query<{ text: string }>(
        `select jsonb_build_object(${parts.join(', ')})::text as text`,
        [userId],
      )
      return rows[0]?.text ?? ''
    },
    async counts() {
      const parts = tables.map(({ name }) => `select '${name}' as name, (select count(*)::int from ${name}) as count`)
      const { rows } = await pool.query<{ name: string; count: number }>(parts.join(' union all '))
      return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
    },
    async restore() {
      await pool.query(restoring)
    },
  }
}

/** Users, their devices, sessions and submissions before all that names them. */
function parentsFirst(names: readonly string[]): readonly string[] {
  const first = ['users', 'known_devices', 'sessions', 'questionnaires', 'survey_submissions']
  return [...first.filter((name) => names.includes(name)), ...names.filter((name) => !first.includes(name))]
}
