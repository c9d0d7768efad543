import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { openDB } from 'idb'
import { deviceList } from 'shared-contracts/constants'
import { eraseKept } from 'shared-frame/kept'
import { erase } from '../../../testing/erase-database'
import type { ListOperation } from '../rules/list-types'
import { takeFormerQueue } from './former-queue'
import { waitingChanges } from './waiting-changes'

const tick = (key: string): ListOperation => ({
  ...{ kind: 'bought', key, at: '2026-11-22T00:00:00Z', line: `m${key}`, bought: true, grams: 0 },
})

/** As releases before the outbox kept what waits. */
async function fill(rows: readonly unknown[]): Promise<void> {
  const db = await openDB(deviceList.waiting, 1, {
    upgrade: (fresh) => void fresh.createObjectStore('waiting', { autoIncrement: true }),
  })
  for (const row of rows) await db.add('waiting', row)
  db.close()
}
async function rowsLeft(): Promise<number> {
  const db = await openDB(deviceList.waiting, 1)
  const left = await db.count('waiting')
  db.close()
  return left
}
const keys = (userId: number) => waitingChanges.list(userId).map(({ key }) => key)

beforeEach(() => {
  eraseKept()
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T00:00:00Z'))
})
afterEach(async () => {
  jest.restoreAllMocks()
  await erase(deviceList.waiting)
})

test('the changes of this user are taken over in their order, once; those of another one and what is none go', async () => {
  await fill([
    { userId: 7, operation: tick('b') },
    { userId: 8, operation: tick('c') },
    { userId: 7, operation: { kind: 'unknown' } },
    { userId: 7, operation: tick('a') },
  ])
  await takeFormerQueue(7)
  await takeFormerQueue(7)
  expect([keys(7), keys(8), await rowsLeft()]).toEqual([['b', 'a'], [], 0])
  expect(waitingChanges.read(7, 'b')?.value).toEqual(tick('b'))
  // An older release in another tab.
  await fill([{ userId: 7, operation: tick('d') }])
  await takeFormerQueue(7)
  expect(keys(7)).toEqual(['b', 'a', 'd'])
})

test('what the device has no room for stays where it was, and is sent from this document', async () => {
  await fill([{ userId: 7, operation: tick('a') }])
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  await takeFormerQueue(7)
  full.mockRestore()
  expect([keys(7), await rowsLeft()]).toEqual([['a'], 1])
})

test('where there is no such database none is made, and a browser without any has nothing to take', async () => {
  await takeFormerQueue(7)
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(deviceList.waiting)
  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('', 'SecurityError')
  })
  await takeFormerQueue(7)
  expect(keys(7)).toEqual([])
})
