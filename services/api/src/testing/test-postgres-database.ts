import process from 'node:process'
import pg from 'pg'
import { type Database, openDatabase } from '../platform/database/open-database'
import { findPostgresPrograms, startPostgres } from './postgres'

export interface PostgresForTests {
  /** A new, empty database. */
  open(): Promise<Database>
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
  return {
    async open() {
      const name = `api_test_${process.pid}_${names.length}`
      await admin.query(`drop database if exists ${name}`)
      await admin.query(`create database ${name}`)
      names.push(name)
      return openDatabase({ kind: 'postgresql', url: urlOf(name), maxConnections: 4 })
    },
    urlOf,
    async stop() {
      for (const name of names) await admin.query(`drop database if exists ${name} with (force)`)
      await admin.end()
      await started?.stop()
    },
  }
}
