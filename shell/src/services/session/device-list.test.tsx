import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { deviceList } from 'shared-contracts/constants'
import type { Session } from 'shared-contracts/remotes'
import { eraseDeviceList, followDeviceList } from './device-list'

let erased: string[] = []
let now: Session
let tell: () => void

const lan = {
  fullName: 'Lan',
  shortName: 'Lan',
  userType: 0,
  objectTypeId: 2,
  pictureUrl: null,
  numberOfCarts: 0,
} as const
const signedIn = (id: number): Session => ({ state: 'signed-in', user: { id, ...lan } })

beforeEach(() => {
  erased = []
  now = { state: 'unknown' }
  Object.defineProperty(globalThis, 'indexedDB', {
    configurable: true,
    value: { deleteDatabase: (name: string) => void erased.push(name) },
  })
  window.localStorage.setItem(deviceList.owner, '7')
  followDeviceList({
    read: () => now,
    subscribe(listener) {
      tell = listener
      listener()
      return () => {}
    },
  })
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'indexedDB')
  window.localStorage.clear()
})

function become(session: Session): void {
  now = session
  tell()
}

test('nothing goes while nobody knows who is here, nor at the login of its owner', () => {
  become(signedIn(7))
  become({ state: 'unknown' })
  expect(erased).toEqual([])
})

test('a session that expired takes the list, not what was never sent', () => {
  become(signedIn(7))
  become({ state: 'anonymous' })
  expect(erased).toEqual([deviceList.lists])
  become(signedIn(7))
  expect(erased).toEqual([deviceList.lists])
})

test('somebody else’s login takes all, once', () => {
  become({ state: 'anonymous' })
  become(signedIn(8))
  expect(erased).toEqual([deviceList.lists, deviceList.lists, deviceList.waiting])
  become({ state: 'unknown' })
  become(signedIn(8))
  expect(erased).toHaveLength(3)
})

test('a logout takes all', () => {
  eraseDeviceList()
  expect(erased).toEqual([deviceList.lists, deviceList.waiting])
  become({ state: 'anonymous' })
  expect(erased).toHaveLength(2)
})
