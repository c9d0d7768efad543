import { describe, expect, test } from '@jest/globals'
import { isCalendarDay } from '../ages/calendar-day'
import {
  childrenCountOptions,
  childYearOptions,
  followUpYearOptions,
  pregnancyDayOptions,
  pregnancyWeekOptions,
  recommendationOptions,
  registrationYearOptions,
} from './profile-options'

test.each([
  ['weeks', pregnancyWeekOptions, 1, 40],
  ['days', pregnancyDayOptions, 0, 6],
  ['children', childrenCountOptions, 1, 5],
] as const)('%s', (_, options, first, last) => {
  expect(options[0]).toBe(first)
  expect(options.at(-1)).toBe(last)
  expect(options).toHaveLength(last - first + 1)
})

test('needs are shown for nursing mothers and 40 weeks', () => {
  expect(recommendationOptions).toHaveLength(41)
  expect(recommendationOptions[0]).toEqual({ kind: 'nursing' })
  expect(recommendationOptions[40]).toEqual({ kind: 'week', week: 40 })
})

describe('years', () => {
  test.each(['2025-01-01', '2025-12-31'])('on %s', (today) => {
    if (!isCalendarDay(today)) throw new Error('no day')
    expect(childYearOptions(today)).toEqual([2025, 2024, 2023, 2022, 2021, 2020])
    expect(followUpYearOptions(today)).toEqual([2025, 2024])
    expect(registrationYearOptions(today)[0]).toBe(2025)
    expect(registrationYearOptions(today).at(-1)).toBe(1960)
    expect(registrationYearOptions(today)).toHaveLength(66)
  })
})
