import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { keptPlace } from 'shared-frame/kept'
import { forgetReturns, keepReturn, returnAfter } from './kept-return'

const start = new Date('2026-11-22T08:00:00Z').getTime()
beforeEach(() => {
  jest.useFakeTimers({ now: start })
  window.localStorage.clear()
})
afterEach(() => void jest.useRealTimers())

const drafts = keptPlace<string>({
  name: 'draft',
  version: 1,
  days: 30,
  check: (stored) => (typeof stored === 'string' ? stored : null),
  withAddress: true,
})

test('what was asked for comes back in another tab, for a day, until the login', () => {
  keepReturn('registration', '/thuc-don/5')
  expect(returnAfter('registration', null)).toBe('/thuc-don/5')
  expect(returnAfter('registration', '/mon-an/4')).toBe('/mon-an/4')
  expect(returnAfter('new-password', null)).toBeNull()
  jest.setSystemTime(start + 86_400_001)
  expect(returnAfter('registration', null)).toBeNull()
  jest.setSystemTime(start)
  forgetReturns()
  expect(returnAfter('registration', null)).toBeNull()
})

test('nothing asked for: the menu that was changed just now, not one of long ago', () => {
  window.history.replaceState(null, '', '/thuc-don/5?ngay=N3&doi=mon')
  drafts.keep('anyone', 'a', 'x')
  keepReturn('registration', null)
  expect(returnAfter('registration', null)).toBe('/thuc-don/5?ngay=N3&doi=mon')
  jest.setSystemTime(start + 61 * 60_000)
  keepReturn('registration', null)
  expect(returnAfter('registration', null)).toBeNull()
})

test('an address of another site is not led to', () => {
  window.localStorage.setItem(
    'kept/return-address.1/anyone/registration',
    JSON.stringify({ at: start, days: 1, value: '//evil.example' }),
  )
  expect(returnAfter('registration', null)).toBeNull()
})
