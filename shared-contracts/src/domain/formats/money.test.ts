import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { formatMoney, formatPrice, roundMoney } from './money'

test.each([
  [null, 0, '0'],
  [undefined, 0, '0'],
  [Number.NaN, 0, '0'],
  [Number.POSITIVE_INFINITY, 0, '0'],
  [0, 0, '0'],
  [-5000, 0, '0'],
  [49, 0, '0'],
  [49.99, 0, '0'],
  [50, 100, '100'],
  [149, 100, '100'],
  [150, 200, '200'],
  [999, 1000, '1.000'],
  [12_345, 12_300, '12.300'],
  [12_350, 12_400, '12.400'],
  [1_234_567, 1_234_600, '1.234.600'],
])('%s đồng round to %i, shown %s', (amount, rounded, shown) => {
  expect(roundMoney(amount)).toBe(rounded)
  expect(formatMoney(amount)).toBe(shown)
  expect(formatPrice(amount)).toBe(`${shown} đ`)
})

test('an amount moves by half a step at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (amount) => {
      const rounded = roundMoney(amount)
      expect(rounded % 100).toBe(0)
      expect(Math.abs(rounded - amount)).toBeLessThanOrEqual(50)
    }),
  )
})
