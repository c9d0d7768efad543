/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import type { Database } from '../platform/database/open-database'
import { openTestDatabase } from '../testing/test-database'
import { type ApiServer, buildServer } from './build-server'

jest.setTimeout(60_000)

let database: Database
const servers: ApiServer[] = []
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(async () => {
  for (const { app } of servers) await app.close()
  await database?.close()
})

async function listening(requestsPerMinute: number | null): Promise<string> {
  const server = await buildServer({
    ...{ database, requestsPerMinute, logLevel: 'silent', watchProcess: true, checkAnswers: true },
    revisionFreshMs: 0,
  })
  servers.push(server)
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.app.server.address() as AddressInfo
  return `http://127.0.0.1:${port}/api/ArticleCatalog/GetAll`
}

const ask = (addresses: readonly string[]) =>
  Promise.all(addresses.map(async (address) => (await fetch(address)).status))

/**
 * Keeps the process busy for longer than it may be late. The lateness is the mean since it was last looked at, once a second,
 * which one long turn among short ones hardly moves: two turns before make it be looked at right before the long one.
 */
async function keepBusy(): Promise<void> {
  for (const ms of [100, 1_100, 2_600]) {
    await nextTurn()
    // The event loop stands still as it does in long work, at no cost to the processor.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
  }
}

/** Lateness of what this process did before, its start included, wears off: it is looked at once a second. */
async function untilAnswered(addresses: readonly string[]): Promise<readonly number[]> {
  let statuses = await ask(addresses)
  for (let round = 0; round < 20 && statuses.includes(503); round += 1) {
    await pause(500)
    statuses = await ask(addresses)
  }
  return statuses
}

async function untilRefused(addresses: readonly string[]): Promise<readonly number[]> {
  for (let round = 0; round < 4; round += 1) {
    await keepBusy()
    const statuses = await ask(addresses)
    if (statuses[0] !== 200) return statuses
  }
  return []
}

test('a process that is late with all its work refuses some of it, unless there are no limits', async () => {
  const addresses = [await listening(1_000), await listening(null)]
  expect(await untilAnswered(addresses)).toEqual([200, 200])
  expect(await untilRefused(addresses)).toEqual([503, 200])
  expect(await untilAnswered(addresses)).toEqual([200, 200])
})
