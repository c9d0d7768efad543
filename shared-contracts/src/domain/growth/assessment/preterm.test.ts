import { expect, test } from '@jest/globals'
import { correctedAgeInDays } from './preterm'

test.each([
  [100, 36, 6, 78],
  [100, 37, 0, null],
  [100, 40, 0, null],
  [100, 28, 0, 16],
  // Before the day that was due.
  [83, 28, 0, -1],
  [84, 28, 0, 0],
])('at day %p, born at %p weeks %p days: %p', (age, weeks, daysInWeek, expected) => {
  expect(correctedAgeInDays(age, { weeks, daysInWeek })).toBe(expected)
})
