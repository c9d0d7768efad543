import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { describeWithPostgres } from '../../../testing/describe-with-postgres'
import { startPostgres, type TestPostgres } from '../../../testing/postgres'
import { type Database, openDatabase } from '../open-database'

jest.setTimeout(120_000)

/** Longer than a connection is waited for (3 s), and than the watch waits for an answer (2 s). */
const BEYOND_CONNECT_MS = 3_300
const BEYOND_ANSWER_MS = 2_300

function keepBusy(ms: number): void {
  // The event loop stands still as it does in long work, at no cost to the processor.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

describeWithPostgres('a process that is busy for seconds takes no database for away', (programs) => {
  let server: TestPostgres
  let database: Database
  const changes: unknown[] = []

  beforeAll(async () => {
    server = await startPostgres(programs)
  })
  afterAll(async () => {
    await database?.close()
    await server?.stop()
  })

  test('while it connects for the first time, for one more, and while it waits for an answer', async () => {
    database = await openDatabase({ kind: 'postgresql', url: server.url })
    database.onChange((reason) => changes.push(reason))
    keepBusy(BEYOND_CONNECT_MS)
    await expect(database.pool.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] })

    const held = await database.pool.connect()
    const more = database.pool.connect()
    keepBusy(BEYOND_CONNECT_MS)
    const second = await more
    const answer = held.query('select 2 as two')
    keepBusy(BEYOND_ANSWER_MS)
    await expect(answer).resolves.toMatchObject({ rows: [{ two: 2 }] })
    held.release()
    second.release()
    expect(changes).toEqual([])
  })
})
