import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  addDays,
  type CalendarDay,
  calendarDayOf,
  completedMonths,
  daysBetween,
  isCalendarDay,
  isFutureDay,
  parseCalendarDay,
  startOfWeek,
  weekdayOf,
} from './calendar-day'

function day(text: string): CalendarDay {
  if (!isCalendarDay(text)) throw new Error(`${text} is no day`)
  return text
}

describe('parseCalendarDay', () => {
  test.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2100-02-29', false],
    ['2000-02-29', true],
    ['2024-04-31', false],
    ['2024-13-01', false],
    ['2024-00-10', false],
    ['2024-01-00', false],
    ['0001-01-01', true],
    ['2024-1-1', false],
    ['2024-01-01T00:00:00Z', false],
    ['01/01/2024', false],
    ['', false],
  ])('%j: %s', (text, valid) => {
    expect(parseCalendarDay(text)).toBe(valid ? text : null)
  })
})

describe('calendarDayOf', () => {
  test.each([
    ['2024-05-01T16:59:59.999Z', '2024-05-01'],
    ['2024-05-01T17:00:00.000Z', '2024-05-02'],
    ['2024-12-31T17:00:00.000Z', '2025-01-01'],
    ['2024-02-28T17:00:00.000Z', '2024-02-29'],
  ])('at %s it is %s in Viet Nam', (instant, expected) => {
    expect(calendarDayOf(new Date(instant))).toBe(expected)
  })

  test('an instant that is none is refused', () => {
    expect(() => calendarDayOf(new Date(Number.NaN))).toThrow(RangeError)
  })
})

describe('days', () => {
  test.each([
    ['2024-02-28', '2024-03-01', 2],
    ['2023-02-28', '2023-03-01', 1],
    ['2024-03-01', '2024-02-28', -2],
    ['2024-01-01', '2024-01-01', 0],
    ['2019-01-01', '2024-01-01', 1826],
  ])('from %s to %s: %i', (from, to, days) => {
    expect(daysBetween(day(from), day(to))).toBe(days)
    expect(addDays(day(from), days)).toBe(to)
  })

  test('adding and counting agree', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 20_000 }), fc.integer({ min: -20_000, max: 20_000 }), (a, b) => {
        const start = addDays(day('2020-01-01'), a)
        expect(daysBetween(start, addDays(start, b))).toBe(b)
      }),
    )
  })

  test('a day past the calendar is refused', () => {
    expect(() => addDays(day('9999-12-31'), 1)).toThrow(RangeError)
  })
})

describe('completedMonths', () => {
  test.each([
    ['2024-01-15', '2024-02-14', 0],
    ['2024-01-15', '2024-02-15', 1],
    ['2024-01-31', '2024-02-29', 0],
    ['2024-01-31', '2024-03-01', 1],
    ['2024-01-31', '2024-03-31', 2],
    ['2024-02-29', '2025-02-28', 11],
    ['2024-02-29', '2025-03-01', 12],
    ['2020-06-30', '2025-06-30', 60],
    ['2024-06-30', '2024-06-29', -1],
  ])('of a child born %s on %s: %i', (birth, on, months) => {
    expect(completedMonths(day(birth), day(on))).toBe(months)
  })
})

test.each([
  ['2024-05-02', '2024-05-01', true],
  ['2024-05-01', '2024-05-01', false],
  ['2024-04-30', '2024-05-01', false],
])('%s seen from %s is in the future: %s', (later, today, future) => {
  expect(isFutureDay(day(later), day(today))).toBe(future)
})

test.each([
  ['2024-09-02', 1, '2024-09-02'],
  ['2024-09-07', 6, '2024-09-02'],
  ['2024-09-08', 7, '2024-09-02'],
  ['2025-01-01', 3, '2024-12-30'],
])('%s is day %i of the week of %s', (text, weekday, monday) => {
  expect(weekdayOf(day(text))).toBe(weekday)
  expect(startOfWeek(day(text))).toBe(monday)
})
