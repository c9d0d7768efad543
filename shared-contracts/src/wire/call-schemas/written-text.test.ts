import { expect, test } from '@jest/globals'
import { isCalendarDay } from '../../domain/ages/calendar-day'
import { normalisePhone } from '../../domain/validation'
import { writtenDays } from '../../testing/written-days'
import { writtenPhones } from '../../testing/written-phones'
import { day } from './fields'
import { callSchemas } from './index'

test.each(writtenPhones.filter(([text]) => text !== ''))('the phone %j is %s', (text, meant) => {
  const sent = callSchemas['User/ChangePhoneNumber'].body.safeParse({ phoneNumber: text })
  // The digits are stored and compared; what is none stays for the call to refuse at its field.
  expect(sent.data?.phoneNumber).toBe(/^0\d{9}$/.test(meant) ? meant : text)
  expect(normalisePhone(sent.data?.phoneNumber ?? '')).toBe(normalisePhone(text))
})

test.each(writtenDays)('the day %j goes over the wire only as ISO 8601', (text, meant) => {
  expect(day.safeParse(text).success).toBe(text === meant)
  if (isCalendarDay(meant)) expect(day.parse(meant)).toBe(meant)
})
