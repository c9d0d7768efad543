import 'fake-indexeddb/auto'
import { afterEach, expect, test } from '@jest/globals'
import { deviceList } from 'shared-contracts/constants'
import { erase } from '../../../testing/erase-database'
import { shoppingList } from '../../../testing/shopping-list'
import { openDeviceCache } from './device-cache'
import type { ListCache } from './list-cache'

const opened: ListCache[] = []
async function open(userId: number): Promise<ListCache> {
  const cache = await openDeviceCache(userId)
  opened.push(cache)
  return cache
}

afterEach(async () => {
  for (const cache of opened.splice(0)) cache.close()
  await erase(deviceList.lists)
})

test('two tabs have one list, which another user of the device does not see', async () => {
  const [here, there] = [await open(7), await open(7)]
  await here.put(shoppingList())
  expect(await there.read()).toEqual(shoppingList())
  expect(await (await open(8)).read()).toBeNull()
  expect(window.localStorage.getItem(deviceList.owner)).toBe('8')
})

test('an erasure goes through while tabs are open, and nothing that comes late brings the list back', async () => {
  const cache = await open(7)
  await cache.put(shoppingList())
  await erase(deviceList.lists)
  await cache.put(shoppingList())
  expect(await cache.read()).toBeNull()
  expect(await (await open(7)).read()).toBeNull()
})
