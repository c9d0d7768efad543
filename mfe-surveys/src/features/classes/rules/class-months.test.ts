import { describe, expect, test } from '@jest/globals'
import { chosenMonth, monthCode, monthOf, monthsFrom } from './class-months'

describe('months of classes', () => {
  test('offers this month and the next three, over the turn of the year', () => {
    expect(monthsFrom('2026-11-21').map(monthCode)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
    expect(monthsFrom('2026-01-31').map(monthCode)).toEqual(['2026-01', '2026-02', '2026-03', '2026-04'])
  })

  test.each([
    ['2026-12', '2026-12'],
    ['2027-02', '2027-02'],
    ['2027-03', '2026-11'],
    ['2026-10', '2026-11'],
    ['rubbish', '2026-11'],
    [null, '2026-11'],
  ])('understands ?thang=%s as %s', (code, expected) => {
    expect(monthCode(chosenMonth(code, monthsFrom('2026-11-21')))).toBe(expected)
  })

  test('reads a calendar day', () => {
    expect(monthOf('2026-02-09')).toEqual({ year: 2026, month: 2 })
  })
})
