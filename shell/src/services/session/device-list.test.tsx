import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { deviceList, ownPages } from 'shared-contracts/constants'
import type { Session } from 'shared-frame/remotes'
import { eraseDeviceList, eraseOwnPages, followDeviceList, followOwnPages } from './device-list'

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

describe('pages of her own', () => {
  const remove = jest.fn<(cache: string) => Promise<boolean>>()
  const leave = jest.fn()
  let end: () => void

  beforeEach(() => {
    remove.mockReset()
    leave.mockReset()
    remove.mockResolvedValue(true)
    Object.defineProperty(globalThis, 'caches', { configurable: true, value: { delete: remove } })
    window.localStorage.setItem(ownPages.owner, '7')
    end = followOwnPages({
      read: () => now,
      subscribe(listener) {
        tell = listener
        listener()
        return leave
      },
    })
  })
  afterEach(() => void Reflect.deleteProperty(globalThis, 'caches'))

  const kept = () => window.localStorage.getItem(ownPages.owner)

  test('stay while nobody knows who is here, and at the login of their owner', () => {
    become({ state: 'unknown' })
    become(signedIn(7))
    expect([remove.mock.calls, kept()]).toEqual([[], '7'])
  })

  test.each<[string, Session]>([
    ['a logout or a session that expired', { state: 'anonymous' }],
    ['somebody else’s login', signedIn(8)],
  ])('go with %s, once', (_, session) => {
    become(signedIn(7))
    become(session)
    expect([remove.mock.calls, kept()]).toEqual([[[ownPages.cache]], null])
    become(session)
    expect(remove).toHaveBeenCalledTimes(1)
  })

  test('where none are kept, no cache is touched', () => {
    window.localStorage.removeItem(ownPages.owner)
    become({ state: 'anonymous' })
    expect(remove).not.toHaveBeenCalled()
  })

  test('are followed until the end', () => {
    expect(leave).not.toHaveBeenCalled()
    end()
    expect(leave).toHaveBeenCalledTimes(1)
  })

  test('are erased without a word where the browser refuses, and where it has no caches', async () => {
    remove.mockRejectedValue(new Error('insecure'))
    eraseOwnPages()
    await Promise.resolve()
    expect(kept()).toBeNull()
    Reflect.deleteProperty(globalThis, 'caches')
    window.localStorage.setItem(ownPages.owner, '7')
    eraseOwnPages()
    expect(kept()).toBeNull()
  })
})
