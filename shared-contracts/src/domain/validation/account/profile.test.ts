import { describe, expect, test } from '@jest/globals'
import { isCalendarDay } from '../../ages/calendar-day'
import { validationMessages as messages } from '../messages'
import { validateConfirmPassword, validateNewPassword } from './password'
import {
  childrenAlikeProblems,
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

describe('children of one name and birthday', () => {
  const child = (id: number | null, fullName: string, dayOfBirth: string | null = '2026-01-31') => ({
    id,
    fullName,
    dayOfBirth,
  })
  const { childrenAlike, unnamedTwins } = messages
  const na = child(1, 'Bé Na')
  const bo = child(2, 'Bé Bo')

  test.each([
    ['two new ones: the later', [child(null, 'Na'), child(null, 'Na')], [], [null, childrenAlike]],
    ['case, blanks and the form of letters apart', [na, child(null, ' BÉ  na')], [na], [null, childrenAlike]],
    ['decomposed letters', [na, child(null, 'Be\u0301 Na')], [na], [null, childrenAlike]],
    ['other accents are another name', [na, child(null, 'Bé Nà')], [na], [null, null]],
    ['another birthday', [na, child(null, 'Bé Na', '2024-05-01')], [na], [null, null]],
    ['days that are not entered yet', [child(null, '', null), child(null, '', null)], [], [null, null]],
    ['twins without names', [child(null, ''), child(null, ' ')], [], [null, unnamedTwins]],
    ['one of the twins has a name', [child(null, ''), child(null, 'Na')], [], [null, null]],
    ['a new one first, like a saved one behind it', [child(null, 'Bé Na'), na], [na], [childrenAlike, null]],
    ['like one that is not sent', [child(null, 'bé na')], [na], [childrenAlike]],
    ['one that is renamed', [na, child(2, 'Bé Na')], [na, bo], [null, childrenAlike]],
    ['one whose birthday is put right', [child(2, 'Bé Na')], [na, child(2, 'Bé Na', '2026-01-30')], [childrenAlike]],
    ['names that are exchanged', [child(1, 'Bé Bo'), child(2, 'Bé Na')], [na, bo], [null, null]],
    ['alike since before', [na, child(2, 'Bé Na')], [na, child(2, 'Bé Na')], [null, null]],
    [
      'a third one like two',
      [na, child(2, 'Bé Na'), child(null, 'Bé Na')],
      [na, child(2, 'Bé Na')],
      [null, null, childrenAlike],
    ],
  ] as const)('%s', (_, stated, saved, expected) => {
    expect(childrenAlikeProblems(stated, saved)).toEqual(expected)
  })
})
