import { expect, test } from '@jest/globals'
import { isCalendarDay } from '../../ages/calendar-day'
import { validateBirthDay } from './birth-day'

test.each([
  ['2025-06-01', null],
  ['2025-05-31', null],
  ['2025-06-02', 'Ngày sinh không thể ở sau hôm nay.'],
  ['2025-02-30', 'Ngày này không có trong lịch. Bạn nhập theo dạng ngày/tháng/năm nhé.'],
  ['', 'Ngày này không có trong lịch. Bạn nhập theo dạng ngày/tháng/năm nhé.'],
])('born %j, seen from 2025-06-01: %s', (text, message) => {
  const today = '2025-06-01'
  if (!isCalendarDay(today)) throw new Error('no day')
  expect(validateBirthDay(text, today)).toBe(message)
})
