/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { mountDisk } from 'service-host/testing/small-disk'
import { openDatabase } from '../open-database'
import { DatabaseUnavailable } from './database-unavailable'
import { RESERVED_BYTES } from './disk-space'

/** Longer than the disk goes without being looked at. */
const NOTICED_MS = 600

const disk = mountDisk(250 * 1024)
const folder = disk?.folder ?? mkdtempSync(path.join(tmpdir(), 'embedded-disk-'))
afterAll(() => (disk ? disk.remove() : rmSync(folder, { recursive: true, force: true })))

test('the embedded database takes no writes while its disk is nearly full, goes on reading, and loses nothing', async () => {
  // Where no disk can be mounted, one is made up.
  let madeUp = RESERVED_BYTES * 2
  const freeBytes = disk ? {} : { freeBytes: async () => madeUp }
  const place = { kind: 'embedded', folder, createPglite: globalThis.createPglite, ...freeBytes } as const
  const database = await openDatabase(place)
  const { pool, query } = database
  await pool.query('create table notes (id int primary key, text text)')
  await pool.query(`insert into notes values (1, 'first')`)

  writeFileSync(path.join(folder, 'filler'), disk ? Buffer.alloc(180_000_000 - 60_000_000) : '')
  madeUp = RESERVED_BYTES - 1
  await wait(NOTICED_MS)
  await expect(pool.query(`insert into notes values (2, 'second')`)).rejects.toThrow(DatabaseUnavailable)
  const two = query.transaction().execute(async (transaction) => {
    await sql`insert into notes values (3, 'third')`.execute(transaction)
  })
  await expect(two).rejects.toThrow(DatabaseUnavailable)
  expect((await pool.query('select id from notes')).rows).toEqual([{ id: 1 }])
  await database.close()
  await expect(openDatabase(place)).rejects.toThrow(/has less than 128 MB of space left/)

  rmSync(path.join(folder, 'filler'))
  madeUp = RESERVED_BYTES * 2
  const later = await openDatabase(place)
  await later.pool.query(`insert into notes values (2, 'second')`)
  expect((await later.pool.query('select id from notes order by id')).rows).toEqual([{ id: 1 }, { id: 2 }])
  await later.close()
})
