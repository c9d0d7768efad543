import { describe, expect, test } from '@jest/globals'
import { addDays, isCalendarDay } from './calendar-day'
import { isPastTerm, motherObjectTypeId, pregnancyDays, pregnancyDaysOn, pregnancyProgress } from './pregnancy'

describe('motherObjectTypeId', () => {
  test.each([
    [-1, 4],
    [0, 4],
    [1, 1],
    [84, 1],
    [85, 2],
    [168, 2],
    [169, 3],
    [287, 3],
    [288, 4],
  ])('at %i days: %i', (days, objectTypeId) => {
    expect(motherObjectTypeId(days)).toBe(objectTypeId)
  })
})

describe('days of pregnancy', () => {
  test.each([
    [1, 0, 7],
    [12, 0, 84],
    [12, 1, 85],
    [24, 1, 169],
    [40, 6, 286],
  ])('%i weeks and %i days are %i days', (weeks, daysInWeek, days) => {
    expect(pregnancyDays(weeks, daysInWeek)).toBe(days)
    expect(pregnancyProgress(days)).toEqual({ weeks, daysInWeek })
  })

  const asOf = '2025-03-01'
  test.each([
    [0, 84, 1],
    [1, 85, 2],
    [85, 169, 3],
    [203, 287, 3],
    [204, 288, 4],
  ])('%i days after week 12 they are %i, object type %i', (later, days, objectTypeId) => {
    if (!isCalendarDay(asOf)) throw new Error('no day')
    const today = pregnancyDaysOn({ weeks: 12, daysInWeek: 0, asOf }, addDays(asOf, later))
    expect(today).toBe(days)
    expect(motherObjectTypeId(today)).toBe(objectTypeId)
  })

  test.each([
    [287, false],
    [288, true],
  ])('%i days are past term: %s', (days, past) => {
    expect(isPastTerm(days)).toBe(past)
  })
})
