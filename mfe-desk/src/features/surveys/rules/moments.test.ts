import { expect, test } from '@jest/globals'
import { parseCalendarDay } from 'shared-contracts/ages'
import { dayAndTime, instantOf, parseTime } from './moments'

test.each([
  ['8:30', '08:30'],
  ['08:30', '08:30'],
  ['0830', '08:30'],
  ['8h30', '08:30'],
  ['8.05', '08:05'],
  ['8h', '08:00'],
  ['8 giờ', '08:00'],
  ['8', '08:00'],
  ['0:00', '00:00'],
  ['23:59', '23:59'],
  ['24:00', null],
  ['8:60', null],
  ['', null],
  ['sáng', null],
  ['8:5', null],
  ['8:30 PM', null],
])('%s is the time %s', (text, time) => {
  expect(parseTime(text)).toBe(time)
})

test('a moment is the clock of Viet Nam, wherever the editor is', () => {
  const day = parseCalendarDay('2026-11-23')
  if (day === null) throw new Error('no day')
  expect(instantOf(day, '00:00')).toBe('2026-11-22T17:00:00.000Z')
  expect(dayAndTime('2026-11-22T17:00:00.000Z')).toEqual({ day: '2026-11-23', time: '00:00' })
  expect(dayAndTime(null)).toEqual({ day: null, time: '' })
})
