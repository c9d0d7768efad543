import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { formatDecimal, formatNumber, parseDecimal, roundDecimal } from './decimal'

describe('roundDecimal', () => {
  test.each([
    [1.0005, 3, 1.001],
    [1.00049, 3, 1],
    [1.005, 2, 1.01],
    [-1.005, 2, -1.01],
    [2.5, 0, 3],
    [0.0004, 3, 0],
    [-0.0004, 3, 0],
    [1e-7, 6, 0],
    [1e20, 3, 1e20],
    [Number.POSITIVE_INFINITY, 3, Number.POSITIVE_INFINITY],
  ])('%d to %i decimals is %d', (value, decimals, rounded) => {
    expect(roundDecimal(value, decimals)).toBe(rounded)
  })
})

describe('formatDecimal and formatNumber', () => {
  test.each([
    [0, '0', '0'],
    [-0, '0', '0'],
    [1.5, '1,5', '1,5'],
    [1.2345, '1,235', '1,235'],
    [12, '12', '12'],
    [999, '999', '999'],
    [1000, '1000', '1.000'],
    [1234567.891, '1234567,891', '1.234.567,891'],
    [-1234.5, '-1234,5', '-1.234,5'],
    [999.9996, '1000', '1.000'],
  ])('%d is %s, shown %s', (value, entry, shown) => {
    expect(formatDecimal(value)).toBe(entry)
    expect(formatNumber(value)).toBe(shown)
  })

  test('fewer decimals on demand', () => {
    expect(formatNumber(1234.56, 0)).toBe('1.235')
    expect(formatNumber(1234.56, 1)).toBe('1.234,6')
  })
})

describe('parseDecimal', () => {
  test.each([
    ['12', 12],
    ['12,5', 12.5],
    ['0,125', 0.125],
    ['12,', 12],
    [',5', 0.5],
    [' 7 ', 7],
    ['', null],
    [',', null],
    ['1.5', null],
    ['1,2,3', null],
    ['-1', null],
    ['1e3', null],
    ['mười', null],
  ])('%j is read as %s', (text, value) => {
    expect(parseDecimal(text)).toBe(value)
  })

  test('reads back what is shown in an input', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (thousandths) => {
        const value = thousandths / 1000
        expect(parseDecimal(formatDecimal(value))).toBe(value)
      }),
    )
  })
})
