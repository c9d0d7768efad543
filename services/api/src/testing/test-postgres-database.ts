import { randomBytes } from 'node:crypto'
import process from 'node:process'
import pg from 'pg'
import { type Database, openDatabase } from '../platform/database/open-database'
import { fromEnvironment } from './embedded-database'
import { findPostgresPrograms, startPostgres } from './postgres'

export interface PostgresForTests {
  /** A new, empty database. */
  open(): Promise<Database>
  /** A new database, copied from one that was filled once in this process; that one stays on the server. */
  openCopy(name: string, fill: (database: Database) => Promise<void>): Promise<Database>
  /** Where a database of this server is, for programs of its own. */
  urlOf(name: string): string
  stop(): Promise<void>
}

/** Where a real PostgreSQL can be had: `TEST_DATABASE_URL`, else programs on this machine; null when neither is there. */
export function postgresSource(): { readonly url: string } | { readonly programs: string } | null {
  const url = process.env.TEST_DATABASE_URL
  if (url) return { url }
  const programs = findPostgresPrograms()
  return programs === null ? null : { programs }
}

/** Connects to it or starts it. Each opened database is its own, so nothing else on that server is touched. */
export async function postgresForTests(source: { url: string } | { programs: string }): Promise<PostgresForTests> {
  const started = 'programs' in source ? await startPostgres(source.programs) : null
  const serverUrl = started?.url ?? ('url' in source ? source.url : '')
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  const names: string[] = []
  function urlOf(name: string): string {
    const url = new URL(serverUrl)
    url.pathname = `/${name}`
    return url.href
  }
  // A server of this file's own goes with it; another one may get its port.
  const server = started ? randomBytes(6).toString('hex') : serverUrl
  const opened = (name: string) => openDatabase({ kind: 'postgresql', url: urlOf(name), maxConnections: 4 })

  async function create(template: string): Promise<Database> {
    const name = `api_test_${process.pid}_${names.length}`
    await admin.query(`drop database if exists ${name}`)
    await admin.query(`create database ${name} template ${template}`)
    names.push(name)
    return opened(name)
  }
  async function fillNew(fill: (database: Database) => Promise<void>): Promise<string> {
    const name = `api_filled_${process.pid}_${randomBytes(6).toString('hex')}`
    await admin.query(`create database ${name}`)
    const database = await opened(name)
    await fill(database)
    await database.close()
    return name
  }
  return {
    open: () => create('template0'),
    async openCopy(name, fill) {
      const templates = fromEnvironment(globalThis.filledPostgresDatabases)
      const key = `${server} ${name}`
      const template = templates.get(key) ?? fillNew(fill)
      templates.set(key, template)
      return create(await template)
    },
    urlOf,
    async stop() {
      for (const name of names) await admin.query(`drop database if exists ${name} with (force)`)
      await admin.end()
      await started?.stop()
    },
  }
}
