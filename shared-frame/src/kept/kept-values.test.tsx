import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { claimKept, eraseKept, keptPlace, newestAddress } from './kept-values'

const words = keptPlace<string>({
  name: 'word',
  version: 2,
  days: 7,
  check: (stored) => (typeof stored === 'string' ? stored : null),
})
const works = keptPlace<{ readonly text: string; readonly secret: string }>({
  name: 'work',
  version: 1,
  days: 7,
  withAddress: true,
  check(stored) {
    const { text, secret } = stored as Record<string, unknown>
    return typeof text === 'string' && typeof secret === 'string' ? { text, secret } : null
  },
  inTab: {
    split: ({ text, secret }) => ({ device: { text }, tab: { secret } }),
    join: (device, tab) => ({ secret: '', ...(device as object), ...(tab as object | null) }),
  },
})

const DAY_MS = 86_400_000
const start = new Date('2026-11-22T08:00:00Z').getTime()
beforeEach(() => {
  jest.useFakeTimers({ now: start })
  window.localStorage.clear()
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})
afterEach(() => void jest.useRealTimers())

test('a value is its owner’s alone, for as many days as its place says', () => {
  words.keep(7, 'a', 'một')
  expect(words.read(7, 'a')).toEqual({ value: 'một', at: start })
  expect(words.read(8, 'a')).toBeNull()
  expect(words.read('anyone', 'a')).toBeNull()
  jest.setSystemTime(start + 7 * DAY_MS + 1)
  expect(words.read(7, 'a')).toBeNull()
  expect(words.list(7)).toEqual([])
})

test.each([
  ['not JSON', '{'],
  ['another form', '{"value":"một"}'],
  ['what the place does not hold', `{"at":${start},"days":7,"value":5}`],
  ['of a time to come', `{"at":${start + 2 * DAY_MS},"days":7,"value":"một"}`],
])('%s counts as absent', (_, stored) => {
  window.localStorage.setItem('kept/word.2/7/a', stored)
  expect(words.read(7, 'a')).toBeNull()
})

test('what a device has no room for is told, and what it held before stays', () => {
  expect(words.keep(7, 'a', 'một')).toBe(true)
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  expect(words.keep(7, 'a', 'hai')).toBe(false)
  expect(works.keep(7, 'a', { text: 'một', secret: 'hai' })).toBe(false)
  full.mockRestore()
  expect([words.read(7, 'a')?.value, works.list(7)]).toEqual(['một', []])
})

test('values of another version or place are not read', () => {
  window.localStorage.setItem('kept/word.1/7/a', JSON.stringify({ at: start, days: 7, value: 'cũ' }))
  expect(words.list(7)).toEqual([])
})

test('who logs in takes over what is newer than her own, once', () => {
  words.keep(7, 'own', 'của mình', start - 10)
  words.keep('anyone', 'own', 'cũ hơn', start - 20)
  words.keep(7, 'both', 'cũ', start - 20)
  words.keep('anyone', 'both', 'mới', start - 10)
  words.keep('anyone', 'new', 'thêm', start - 5)
  claimKept(7)
  expect(words.list(7).map(({ value }) => value)).toEqual(['của mình', 'mới', 'thêm'])
  expect(words.list('anyone')).toEqual([])
  claimKept(8)
  expect(words.list(8)).toEqual([])
})

test('taking over throws away what is too old', () => {
  words.keep(7, 'a', 'một')
  jest.setSystemTime(start + 8 * DAY_MS)
  claimKept(7)
  expect(window.localStorage).toHaveLength(0)
})

test('work in progress is found again: the newest address is told to who takes it over', () => {
  window.history.replaceState(null, '', '/thuc-don/1?ngay=N3')
  works.keep('anyone', 'a', { text: 'trước', secret: '' }, start - 1)
  window.history.replaceState(null, '', '/tu-tao-thuc-don')
  works.keep('anyone', 'b', { text: 'sau', secret: '' })
  expect(newestAddress(60)).toBe('/tu-tao-thuc-don')
  jest.setSystemTime(start + 61 * 60_000)
  expect(newestAddress(60)).toBeNull()
  expect(claimKept(7)).toBe('/tu-tao-thuc-don')
  expect(claimKept(7)).toBeNull()
})

test('what is for the tab alone is not on the device, and follows the login in its tab', () => {
  works.keep('anyone', 'a', { text: 'bữa trưa', secret: 'dị ứng sữa' })
  expect(JSON.stringify(Object.entries(window.localStorage))).not.toContain('sữa')
  claimKept(7)
  expect(works.read(7, 'a')?.value).toEqual({ text: 'bữa trưa', secret: 'dị ứng sữa' })
  window.sessionStorage.clear()
  expect(works.read(7, 'a')?.value).toEqual({ text: 'bữa trưa', secret: '' })
})

test('who follows a place hears of changes in this tab and others, and of the end of everything', () => {
  const heard = jest.fn()
  const stop = words.subscribe(heard)
  words.keep(7, 'a', 'một')
  works.keep(7, 'a', { text: '', secret: '' })
  expect(heard.mock.calls).toEqual([[false]])
  const storageArea = window.localStorage
  window.dispatchEvent(new StorageEvent('storage', { key: 'kept/word.2/7/b', storageArea }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'kept/work.1/7/b', storageArea }))
  window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea }))
  expect(heard.mock.calls).toEqual([[false], [false], [true]])
  eraseKept()
  expect(heard).toHaveBeenCalledTimes(4)
  expect(window.localStorage).toHaveLength(0)
  expect(window.sessionStorage).toHaveLength(0)
  stop()
  words.keep(7, 'a', 'một')
  expect(heard).toHaveBeenCalledTimes(4)
})
