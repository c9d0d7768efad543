import { expect, test } from '@jest/globals'
import { formatMeasure, formatZScore } from './measure'

test.each([
  [9.25, 2, '9,25'],
  [75, 1, '75'],
  [0, 1, '0'],
  [null, 2, '–'],
])('%p with %i decimals is %s', (value, decimals, shown) => {
  expect(formatMeasure(value, decimals)).toBe(shown)
})

test.each([
  [1.25, '+1,25'],
  [-0.4, '−0,4'],
  [0, '0'],
  [null, '–'],
])('a z-score of %p is %s', (zScore, shown) => {
  expect(formatZScore(zScore)).toBe(shown)
})
