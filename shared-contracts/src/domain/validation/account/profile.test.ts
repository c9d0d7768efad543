import { describe, expect, test } from '@jest/globals'
import { isCalendarDay } from '../../ages/calendar-day'
import { validationMessages as messages } from '../messages'
import { validateConfirmPassword, validateNewPassword } from './password'
import {
  validateBirthYear,
  validateChildBirthDay,
  validateChildrenCount,
  validatePregnancyDays,
  validatePregnancyWeeks,
  validateWeighingWeeks,
} from './profile'

const text = '2026-06-01'
const today = isCalendarDay(text)
  ? text
  : (() => {
      throw new Error(text)
    })()

describe('a new password', () => {
  test.each([
    ['', messages.fieldRequired],
    ['1234567', messages.passwordTooShort],
    ['12345678', null],
    ['        ', messages.passwordBlank],
    ['x'.repeat(128), null],
    ['x'.repeat(129), messages.passwordTooLong],
  ])('%j', (password, message) => {
    expect(validateNewPassword(password)).toBe(message)
  })

  test.each([
    ['matkhau1', '', messages.fieldRequired],
    ['matkhau1', 'matkhau2', messages.passwordsDiffer],
    ['matkhau1', 'matkhau1', null],
  ])('%j typed again as %j', (password, again, message) => {
    expect(validateConfirmPassword(password, again)).toBe(message)
  })
})

test.each([
  [0, messages.pregnancyWeeks],
  [1, null],
  [40, null],
  [41, messages.pregnancyWeeks],
  [1.5, messages.entryWhole],
])('%s weeks', (weeks, message) => {
  expect(validatePregnancyWeeks(weeks)).toBe(message)
})

test.each([
  [0, messages.pregnancyWeeks],
  [1, null],
  [40, null],
  [41, messages.weighingPastDue],
  [42.5, messages.entryWhole],
])('a weighing at %s weeks', (weeks, message) => {
  expect(validateWeighingWeeks(weeks)).toBe(message)
})

test.each([
  [-1, messages.pregnancyDays],
  [0, null],
  [6, null],
  [7, messages.pregnancyDays],
  [0.5, messages.entryWhole],
])('%s days', (days, message) => {
  expect(validatePregnancyDays(days)).toBe(message)
})

test.each([
  [1959, messages.birthYear],
  [1960, null],
  [2026, null],
  [2027, messages.birthYear],
])('born in %s', (year, message) => {
  expect(validateBirthYear(year, today)).toBe(message)
})

test.each([
  ['2026-06-02', messages.birthDayInFuture],
  ['2026-06-01', null],
  ['2026-02-30', messages.dayInvalid],
  ['2021-01-01', null],
  ['2020-12-31', messages.childBirthDay],
])('a child born on %s', (birth, message) => {
  expect(validateChildBirthDay(birth, today)).toBe(message)
})

test.each([
  [5, null],
  [6, messages.tooManyChildren],
])('%s children', (count, message) => {
  expect(validateChildrenCount(count)).toBe(message)
})
