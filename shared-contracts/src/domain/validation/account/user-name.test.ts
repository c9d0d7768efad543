import { expect, test } from '@jest/globals'
import { parseUserName, validateUserName } from './user-name'

test.each([
  ['+84 912 345 678', { kind: 'phone', value: '0912345678' }],
  [' Me@Example.vn ', { kind: 'email', value: 'me@example.vn' }],
  ['mebau', null],
  ['', null],
])('%j', (text, expected) => {
  expect(parseUserName(text)).toEqual(expected)
  expect(validateUserName(text) === null).toBe(expected !== null)
})
