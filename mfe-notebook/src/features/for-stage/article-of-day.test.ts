import { expect, test } from '@jest/globals'
import { parseCalendarDay } from 'shared-contracts/ages'
import { articleOfDay } from './article-of-day'

test.each([
  ['2025-12-31', 'c'],
  ['2026-01-01', 'a'],
  ['2026-01-02', 'b'],
  ['2026-01-04', 'a'],
])('the article of %s is %s', (text, expected) => {
  const day = parseCalendarDay(text)
  if (day === null) throw new Error(text)
  expect(articleOfDay(['a', 'b', 'c'], day)).toBe(expected)
  expect(articleOfDay([], day)).toBeUndefined()
})
