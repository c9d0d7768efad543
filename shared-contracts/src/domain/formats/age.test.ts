import { expect, test } from '@jest/globals'
import { formatChildAge, formatPregnancy } from './age'

test.each([
  [0, 'dưới 1 tháng'],
  [1, '1 tháng'],
  [23, '23 tháng'],
  [24, '2 tuổi'],
  [27, '2 tuổi 3 tháng'],
  [60, '5 tuổi'],
])('%i months: %s', (months, shown) => {
  expect(formatChildAge(months)).toBe(shown)
})

test.each([
  [3, '0 tuần 3 ngày'],
  [84, '12 tuần'],
  [87, '12 tuần 3 ngày'],
])('%i days of pregnancy: %s', (days, shown) => {
  expect(formatPregnancy(days)).toBe(shown)
})
