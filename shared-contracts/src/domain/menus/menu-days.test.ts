import { expect, test } from '@jest/globals'
import { isCalendarDay } from '../ages/calendar-day'
import { dayCodeOf, dayTitles, isDayCode } from './menu-days'

test.each([
  ['2025-06-02', 'N1', 'Thứ hai'],
  ['2025-06-03', 'N2', 'Thứ ba'],
  ['2025-06-07', 'N6', 'Thứ bảy'],
  ['2025-06-08', 'N7', 'Chủ nhật'],
  ['2025-06-09', 'N1', 'Thứ hai'],
] as const)('%s is %s, %s', (day, code, title) => {
  if (!isCalendarDay(day)) throw new Error('no day')
  expect(dayCodeOf(day)).toBe(code)
  expect(dayTitles[code]).toBe(title)
})

test.each([
  ['N1', true],
  ['N7', true],
  ['N0', false],
  ['N8', false],
  ['n1', false],
])('%s is a day code: %s', (code, valid) => {
  expect(isDayCode(code)).toBe(valid)
})
