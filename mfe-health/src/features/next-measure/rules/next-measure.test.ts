import { expect, test } from '@jest/globals'
import { parseCalendarDay } from 'shared-contracts/ages'
import { nextOfChild, nextWeighing } from './next-measure'

const day = (text: string) => {
  const parsed = parseCalendarDay(text)
  if (parsed === null) throw new Error(text)
  return parsed
}

test.each([
  // Measured before 24 months: a month later
  ['2025-09-10', '2026-10-23', '2026-11-22', '2026-11-22', true],
  ['2025-09-10', '2026-10-24', '2026-11-22', '2026-11-23', false],
  ['2024-10-24', '2026-10-23', '2026-11-22', '2026-11-22', true],
  // From 24 months on: two to three months later
  ['2024-10-23', '2026-10-23', '2026-11-22', '2026-12-23', false],
])('a child born %s, measured %s: on %s the next is %s', (birth, last, today, next, isDue) => {
  expect(nextOfChild(day(last), day(birth), day(today))).toEqual({ day: next, isDue })
})

test.each([
  ['2026-11-15', '2026-11-22', true],
  ['2026-11-16', '2026-11-23', false],
])('a pregnant mother weighed %s is weighed again %s', (last, next, isDue) => {
  expect(nextWeighing(day(last), day('2026-11-22'))).toEqual({ day: next, isDue })
})
