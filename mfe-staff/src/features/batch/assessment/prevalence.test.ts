import { describe, expect, test } from '@jest/globals'
import type { GrowthScore } from 'shared-contracts/growth'
import type { AssessedRow } from './assess-row'
import { densityOf } from './distribution'
import { ageGroupOf, createPrevalence } from './prevalence'
import { studentT975 } from './student-t'
import { shareInterval } from './survey-estimate'

const score = (zScore: number): GrowthScore => ({ zScore, implausible: Math.abs(zScore) > 5, reason: null })
const NONE: GrowthScore = { zScore: null, implausible: false, reason: 'missing-measure' }
const SWOLLEN: GrowthScore = { zScore: null, implausible: false, reason: 'oedema' }

function row(
  weightForLength: GrowthScore,
  {
    sex = 0 as 0 | 1,
    months = 8 as number | null,
    group = '',
    cluster = '',
    weight = 1 as number | null,
    lengthForAge = NONE as GrowthScore,
  } = {},
): AssessedRow {
  const oedema = weightForLength === SWOLLEN
  const child = { sex, ageInDays: months === null ? null : months * 30.4375, weight: 1, length: 1, lying: null, oedema }
  return {
    line: 1,
    state: 'assessed',
    code: '',
    name: '',
    group,
    cluster,
    child: {
      ...child,
      armCircumference: null,
      sampleWeight: weight,
      leftOut: [],
      doubts: [],
      birthDay: null,
      visitDay: null,
    },
    ...{ doubtful: [], repeats: [], isRepeated: false, isOutOfLimits: false },
    assessment: {
      correctedLength: null,
      bmi: null,
      positionIgnored: false,
      lengthForAge,
      weightForAge: NONE,
      weightForLength,
      bmiForAge: NONE,
    },
  }
}

describe('a worked example', () => {
  // Ten children: −3.5, −2.5, −2, −1, 0, 0.5, 1.5, 3.2, one flagged (6), one swollen.
  const prevalence = createPrevalence()
  for (const z of [-3.5, -2.5, -2, -1]) prevalence.add(row(score(z), { group: 'Xã 2' }))
  for (const z of [0, 0.5, 1.5, 3.2, 6]) prevalence.add(row(score(z), { sex: 1, months: 24, group: 'Xã 10' }))
  prevalence.add(row(SWOLLEN, { months: null }))
  const { ages, groups } = prevalence.result()
  const line = (group: string, sex: string) =>
    ages.find((each) => each.group === group && each.sex === sex)?.indices.weightForLength

  test('the swollen child is severe and in N, the flagged one in neither', () => {
    expect(line('all', 'all')).toMatchObject({ count: 9, flagged: 1, oedema: 1 })
    const percents = Object.values(line('all', 'all')?.shares ?? {}).map(({ value }) => Math.round(value * 100) / 100)
    // Of 9: 2 below −3, 3 below −2 (−2 itself is not), 3 below −1 (−1 is not), 2 above +1, 1 above +2, 1 above +3.
    expect(percents).toEqual([22.22, 33.33, 44.44, 22.22, 11.11, 11.11])
  })

  test('mean and deviation are of z-scores alone', () => {
    // Sum −3.8 of 8; sum of squares 36.99 + … by hand: 12.25+6.25+4+1+0+0.25+2.25+10.24 = 36.24.
    expect(line('all', 'all')?.mean?.value).toBeCloseTo(-3.8 / 8, 10)
    expect(line('all', 'all')?.deviation).toBeCloseTo(Math.sqrt((36.24 - 3.8 ** 2 / 8) / 7), 10)
  })

  test('groups of age and sex; a child of unknown age is in the whole alone', () => {
    expect(line('6-11', 'boys')?.count).toBe(4)
    expect(line('24-35', 'girls')).toMatchObject({ count: 4, flagged: 1 })
    expect(line('24-35', 'boys')).toMatchObject({ count: 0, mean: null })
    const inAges = ages.filter(({ group, sex }) => group !== 'all' && sex === 'all')
    expect(inAges.reduce((sum, { indices }) => sum + indices.weightForLength.count, 0)).toBe(8)
  })

  test('groups of the file stand in the order of their numbers', () => {
    expect(groups.map(({ group, indices }) => [group, indices.weightForLength.count])).toEqual([
      ['Xã 2', 4],
      ['Xã 10', 4],
    ])
  })
})

test('the confidence interval is that of the logit, with Student’s t of the whole sample', () => {
  // 20 of 100 among 200 children, by hand: logit −1.386294, variance 1/16, scale 200/199, t(199) 1.971957.
  const reach = 1.971957 * Math.sqrt((200 / 199) * (1 / 16))
  const at = (logit: number) => 100 / (1 + Math.exp(-logit))
  const prevalence = createPrevalence()
  for (let child = 0; child < 200; child++)
    prevalence.add(row(child < 100 ? score(child < 20 ? -2.5 : 0) : NONE, { months: child < 100 ? 8 : 30 }))
  const share = prevalence.result().ages.find(({ group }) => group === '6-11')?.indices.weightForLength.shares[
    'below-2'
  ]
  expect(share?.value).toBeCloseTo(20, 10)
  expect(share?.low).toBeCloseTo(at(Math.log(0.25) - reach), 4)
  expect(share?.high).toBeCloseTo(at(Math.log(0.25) + reach), 4)
  expect(shareInterval(0, 0, { units: 10 })).toEqual({ value: 0, low: 0, high: 0 })
  expect(shareInterval(1, 0, { units: 10 })).toEqual({ value: 100, low: 100, high: 100 })
})

describe('a survey of clusters and weights', () => {
  // Worked out apart from this code, from the definition: each cluster's weighted residuals, their variance with n/(n−1), t of n−1.
  const SURVEY = [
    [0, 1, -2.5],
    [0, 2, -2.5],
    [0, 0.5, -0.5],
    [1, 2, -3.3],
    [1, 0.5, -1],
    [1, 1, -3.3],
    [1, 2, 0.4],
    [2, 0.5, -0.2],
    [2, 1, 1.1],
    [2, 2, -1],
    [2, 0.5, 0],
    [2, 1, -0.7],
    [3, 1, -2],
    [3, 2, -1],
    [3, 0.5, -2.6],
    [4, 2, -1.2],
    [4, 0.5, 0],
    [4, 1, -0.7],
    [4, 2, -1.3],
    [5, 0.5, 2],
    [5, 1, -0.3],
    [5, 2, -1],
    [5, 0.5, -0.2],
    [5, 1, -1],
  ] as const
  const T_OF_5 = 2.571

  const prevalence = createPrevalence()
  for (const [cluster, weight, z] of SURVEY) prevalence.add(row(score(z), { cluster: `C${cluster}`, weight }))
  prevalence.add(row(score(-4), { cluster: 'C9', weight: null }))
  const { ages, clusters, withoutWeight } = prevalence.result()
  const all = ages[0]?.indices.weightForLength

  test('shares and means are weighted, their intervals those of clusters', () => {
    expect(all?.count).toBe(24)
    expect(all?.shares['below-2'].value).toBeCloseTo(23.214285714, 8)
    const reach = (T_OF_5 * 0.13652190360713) / (0.23214285714 * (1 - 0.23214285714))
    const logit = Math.log(0.23214285714 / (1 - 0.23214285714))
    expect(all?.shares['below-2'].low).toBeCloseTo(100 / (1 + Math.exp(-(logit - reach))), 1)
    expect(all?.shares['below-2'].high).toBeCloseTo(100 / (1 + Math.exp(-(logit + reach))), 1)
    expect(all?.mean?.value).toBeCloseTo(-1.1589285714, 8)
    expect(all?.mean?.low).toBeCloseTo(-1.1589285714 - T_OF_5 * 0.28840131623, 2)
    expect(all?.mean?.high).toBeCloseTo(-1.1589285714 + T_OF_5 * 0.28840131623, 2)
    expect(all?.deviation).toBeCloseTo(1.21662042633, 8)
  })

  test('who has no weight is told of and counted in no share', () => {
    expect([clusters, withoutWeight]).toEqual([6, 1])
  })
})

test('stunting with wasting and with overweight is of children with both figures', () => {
  const prevalence = createPrevalence()
  const both = (length: number, shape: GrowthScore) => prevalence.add(row(shape, { lengthForAge: score(length) }))
  both(-2.5, score(-2.2))
  both(-2.5, score(2.4))
  both(-2.5, score(0))
  both(-2.5, SWOLLEN)
  both(0, score(-2.5))
  prevalence.add(row(score(-2.5)))
  both(-5.5, score(-2.5))
  const together = prevalence.result().ages[0]?.together
  expect(together?.count).toBe(5)
  expect(together?.shares['stunted-wasted'].value).toBeCloseTo(40, 10)
  expect(together?.shares['stunted-overweight'].value).toBeCloseTo(20, 10)
})

test('a swollen child of unknown age is severe in all three indices of weight', () => {
  const unknown: GrowthScore = { zScore: null, implausible: false, reason: 'age-unknown' }
  const swollen = row(SWOLLEN, { months: null })
  const prevalence = createPrevalence()
  prevalence.add({ ...swollen, assessment: { ...swollen.assessment, weightForAge: unknown, bmiForAge: unknown } })
  const indices = prevalence.result().ages[0]?.indices
  for (const index of ['weightForAge', 'weightForLength', 'bmiForAge'] as const)
    expect(indices?.[index]).toMatchObject({ count: 1, oedema: 1, shares: { 'below-3': { value: 100 } } })
  expect(indices?.lengthForAge.count).toBe(0)
})

test.each([
  // Tables of the t distribution (NIST/SEMATECH e-Handbook, 1.3.6.7.2), three decimals.
  [1, 12.706],
  [2, 4.303],
  [10, 2.228],
  [30, 2.042],
  [100, 1.984],
])('97.5 %% of t with %i degrees is %f', (degrees, t) => expect(studentT975(degrees)).toBeCloseTo(t, 3))

test('children of 60 months and repeated rows are told of and counted in no share', () => {
  const prevalence = createPrevalence()
  prevalence.add(row(score(-2.5), { months: 59.99 }))
  prevalence.add(row(score(-2.5), { months: 60 }))
  prevalence.add({ ...row(score(-2.5)), isRepeated: true })
  const { ages, sixtyMonths, repeated } = prevalence.result()
  expect([ages[0]?.indices.weightForLength.count, sixtyMonths, repeated]).toEqual([1, 1, 1])
})

test.each([
  [0, '0-5'],
  [5.99, '0-5'],
  [6, '6-11'],
  [12, '12-23'],
  [24, '24-35'],
  [36, '36-47'],
  [47.999, '36-47'],
  [48, '48-59'],
  [1826 / 30.4375, '48-59'],
  [60, null],
])('%f months are in %s', (months, group) => expect(ageGroupOf(months * 30.4375)).toBe(group))

test('the standard’s own children make a hundred percent', () => {
  const density = densityOf([1, ...new Array<number>(46).fill(0), 3])
  expect(density.reduce((sum, { standard }) => sum + standard, 0)).toBeCloseTo(100, 3)
  expect([density[0]?.percent, density[47]?.percent]).toEqual([25, 75])
})
