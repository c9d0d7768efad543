import { describe, expect, test } from '@jest/globals'
import { expectedGain, expectedTotalGain, gainStandards, gainStatus, motherBmi, motherBmiStatus } from './index'

const before = (weight: number, height = 160) => ({ weight, height })

describe('BMI of a mother', () => {
  test.each([
    [47.2, 160, 18.4, 'Thin'],
    [47.36, 160, 18.5, 'Normal'],
    [63.7, 160, 24.9, 'Normal'],
    [64, 160, 25, 'Overweight'],
  ])('%p kg at %p cm: %p, %s', (weight, height, bmi, status) => {
    expect(motherBmi(weight, height)).toBe(bmi)
    expect(motherBmiStatus(bmi)).toBe(status)
  })
})

describe('expected gain by Decision 776/QĐ-BYT', () => {
  test.each([
    [0, 0, 0],
    [7, 0.1, 0.1],
    [91, 1, 1],
    [140, 3, 3.5],
    [189, 5, 6],
    [280, 10, 12],
    [287, 10, 12],
  ])('of normal BMI by day %p: %p to %p kg', (days, min, max) => {
    expect(expectedGain(before(52), days)).toEqual({ min, max })
  })

  test('is a quarter of the weight of a thin mother and 15 % of a heavy one, around the shape of the normal band', () => {
    expect(expectedTotalGain(before(44))).toEqual({ min: 10, max: 12 })
    expect(expectedTotalGain(before(70))).toEqual({ min: 9.5, max: 11.5 })
  })
})

describe('expected gain by IOM 2009', () => {
  test.each([
    [45, 12.5, 18],
    [52, 11.5, 16],
    [70, 7, 11.5],
    [80, 5, 9],
  ])('%p kg at 160 cm: %p to %p kg', (weight, min, max) => {
    expect(expectedTotalGain(before(weight), gainStandards.iom2009)).toEqual({ min, max })
    expect(expectedGain(before(weight), 91, gainStandards.iom2009)).toEqual({ min: 0.5, max: 2 })
  })

  test('has a band for twins from week 37 on, and none for thin mothers', () => {
    expect(expectedGain(before(52), 259, gainStandards['iom2009-twins'])).toEqual({ min: 16.8, max: 24.5 })
    expect(expectedGain(before(45), 259, gainStandards['iom2009-twins'])).toBeNull()
  })
})

test.each([
  [90, 5, null],
  [91, 0.9, 'below'],
  [91, 1, 'within'],
  [91, 1.1, 'above'],
  [280, 9.9, 'below'],
  [280, 10, 'within'],
  [280, 12, 'within'],
  [280, 12.04, 'within'],
  [280, 12.1, 'above'],
])('on day %p a gain of %p kg is %p', (days, gain, status) => {
  const expected = expectedGain(before(52), days)
  if (!expected) throw new Error('no band')
  expect(gainStatus(gain, expected, days)).toBe(status)
})
