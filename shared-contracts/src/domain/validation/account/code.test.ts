import { expect, test } from '@jest/globals'
import { normaliseCode } from './code'

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['12-34-56', '123456'],
  [' 1 2 3 4 5 6 ', '123456'],
  ['１２３４５６', '123456'],
  ['\u200B123456', '123456'],
  ['12345', '12345'],
  ['1234 567', '1234 567'],
  ['123a456', '123a456'],
  ['', ''],
])('%j is the code %j', (text, code) => {
  expect(normaliseCode(text)).toBe(code)
})
