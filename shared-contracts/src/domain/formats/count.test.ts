import { expect, test } from '@jest/globals'
import { formatCount } from './count'

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1 nghìn'],
  [1_099, '1 nghìn'],
  [1_100, '1,1 nghìn'],
  [1_999, '1,9 nghìn'],
  [999_999, '999,9 nghìn'],
  [1_000_000, '1 triệu'],
  [2_560_000, '2,5 triệu'],
  [1_234_000_000, '1.234 triệu'],
])('%i is %s', (count, shown) => {
  expect(formatCount(count)).toBe(shown)
})
