import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { parseDecimal } from '../../formats/decimal'
import { validationMessages } from '../messages'
import {
  acceptsDecimalEntry,
  acceptsDigitsEntry,
  acceptsMeasureEntry,
  decimalRefusal,
  mayPartThousands,
  measureRefusal,
  withDecimalComma,
} from './number-entry'
import { readDecimalEntry } from './typed-number'

test.each([
  ['', true],
  ['0', true],
  ['12', true],
  ['12,', true],
  ['12,5', true],
  ['12,345', true],
  ['12,3456', false],
  ['1,2,3', false],
  [',5', true],
  ['1.5', false],
  ['-1', false],
  ['1e3', false],
  ['1 000', false],
  ['١', false],
  ['1\n', false],
])('a decimal field takes %j: %s', (proposed, accepted) => {
  expect(acceptsDecimalEntry(proposed)).toBe(accepted)
})

test.each([
  ['', true],
  ['007', true],
  ['12,5', false],
  ['-1', false],
  ['12a', false],
])('a digits field takes %j: %s', (proposed, accepted) => {
  expect(acceptsDigitsEntry(proposed)).toBe(accepted)
})

describe('a measure field', () => {
  test.each([
    ['', true],
    ['9', true],
    ['75', true],
    ['0', true],
    ['0,9', true],
    ['99,9', true],
    ['100', true],
    ['199', true],
    ['199,9', true],
    ['200', false],
    ['099', false],
    ['299', false],
    ['1000', false],
    ['75,25', false],
    ['75,', true],
    [',5', false],
    ['7.5', false],
    ['-7', false],
  ])('takes %j: %s', (proposed, accepted) => {
    expect(acceptsMeasureEntry(proposed)).toBe(accepted)
  })

  test('never holds a value of 200 or more', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,4},?\d{0,2}$/), (proposed) => {
        const value = parseDecimal(proposed)
        if (value !== null && value >= 200) expect(acceptsMeasureEntry(proposed)).toBe(false)
        if (acceptsMeasureEntry(proposed) && value !== null) expect(value).toBeLessThan(200)
      }),
    )
  })

  test('every measure below 200 can be typed key by key', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1999 }), (tenths) => {
        const text = String(tenths / 10).replace('.', ',')
        for (let length = 0; length <= text.length; length += 1) {
          expect(acceptsMeasureEntry(text.slice(0, length))).toBe(true)
        }
      }),
    )
  })
})

test.each([
  ['12.5', '12,5', false],
  ['1.', '1,', false],
  ['.5', ',5', false],
  ['0.125', '0,125', false],
  ['1.250', '1,250', true],
  ['12.500', '12,500', true],
  ['1250.500', '1250,500', false],
  ['1.250.000', '1.250.000', true],
  ['1.250,5', '1.250,5', true],
  ['1,250', '1,250', false],
  ['1.2.3', '1.2.3', false],
])('%j is read as %j; its points may part thousands: %s', (entry, read, parts) => {
  expect([withDecimalComma(entry), mayPartThousands(entry)]).toEqual([read, parts])
})

test.each([
  ['12,5', 12.5],
  [' 12.5 ', 12.5],
  ['1250', 1250],
  ['1.250', null],
  ['1.250,5', null],
  ['0.125', 0.125],
  ['12,', 12],
  ['-5', null],
  ['', null],
])('%j states %s', (entry, value) => {
  expect(readDecimalEntry(entry)).toBe(value)
})

test('thousands that are refused are told', () => {
  expect(decimalRefusal('1.250.000')).toBe(validationMessages.entryThousands)
  expect(decimalRefusal('1,2345')).toBe(validationMessages.entryThreeDecimals)
  expect(decimalRefusal('12a')).toBe(validationMessages.entryDigits)
  expect(measureRefusal('8.500')).toBe(validationMessages.entryThousands)
})
