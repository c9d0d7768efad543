import { expect, test } from '@jest/globals'
import { writtenDays } from '../../testing/written-days'
import { isCalendarDay, parseCalendarDay } from '../ages/calendar-day'
import { readTypedDay } from './typed-day'

const latest = parseCalendarDay('2026-06-01') ?? undefined

test.each(writtenDays)('%j is %s', (text, meant) => {
  const read = readTypedDay(text, latest)
  if (isCalendarDay(meant)) expect(read).toEqual({ kind: 'day', day: meant })
  else expect(read).toEqual({ kind: 'unread', problem: expect.stringContaining(meant) })
})

test('there are enough ways to write one', () => {
  expect(new Set(writtenDays.map(([text]) => text)).size).toBeGreaterThanOrEqual(60)
})

test('without a last day a year of two digits is one of this century', () => {
  expect(readTypedDay('02/06/26')).toEqual({ kind: 'day', day: '2026-06-02' })
  expect(readTypedDay('1/3/95')).toEqual({ kind: 'day', day: '2095-03-01' })
})
