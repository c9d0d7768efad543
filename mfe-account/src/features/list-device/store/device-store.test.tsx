import 'fake-indexeddb/auto'
import { afterEach, expect, test } from '@jest/globals'
import { deviceList } from 'shared-contracts/constants'
import { shoppingList } from '../../../testing/shopping-list'
import type { ListOperation } from '../rules/list-types'
import { openDeviceStore } from './device-store'
import type { ListStore } from './list-store'

const tick = (key: string, line: string, bought = true): ListOperation => ({
  kind: 'bought',
  key,
  at: '2026-11-22T00:00:00Z',
  line,
  bought,
  grams: 0,
})

const opened: ListStore[] = []
async function open(userId: number): Promise<ListStore> {
  const store = await openDeviceStore(userId)
  opened.push(store)
  return store
}
const keysOf = async (store: ListStore) => (await store.read()).waiting.map(({ key }) => key)

function erase(name: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = resolve
    request.onerror = reject
  })
}

afterEach(async () => {
  for (const store of opened.splice(0)) store.close()
  await erase(deviceList.lists)
  await erase(deviceList.waiting)
})

test('two tabs have one list and one queue, in the order of the taps', async () => {
  const [here, there] = [await open(7), await open(7)]
  await here.enqueue(tick('a', 'm1'))
  await there.enqueue(tick('b', 'm2'))
  await here.enqueue(tick('c', 'm1', false))
  expect(await keysOf(there)).toEqual(['b', 'c'])
  await here.settle(shoppingList(), ['b'])
  expect(await there.read()).toEqual({ list: shoppingList(), waiting: [tick('c', 'm1', false)] })
  await there.settle(null, ['c'])
  expect(await here.read()).toEqual({ list: shoppingList(), waiting: [] })
})

test('an operation is given to the browser at once: no later answer is needed to keep it', async () => {
  const [store, other] = [await open(7), await open(7)]
  await store.enqueue(tick('a', 'm1'))
  void store.enqueue(tick('b', 'm1', false)).catch(() => {})
  store.close()
  expect(await keysOf(other)).toContain('b')
})

test('what another tab puts behind an operation is not taken out as its former', async () => {
  const [here, there] = [await open(7), await open(7)]
  await Promise.all([here.enqueue(tick('a', 'm1')), there.enqueue(tick('b', 'm1', false))])
  expect((await keysOf(here)).at(-1)).toBe('b')
})

test('another user of the device sees nothing of it', async () => {
  await (await open(7)).settle(shoppingList(), [])
  await (await open(7)).enqueue(tick('a', 'm1'))
  expect(await (await open(8)).read()).toEqual({ list: null, waiting: [] })
})

test('an erasure goes through while tabs are open, and nothing that comes late brings the list back', async () => {
  const store = await open(7)
  await store.settle(shoppingList(), [])
  await erase(deviceList.lists)
  await store.settle(shoppingList(), [])
  expect(await store.read()).toEqual({ list: null, waiting: [] })
  expect(await (await open(7)).read()).toEqual({ list: null, waiting: [] })
})
