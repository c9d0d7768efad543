import { expect, test } from '@jest/globals'
import { parseCalendarDay } from '../ages/index'
import { validationMessages } from '../validation/index'
import { stageOfBirthDay } from './birth-day'

const today = parseCalendarDay('2026-11-22')

test.each([
  ['', { kind: 'missing' }],
  ['2026-02-30', { kind: 'wrong', message: validationMessages.dayInvalid }],
  ['2026-11-23', { kind: 'wrong', message: validationMessages.birthDayInFuture }],
  ['2026-11-22', { kind: 'stage', stage: { kind: 'child', months: 0 } }],
  // 180 and 181 days
  ['2026-05-26', { kind: 'stage', stage: { kind: 'child', months: 5 } }],
  ['2026-05-25', { kind: 'stage', stage: { kind: 'child', months: 6 } }],
  ['2021-11-23', { kind: 'stage', stage: { kind: 'child', months: 59 } }],
  ['2021-11-22', { kind: 'grown' }],
])('a birthday %j: %j', (text, answer) => {
  if (today === null) throw new Error('no day')
  expect(stageOfBirthDay(text, today)).toEqual(answer)
})
