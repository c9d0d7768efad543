import { describe, expect, test } from '@jest/globals'
import {
  type AssessedWeighing,
  assessMother,
  expectedGain,
  expectedTotalGain,
  gainPace,
  gainStandards,
  gainStatus,
  motherBmi,
  motherBmiStatus,
  shownMotherBmi,
} from './index'

const before = (weight: number, height = 160) => ({ weight, height })

describe('BMI of a mother', () => {
  test.each([
    [47.2, 160, 18.4, 'Thin'],
    [47.35, 160, 18.49, 'Thin'],
    [47.36, 160, 18.5, 'Normal'],
    [63.7, 160, 24.9, 'Normal'],
    [63.9, 160, 24.96, 'Normal'],
    [63.999, 160, 24.99, 'Normal'],
    [64, 160, 25, 'Overweight'],
    [76.7, 160, 29.96, 'Overweight'],
    [76.8, 160, 30, 'Overweight'],
  ])('%p kg at %p cm is shown as %p and judged as it is: %s', (weight, height, shown, status) => {
    const bmi = motherBmi(weight, height)
    expect(motherBmiStatus(bmi)).toBe(status)
    expect(motherBmiStatus(shownMotherBmi(bmi))).toBe(status)
    expect(shownMotherBmi(bmi)).toBe(shown)
  })

  test('18.45 is below 18.5, in its class and in its band', () => {
    expect(motherBmiStatus(18.45)).toBe('Thin')
    expect(shownMotherBmi(18.45)).toBe(18.45)
    // 47.232 kg at 160 cm: 18.45.
    expect(expectedTotalGain(before(47.232))?.max).toBeCloseTo((47.232 * 0.25 * 12) / 11, 6)
  })
})

describe('expected gain by Decision 776/QĐ-BYT', () => {
  test.each([
    [0, -0.5, 0.5],
    [49, 0.0385, 1.0385],
    [91, 0.5, 1.5],
    [140, 2.75, 3.75],
    [188, 4.954, 5.954],
    [189, 5, 6],
    [280, 10, 12],
    [286, 10, 12],
  ])('of normal BMI by day %p: %p to %p kg', (days, min, max) => {
    const found = expectedGain(before(52), days)
    expect(found?.min).toBeCloseTo(min, 3)
    expect(found?.max).toBeCloseTo(max, 3)
  })

  test('is a quarter of the weight of a thin mother and 15 % of a heavy one, around the shape of the normal band', () => {
    expect(expectedTotalGain(before(44))).toEqual({ min: 10, max: 12 })
    expect(expectedTotalGain(before(70))?.min).toBeCloseTo(9.545, 3)
    expect(expectedTotalGain(before(70))?.max).toBeCloseTo(11.455, 3)
  })
})

test('every band of every standard is at least 1 kg wide in every week, around the middle of the source', () => {
  for (const standard of Object.values(gainStandards)) {
    for (const weight of [40, 44, 52, 70, 80, 95]) {
      for (let days = 0; days <= 294; days++) {
        const found = expectedGain(before(weight), days, standard)
        if (found !== null) expect(found.max - found.min).toBeGreaterThanOrEqual(0.999_999)
      }
    }
    expect(standard.assumption).toContain('±0,5 kg')
  }
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

  test.each([
    // BMI 18.5, 25 and 30 begin their classes; 18.45 has no figure.
    [47.232, null],
    [47.35, null],
    [47.36, [16.8, 24.5]],
    [63.99, [16.8, 24.5]],
    [64, [14.1, 22.7]],
    [76.79, [14.1, 22.7]],
    [76.8, [11.3, 19.1]],
    [100, [11.3, 19.1]],
  ] as const)('with twins, %p kg at 160 cm: %p from week 37 to week 40', (weight, range) => {
    const expected = range && { min: range[0], max: range[1] }
    for (const day of [259, 266, 280, 286]) {
      expect(expectedGain(before(weight), day, gainStandards['iom2009-twins'])).toEqual(expected)
    }
  })

  test.each([
    [91, 0.5, 2],
    [140, 5.254, 8.5625],
    [182, 9.329, 14.1875],
    [252, 16.121, 23.5625],
  ])('with twins and normal BMI, by day %p: %p to %p kg', (day, min, max) => {
    const found = expectedGain(before(52), day, gainStandards['iom2009-twins'])
    expect(found?.min).toBeCloseTo(min, 3)
    expect(found?.max).toBeCloseTo(max, 3)
  })
})

test.each([
  [90, 5, null],
  [91, 0.49, 'below'],
  [91, 0.5, 'within'],
  [91, 1, 'within'],
  [91, 1.5, 'within'],
  [91, 1.51, 'above'],
  // 55.75 − 52 has an error of binary fractions.
  [140, 55.75 - 52, 'within'],
  [140, 55.2 - 52, 'within'],
  [280, 9.99, 'below'],
  [280, 10, 'within'],
  [280, 12, 'within'],
  [280, 12.04, 'above'],
  [286, 12.1, 'above'],
  [287, 12.1, null],
])('on day %p a gain of %p kg is %p', (days, gain, status) => {
  const expected = expectedGain(before(52), days)
  if (!expected) throw new Error('no band')
  expect(gainStatus(gain, expected, days)).toBe(status)
})

test.each([
  [140, 55, 170, 58.1, 'fast'],
  [140, 55, 170, 57.9, null],
  [140, 55, 170, 55.9, 'slow'],
  [140, 55, 170, 56, null],
  [140, 55, 170, 54, 'slow'],
  [140, 55, 153, 55, null],
  [140, 55, 203, 55, null],
  [90, 55, 120, 55, null],
  [260, 60, 287, 60, null],
])('from day %p with %p kg to day %p with %p kg she gains %p', (from, first, to, second, pace) => {
  expect(gainPace({ pregnancyDays: from, weight: first }, { pregnancyDays: to, weight: second }, 1)).toBe(pace)
})

test.each([
  [140, 55, 170, 60, null],
  [140, 55, 170, 55.9, 'slow'],
  [140, 55, 170, 56, null],
  [229, 70, 259, 70, 'slow'],
  [230, 70, 260, 70, null],
])('with two or more, from day %p with %p kg to day %p with %p kg: %p', (from, first, to, second, pace) => {
  for (const fetusCount of [2, 3] as const) {
    expect(gainPace({ pregnancyDays: from, weight: first }, { pregnancyDays: to, weight: second }, fetusCount)).toBe(
      pace,
    )
  }
})

describe('a weighing is judged by the number of children', () => {
  const measures: AssessedWeighing = {
    ...{ weight: 60, height: 160, weightBeforePregnancy: 52, pregnancyWeeks: 24, pregnancyDayInWeek: 0 },
    ...{ weeksAfterBirth: null, fetusCount: 1 },
  }
  const judged = (change: Partial<AssessedWeighing>) => assessMother({ ...measures, ...change })

  test('8 kg by week 24 is much with one child, and within the range with two', () => {
    expect(judged({})).toMatchObject({ weightGain: 8, weightGainMin: 4.036, weightGainMax: 5.036 })
    expect(judged({}).weightGainStatus).toBe('above')
    expect(judged({ fetusCount: 2 })).toMatchObject({ weightGain: 8, weightGainMin: 7.971, weightGainMax: 12.313 })
    expect(judged({ fetusCount: 2 }).weightGainStatus).toBe('within')
    expect(judged({ fetusCount: 2 }).reason).toBeNull()
  })

  test.each([
    [259, 68.79, 'below'],
    [259, 68.8, 'within'],
    [259, 76.5, 'within'],
    [259, 76.51, 'above'],
    [266, 76.51, 'above'],
    [286, 76.51, 'above'],
  ])('with twins on day %p a weight of %p kg is %p', (day, weight, status) => {
    const at = { pregnancyWeeks: Math.floor(day / 7), pregnancyDayInWeek: day % 7 }
    expect(judged({ fetusCount: 2, weight, ...at }).weightGainStatus).toBe(status)
  })

  const nothing = { weightGainMin: null, weightGainMax: null, weightGainStatus: null }
  test.each([
    ['two, BMI 18.45', { fetusCount: 2, weightBeforePregnancy: 47.232, weight: 55.232 }, /hai bé.*dưới 18,5.*bác sĩ/],
    ['three or more', { fetusCount: 3 }, /ba bé trở lên.*bác sĩ/],
    ['three or more, in week 10', { fetusCount: 3, pregnancyWeeks: 10 }, /ba bé trở lên.*bác sĩ/],
  ] as const)('with %s the gain is told, no range and no verdict, and why', (_, change, reason) => {
    expect(judged(change)).toMatchObject({ ...nothing, weightGain: 8, reason: expect.stringMatching(reason) })
  })

  test('before week 13 nothing about one child is said of twins; after week 40 nothing is judged', () => {
    expect(judged({ fetusCount: 2, pregnancyWeeks: 12 })).toMatchObject({ weightGainStatus: null })
    expect(judged({ fetusCount: 2, pregnancyWeeks: 12 }).reason).toBe(
      'Với thai đôi, mức tăng được đánh giá từ tuần 13.',
    )
    expect(judged({ fetusCount: 2, pregnancyWeeks: 41 })).toMatchObject(nothing)
  })
})
