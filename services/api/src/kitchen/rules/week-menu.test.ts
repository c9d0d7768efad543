import { expect, test } from '@jest/globals'
import { parseCalendarDay } from 'shared-contracts/ages'
import { inTurn } from './week-menu'

test.each([
  ['2024-01-01', 'a'],
  ['2024-01-07', 'a'],
  ['2024-01-08', 'b'],
  ['2024-01-15', 'c'],
  ['2024-01-22', 'a'],
  ['2023-12-31', 'c'],
])('on %s the week is %s', (text, expected) => {
  const today = parseCalendarDay(text)
  if (!today) throw new Error('no day')
  expect(inTurn(['a', 'b', 'c'], today)).toBe(expected)
  expect(inTurn([], today)).toBeUndefined()
})
