import { expect, test } from '@jest/globals'
import { askedMonth, monthCode, monthOf, nearestMonth } from './class-months'

test('an address names a month of the calendar, or none', () => {
  expect(askedMonth('2026-12')).toEqual({ year: 2026, month: 12 })
  for (const code of [null, '', '2026-13', '2026-00', '2026-1', '1999-12', '2026-12-01', 'abc'])
    expect(askedMonth(code)).toBeNull()
  expect(monthCode(monthOf('2027-01-31'))).toBe('2027-01')
})

const months = [
  { year: 2026, month: 12 },
  { year: 2027, month: 2 },
]

test.each([
  ['2026-11', '2026-12'],
  ['2026-12', '2027-02'],
  ['2027-01', '2027-02'],
  // Nothing later: the last one before.
  ['2027-02', '2026-12'],
  ['2028-05', '2027-02'],
])('near %s classes are in %s', (code, expected) => {
  const month = askedMonth(code)
  expect(month && nearestMonth(months, month)).toEqual(askedMonth(expected))
})

test('no month has a class: none is near', () => {
  expect(nearestMonth([], { year: 2026, month: 11 })).toBeNull()
})
