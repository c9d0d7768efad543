import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { lmsZScore, measureAtZ, percentileOf, restrictedZScore, roundZScore } from './z-score'

const lms = { l: -0.35, m: 9.6, s: 0.09 }

describe('z-scores', () => {
  test('are zero at the median and whole on the SD lines', () => {
    for (const z of [-3, -2, -1, 0, 1, 2, 3]) expect(lmsZScore(measureAtZ(z, lms), lms)).toBeCloseTo(z, 10)
  })

  test('work with L = 0, where the power becomes a logarithm', () => {
    const flat = { ...lms, l: 0 }
    expect(lmsZScore(measureAtZ(1.5, flat), flat)).toBeCloseTo(1.5, 10)
    expect(lmsZScore(10, flat)).toBeCloseTo(lmsZScore(10, { ...lms, l: 1e-9 }), 5)
  })

  test('step by the distance of the second to the third line beyond three', () => {
    const step = measureAtZ(3, lms) - measureAtZ(2, lms)
    expect(restrictedZScore(measureAtZ(3, lms) + step, lms)).toBeCloseTo(4, 10)
    const lowStep = measureAtZ(-2, lms) - measureAtZ(-3, lms)
    expect(restrictedZScore(measureAtZ(-3, lms) - 2 * lowStep, lms)).toBeCloseTo(-5, 10)
  })

  test('never fall when the measure rises', () => {
    const measure = fc.double({ min: 1, max: 60, noNaN: true })
    fc.assert(
      fc.property(measure, measure, (a, b) => {
        expect(restrictedZScore(Math.max(a, b), lms)).toBeGreaterThanOrEqual(restrictedZScore(Math.min(a, b), lms))
      }),
    )
  })
})

test.each([
  [1.234, 1.23],
  [-1.236, -1.24],
  [-2.004, -2],
  [-0.001, 0],
  [-3.006, -3.01],
  [0.125, 0.12],
  [0.375, 0.38],
  [-0.125, -0.12],
  [5, 5],
])('rounds %p to %p', (z, expected) => {
  expect(Object.is(roundZScore(z), expected)).toBe(true)
})

test.each([
  [0, 50],
  [-2, 2.3],
  [2, 97.7],
  [-3, 0.1],
  [3, 99.9],
  [-8, 0.1],
  [1, 84.1],
])('z %p is percentile %p', (z, percentile) => {
  expect(percentileOf(z)).toBe(percentile)
})
