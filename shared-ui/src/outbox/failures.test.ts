import { expect, test } from '@jest/globals'
import { ApiError } from 'shared-contracts/client'
import { failureKind } from './failures'
import { pauseAfter } from './pauses'

test.each([
  [0, 'offline'],
  [401, 'session'],
  [408, 'busy'],
  [429, 'busy'],
  [500, 'busy'],
  [503, 'busy'],
  [400, 'refused'],
  [403, 'refused'],
  [404, 'refused'],
  [409, 'refused'],
  [422, 'refused'],
])('a call that ends with %i is %s', (status, kind) => {
  expect(failureKind(new ApiError('UserCart/GetAll', status, 'Lời của máy chủ'))).toBe(kind)
})

test('code that did not come is tried again', () => {
  expect(failureKind(new Error('The chunk did not come'))).toBe('busy')
})

test('pauses grow to half a minute, and stay there', () => {
  expect([1, 2, 3, 4, 5, 6, 100].map(pauseAfter)).toEqual([2_000, 4_000, 8_000, 15_000, 30_000, 30_000, 30_000])
})
