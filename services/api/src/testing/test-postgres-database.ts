import { randomBytes } from 'node:crypto'
import process from 'node:process'
import pg from 'pg'
import { type Database, openDatabase } from '../platform/database/open-database'
import { fromEnvironment } from './embedded-database'

/** The address of the PostgreSQL for tests; null: there is none on this machine. */
export function testPostgresUrl(): Promise<string | null> {
  return fromEnvironment(globalThis.processPostgres)()
}

/** Whether tests run on PostgreSQL, known before any server is started. */
export function hasTestPostgres(): boolean {
  return fromEnvironment(globalThis.hasProcessPostgres)()
}

/** The address of an opened database of that PostgreSQL, for programs of their own. */
export async function urlOfTestDatabase({ pool }: Database): Promise<string> {
  const serverUrl = await testPostgresUrl()
  if (serverUrl === null) throw new Error('No PostgreSQL')
  const { rows } = await pool.query<{ name: string }>('select current_database() as name')
  return urlOfDatabase(serverUrl, rows[0]?.name ?? '')
}

/** The address of another database of the same server. */
function urlOfDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/**
 * A database of its own, dropped when it is closed: a copy of a template that is made once a server and for each state of the
 * sources, whatever number of processes asks for it at once.
 * @param name small letters, 30 at most, of what `fill` fills in
 * @param fill may use only what is in those sources
 */
export async function openPostgresCopy(
  serverUrl: string,
  name: string,
  fill: (database: Database) => Promise<void>,
): Promise<Database> {
  const template = `${name.replaceAll(/[^a-z0-9]+/g, '_')}_${fromEnvironment(globalThis.sourcesKey)().slice(0, 16)}`
  return openDropped(serverUrl, async (admin) => {
    await makeTemplate(admin, serverUrl, template, fill)
    return template
  })
}

/** An empty database of its own, dropped when it is closed. */
export function openEmptyPostgres(serverUrl: string): Promise<Database> {
  return openDropped(serverUrl, async () => 'template0')
}

async function openDropped(serverUrl: string, templateOf: (admin: pg.Client) => Promise<string>): Promise<Database> {
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`
  await withAdmin(serverUrl, async (admin) => {
    // A third of the processor time of a copy through the write-ahead log, which is the usual way.
    await admin.query(`create database ${name} template ${await templateOf(admin)} strategy file_copy`)
  })
  const database = await openNamed(serverUrl, name)
  let closing: Promise<void> | null = null
  async function closeAndDrop(): Promise<void> {
    await database.close()
    await withAdmin(serverUrl, (admin) => admin.query(`drop database ${name} with (force)`))
  }
  return {
    ...database,
    close() {
      closing ??= closeAndDrop()
      return closing
    },
  }
}

/** One key for all templates: they are made one after another. */
const TEMPLATE_LOCK = 4_711_900

async function makeTemplate(
  admin: pg.Client,
  serverUrl: string,
  template: string,
  fill: (database: Database) => Promise<void>,
): Promise<void> {
  const exists = async () =>
    (await admin.query('select 1 from pg_database where datname = $1', [template])).rows.length > 0
  if (await exists()) return
  await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
  try {
    if (await exists()) return
    // A process that was killed may have left a part of it.
    const unfinished = `unfinished_${template}`
    await admin.query(`drop database if exists ${unfinished} with (force)`)
    await admin.query(`create database ${unfinished} template template0`)
    const database = await openNamed(serverUrl, unfinished)
    try {
      await fill(database)
    } finally {
      await database.close()
    }
    await admin.query(`alter database ${unfinished} rename to ${template}`)
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK])
  }
}

function openNamed(serverUrl: string, name: string): Promise<Database> {
  return openDatabase({ kind: 'postgresql', url: urlOfDatabase(serverUrl, name), maxConnections: 4 })
}

/** Does something on the server itself, on a connection that ends with it. */
export async function withAdmin<T>(serverUrl: string, act: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  try {
    return await act(admin)
  } finally {
    await admin.end()
  }
}
