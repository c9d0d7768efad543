import { expect, test } from '@jest/globals'
import { parseCalendarDay } from 'shared-contracts/ages'
import { validationMessages } from 'shared-contracts/validation'
import { setupTexts } from '../../../texts/setup'
import { objectTypeOfChild, objectTypeOfPregnancy } from './object-type-answer'

const today = parseCalendarDay('2026-11-21')

test.each([
  [1, 0, 1],
  [12, 0, 1],
  [12, 1, 2],
  [24, 0, 2],
  [24, 1, 3],
  [40, 6, 3],
])('%i weeks and %i days are object type %i', (weeks, days, objectTypeId) => {
  expect(objectTypeOfPregnancy(weeks, days)).toEqual({ kind: 'found', objectTypeId })
})

test.each([
  [0, 3, validationMessages.pregnancyWeeks],
  [41, 0, validationMessages.pregnancyWeeks],
  [12, 7, validationMessages.pregnancyDays],
  [Number.NaN, 0, validationMessages.pregnancyWeeks],
])('%d weeks and %d days are refused', (weeks, days, message) => {
  expect(objectTypeOfPregnancy(weeks, days)).toEqual({ kind: 'message', message })
})

test.each([
  ['', setupTexts.birthDayMissing],
  ['2026-02-30', validationMessages.dayInvalid],
  ['2026-11-22', validationMessages.birthDayInFuture],
  // 180 days; 1826 days
  ['2026-05-25', setupTexts.tooYoung],
  ['2021-11-21', setupTexts.tooOld],
])('a child born %j gets a message', (birthDay, message) => {
  if (today === null) throw new Error('no day')
  expect(objectTypeOfChild(birthDay, today)).toEqual({ kind: 'message', message })
})

test.each([
  ['2026-05-24', 5],
  ['2025-11-21', 7],
  ['2021-11-22', 10],
])('a child born %s is object type %i', (birthDay, objectTypeId) => {
  if (today === null) throw new Error('no day')
  expect(objectTypeOfChild(birthDay, today)).toEqual({ kind: 'found', objectTypeId })
})
