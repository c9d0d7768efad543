import { describe, expect, test } from '@jest/globals'
import type { GrowthScore } from 'shared-contracts/growth'
import type { AssessedRow } from './assess-row'
import { densityOf } from './distribution'
import { ageGroupOf, createPrevalence, shareOf } from './prevalence'
import { studentT975 } from './student-t'

const score = (zScore: number): GrowthScore => ({ zScore, implausible: Math.abs(zScore) > 5, reason: null })
const NONE: GrowthScore = { zScore: null, implausible: false, reason: 'missing-measure' }
const SWOLLEN: GrowthScore = { zScore: null, implausible: false, reason: 'oedema' }

function row(
  weightForLength: GrowthScore,
  { sex = 0 as 0 | 1, months = 8 as number | null, group = '' } = {},
): AssessedRow {
  const oedema = weightForLength === SWOLLEN
  const child = { sex, ageInDays: months === null ? null : months * 30.4375, weight: 1, length: 1, lying: null, oedema }
  return {
    line: 1,
    state: 'assessed',
    code: '',
    name: '',
    group,
    child: { ...child, armCircumference: null, leftOut: [], birthDay: null, visitDay: null },
    assessment: {
      correctedLength: null,
      bmi: null,
      positionIgnored: false,
      lengthForAge: NONE,
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
    const percents = Object.values(line('all', 'all')?.shares ?? {}).map(
      ({ percent }) => Math.round(percent * 100) / 100,
    )
    // Of 9: 2 below −3, 3 below −2 (−2 itself is not), 2 above +1, 1 above +2, 1 above +3.
    expect(percents).toEqual([22.22, 33.33, 22.22, 11.11, 11.11])
  })

  test('mean and deviation are of z-scores alone', () => {
    // Sum −3.8 of 8; sum of squares 36.99 + … by hand: 12.25+6.25+4+1+0+0.25+2.25+10.24 = 36.24.
    expect(line('all', 'all')?.mean).toBeCloseTo(-3.8 / 8, 10)
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
  const { percent, low, high } = shareOf(20, 100, 200)
  expect(percent).toBe(20)
  expect(low).toBeCloseTo(at(Math.log(0.25) - reach), 4)
  expect(high).toBeCloseTo(at(Math.log(0.25) + reach), 4)
  expect(shareOf(0, 10, 10)).toEqual({ percent: 0, low: 0, high: 0 })
  expect(shareOf(10, 10, 10)).toEqual({ percent: 100, low: 100, high: 100 })
})

test.each([
  // Tables of the t distribution (NIST/SEMATECH e-Handbook, 1.3.6.7.2), three decimals.
  [1, 12.706],
  [2, 4.303],
  [10, 2.228],
  [30, 2.042],
  [100, 1.984],
])('97.5 %% of t with %i degrees is %f', (degrees, t) => expect(studentT975(degrees)).toBeCloseTo(t, 3))

test.each([
  [0, '0-5'],
  [5.99, '0-5'],
  [6, '6-11'],
  [12, '12-23'],
  [24, '24-35'],
  [36, '36-47'],
  [47.999, '36-47'],
  [48, '48-60'],
  [1826 / 30.4375, '48-60'],
])('%f months are in %s', (months, group) => expect(ageGroupOf(months * 30.4375)).toBe(group))

test('the standard’s own children make a hundred percent', () => {
  const density = densityOf([1, ...new Array<number>(46).fill(0), 3])
  expect(density.reduce((sum, { standard }) => sum + standard, 0)).toBeCloseTo(100, 3)
  expect([density[0]?.percent, density[47]?.percent]).toEqual([25, 75])
})
