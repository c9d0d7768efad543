import { expect, test } from '@jest/globals'
import { cookiesNamed, hiddenCookie, readableCookie } from './cookies'

test.each([
  [undefined, []],
  ['', []],
  ['a=1', ['1']],
  ['b=2; a=1;a=3', ['1', '3']],
  ['a=; xa=1; a', []],
  ['a=x=y', ['x']],
])('%j: the values of a are %j', (header, values) => {
  expect(cookiesNamed('a', header)).toEqual(values)
})

test('a cookie that no script reads', () => {
  expect(hiddenCookie('a', '1', 60, false)).toBe('a=1; Path=/; Max-Age=60; HttpOnly; SameSite=Lax')
  expect(readableCookie('a', '1', 60, true)).toBe('a=1; Path=/; Max-Age=60; SameSite=Lax; Secure')
  expect(hiddenCookie('a', '', 0, true)).toBe('a=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure')
})
