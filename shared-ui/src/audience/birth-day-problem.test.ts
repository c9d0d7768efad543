import { expect, test } from '@jest/globals'
import { parseCalendarDay } from 'shared-contracts/ages'
import { validationMessages } from 'shared-contracts/validation'
import { audienceTexts } from './audience-texts'
import { birthDayProblem } from './birth-day-problem'

const today = parseCalendarDay('2026-11-22')

test.each([
  [null, audienceTexts.birthDayMissing],
  ['2026-11-23', validationMessages.birthDayInFuture],
  ['2026-11-22', null],
  ['2021-11-23', null],
  ['2021-11-22', audienceTexts.tooOld],
])('a birthday %p: %p', (birthDay, problem) => {
  if (today === null) throw new Error('no day')
  expect(birthDayProblem(birthDay === null ? null : parseCalendarDay(birthDay), today)).toBe(problem)
})
