import { describe, expect, test } from '@jest/globals'
import { addAmounts, amountOf, scaleAmount, ZERO } from './amount'

describe('amountOf', () => {
  test.each([
    [100, 7.9, { value: 7.9, missingCount: 0 }],
    [50, 7.9, { value: 3.95, missingCount: 0 }],
    [50, 0, { value: 0, missingCount: 0 }],
    [50, null, { value: 0, missingCount: 1 }],
    [0, null, { value: 0, missingCount: 0 }],
  ])('%d g at %p per 100 g', (grams, per100g, expected) => {
    expect(amountOf(grams, per100g)).toEqual(expected)
  })
})

describe('sums', () => {
  test('adds values and counts of what is missing', () => {
    expect(addAmounts({ value: 2, missingCount: 1 }, { value: 3, missingCount: 2 })).toEqual({
      value: 5,
      missingCount: 3,
    })
  })

  test('keeps what is missing when the weight changes, but not when nothing is left', () => {
    expect(scaleAmount({ value: 2, missingCount: 1 }, 3)).toEqual({ value: 6, missingCount: 1 })
    expect(scaleAmount({ value: 2, missingCount: 1 }, 0)).toEqual(ZERO)
  })
})
