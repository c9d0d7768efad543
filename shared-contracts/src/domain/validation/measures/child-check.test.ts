import { describe, expect, test } from '@jest/globals'
import type { CalendarDay } from '../../ages/calendar-day'
import { validationMessages } from '../messages'
import { validateCheckDay, validateChildMeasures, validateFollowUpDay, validateHead } from './child-check'
import { validateMotherHeight, validateMotherWeight } from './mother-measures'

const day = (text: string) => text as CalendarDay

describe('measures of one visit', () => {
  test.each([
    [8.5, 70, null, null],
    [null, 70, null, null],
    [8500, 70, validationMessages.childWeight, null],
    [8.5, 0.7, null, validationMessages.childLength],
    [45, 9.2, validationMessages.measuresSwapped, validationMessages.measuresSwapped],
    [70, 8.5, validationMessages.measuresSwapped, validationMessages.measuresSwapped],
    [200, 70, validationMessages.childWeight, null],
    [8.5, 200, null, validationMessages.childLength],
    [0.89, 37.9, validationMessages.childWeight, validationMessages.childLength],
    [0.9, 38, null, null],
    [58, 150, null, null],
    [58.1, 150.1, validationMessages.childWeight, validationMessages.childLength],
    [0, 0, validationMessages.childWeight, validationMessages.childLength],
  ])('%p kg, %p cm', (weight, height, weightMessage, heightMessage) => {
    expect(validateChildMeasures(weight, height)).toEqual({ weight: weightMessage, height: heightMessage })
  })
})

test.each([
  ['2026-06-02', validationMessages.checkDayInFuture],
  ['2026-06-01', null],
  ['2024-02-29', null],
  ['2024-02-28', validationMessages.checkDayBeforeBirth],
])('a visit on %s of a child born on 29 February 2024', (visit, message) => {
  expect(validateCheckDay(day(visit), day('2026-06-01'), day('2024-02-29'))).toBe(message)
})

test.each([
  ['0000-01-01', validationMessages.checkDayTooEarly],
  ['1959-12-31', validationMessages.checkDayTooEarly],
  ['1960-01-01', null],
])('a visit of a mother on %s', (visit, message) => {
  expect(validateCheckDay(day(visit), day('2026-06-01'), null)).toBe(message)
})

test.each([
  [19.9, false],
  [20, true],
  [70, true],
  [70.1, false],
])('a head of %p cm passes: %p', (head, passes) => {
  expect(validateHead(head) === null).toBe(passes)
})

test.each([
  [29.9, 119, false],
  [30, 120, true],
  [180, 199, true],
  [180.1, 199.5, false],
])('a mother of %p kg and %p cm passes: %p', (weight, height, passes) => {
  expect(validateMotherWeight(weight) === null).toBe(passes)
  expect(validateMotherHeight(height) === null).toBe(passes)
})

test.each([
  ['2026-06-01', null],
  ['2025-01-01', null],
  ['2024-12-31', validationMessages.checkDayTooOld],
  ['2026-06-02', validationMessages.checkDayInFuture],
  ['2023-01-31', validationMessages.checkDayBeforeBirth],
  ['2023-02-01', null],
  ['2023-08-01', null],
])('a visit on %s of a child born on 1 February 2023, whose book has 1 August 2023', (visit, message) => {
  expect(validateFollowUpDay(day(visit), day('2026-06-01'), day('2023-02-01'), [day('2023-08-01')])).toBe(message)
})
