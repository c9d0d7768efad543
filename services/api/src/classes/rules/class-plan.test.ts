import { expect, test } from '@jest/globals'
import { type CalendarDay, parseCalendarDay } from 'shared-contracts/ages'
import { isPlannedDay, plannedDays } from './class-plan'

function day(text: string): CalendarDay {
  const parsed = parseCalendarDay(text)
  if (parsed === null) throw new Error(text)
  return parsed
}

const monthly = { firstDay: day('2026-12-12'), everyWeeks: 4 }

test.each([
  ['2026-11-22', ['2026-12-12', '2027-01-09', '2027-02-06', '2027-03-06']],
  // The class of today is there already, or was never made.
  ['2026-12-12', ['2027-01-09', '2027-02-06', '2027-03-06', '2027-04-03']],
  ['2031-05-01', ['2031-05-24', '2031-06-21', '2031-07-19', '2031-08-16']],
])('on %s classes are on %j', (today, expected) => {
  const days = plannedDays(monthly, day(today))
  expect(days).toEqual(expected)
  expect(days.every((each) => isPlannedDay(monthly, each))).toBe(true)
})

test('a single class is on its day alone, and only while that is to come', () => {
  const once = { firstDay: day('2026-12-12'), everyWeeks: null }
  expect(plannedDays(once, day('2026-12-11'))).toEqual(['2026-12-12'])
  expect(plannedDays(once, day('2026-12-12'))).toEqual([])
  expect(plannedDays(once, day('2026-01-01'))).toEqual([])
  expect([isPlannedDay(once, day('2026-12-12')), isPlannedDay(once, day('2027-01-09'))]).toEqual([true, false])
  expect([isPlannedDay(monthly, day('2026-11-14')), isPlannedDay(monthly, day('2026-12-19'))]).toEqual([false, false])
})
