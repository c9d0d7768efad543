import { describe, expect, test } from '@jest/globals'
import { type CalendarDay, isCalendarDay } from '../ages/calendar-day'
import { formatDay, formatDayWithWeekday, formatInstant, formatMonth, formatRelativeDay, parseDay } from './day'

function day(text: string): CalendarDay {
  if (!isCalendarDay(text)) throw new Error(`${text} is no day`)
  return text
}

test.each([
  ['2025-06-01', '01/06/2025', 'chủ nhật, 01/06/2025', 'tháng 6/2025'],
  ['2025-06-02', '02/06/2025', 'thứ hai, 02/06/2025', 'tháng 6/2025'],
  ['2024-12-31', '31/12/2024', 'thứ ba, 31/12/2024', 'tháng 12/2024'],
])('%s: %s, %s, %s', (text, shown, withWeekday, month) => {
  expect(formatDay(day(text))).toBe(shown)
  expect(formatDayWithWeekday(day(text))).toBe(withWeekday)
  expect(formatMonth(day(text))).toBe(month)
  expect(parseDay(shown)).toBe(text)
})

describe('parseDay', () => {
  test.each([
    ['1/6/2025', '2025-06-01'],
    [' 01/06/2025 ', '2025-06-01'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2025', null],
    ['13/13/2025', null],
    ['2025-06-01', null],
    ['1/6/25', null],
    ['01/10/0320', null],
    ['', null],
  ])('%j is %s', (text, expected) => {
    expect(parseDay(text)).toBe(expected)
  })
})

test.each([
  ['2025-06-01T02:30:00Z', '09:30, 01/06/2025'],
  ['2025-06-01T16:59:59Z', '23:59, 01/06/2025'],
  ['2025-06-01T17:00:00Z', '00:00, 02/06/2025'],
])('%s is %s in Viet Nam', (instant, shown) => {
  expect(formatInstant(new Date(instant))).toBe(shown)
})

test.each([
  ['2025-06-10', 'hôm nay'],
  ['2025-06-09', 'hôm qua'],
  ['2025-06-08', '2 ngày trước'],
  ['2025-06-03', '7 ngày trước'],
  ['2025-06-02', '02/06/2025'],
  ['2025-06-11', '11/06/2025'],
])('%s seen from 10/06/2025 is %s', (text, shown) => {
  expect(formatRelativeDay(day(text), day('2025-06-10'))).toBe(shown)
})
