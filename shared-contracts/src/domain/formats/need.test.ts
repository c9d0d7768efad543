import { expect, test } from '@jest/globals'
import { formatNeed } from './need'

test.each([
  [60, 70, '60 - 70'],
  [1980, 2082.5, '1.980 - 2.082,5'],
  [0, 5, '0 - 5'],
  [5, 5, '5'],
  [5, 5.0001, '5'],
  [0, 0, '0'],
  [61, null, '≥ 61'],
  [0, null, '≥ 0'],
  [null, 5, '≤ 5'],
  [null, 0, '≤ 0'],
  [null, null, '...'],
])('from %s to %s is shown as %s', (min, max, shown) => {
  expect(formatNeed({ min, max })).toBe(shown)
})
