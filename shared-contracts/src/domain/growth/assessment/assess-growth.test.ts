import { beforeAll, describe, expect, test } from '@jest/globals'
import { type GrowthTables, loadGrowthTables } from '../growth-tables'
import { referenceCases } from '../testing'
import { assessGrowth, type GrowthAssessment, type GrowthMeasures } from './assess-growth'

let boys: GrowthTables
let girls: GrowthTables

beforeAll(async () => {
  ;[boys, girls] = await Promise.all([loadGrowthTables(0), loadGrowthTables(1)])
})

function assess(measures: Partial<GrowthMeasures>): GrowthAssessment {
  const all = { sex: 0 as const, ageInDays: 400, weight: 10, length: 78, lying: null, oedema: false, ...measures }
  return assessGrowth(all.sex === 0 ? boys : girls, all)
}

describe("the answers of WHO's package", () => {
  test('covers 378 children', () => {
    expect(referenceCases).toHaveLength(378)
  })

  test.each(referenceCases.map((reference) => [reference.id, reference] as const))(
    'agree for child %s',
    (_, reference) => {
      const found = assess(reference.measures)
      expect({
        length: found.lengthForAge.zScore,
        weight: found.weightForAge.zScore,
        weightForLength: found.weightForLength.zScore,
        bmi: found.bmiForAge.zScore,
      }).toEqual(reference.zScores)
      expect({
        length: found.lengthForAge.implausible,
        weight: found.weightForAge.implausible,
        weightForLength: found.weightForLength.implausible,
        bmi: found.bmiForAge.implausible,
      }).toEqual(reference.implausible)
      expect(found.correctedLength ?? 0).toBeCloseTo(reference.correctedLength, 6)
      expect(found.positionIgnored).toBe(reference.positionIgnored)
    },
  )
})

describe('boundaries of age', () => {
  test.each([
    [-1, 'before-birth'],
    [-0.25, 'before-birth'],
    [0, null],
    [180, null],
    [181, null],
    [1826, null],
    [1826.24, null],
    [1826.25, 'past-standard'],
    [1827, 'past-standard'],
    [4000, 'past-standard'],
    [null, 'age-unknown'],
  ])('day %p: %p', (ageInDays, reason) => {
    const found = assess({ ageInDays })
    expect(found.lengthForAge.reason).toBe(reason)
    expect(found.weightForAge.reason).toBe(reason)
    expect(found.bmiForAge.reason).toBe(reason)
  })

  test.each([
    // age, lying, corrected from 80 cm, position ignored
    [272, false, 80, true],
    [273, false, 80, true],
    [274, false, 80.7, false],
    [730, false, 80.7, false],
    [730, true, 80, false],
    [731, true, 79.3, false],
    [731, false, 80, false],
    [730, null, 80, false],
    [731, null, 80, false],
    [null, false, 80, false],
  ])('at day %p, lying %p, 80 cm count as %p (ignored: %p)', (ageInDays, lying, corrected, positionIgnored) => {
    const found = assess({ ageInDays, lying, length: 80 })
    expect(found.correctedLength).toBe(corrected)
    expect(found.positionIgnored).toBe(positionIgnored)
  })

  test.each([1095, 1096, 1825, 1826])('assesses day %p', (ageInDays) => {
    expect(assess({ ageInDays, weight: 15, length: 98, lying: false }).bmiForAge.zScore).not.toBeNull()
  })
})

describe('boundaries of length', () => {
  test.each([
    // age, cm as measured, within the table
    [100, 44.9, false],
    [100, 45, true],
    [730, 110, true],
    [730, 110.1, false],
    [730, 110.04, false],
    [731, 64.9, false],
    [731, 65, true],
    [731, 120, true],
    [731, 120.1, false],
  ])('day %p, %p cm: weight for length is judged: %p', (ageInDays, length, judged) => {
    const { weightForLength } = assess({ ageInDays, length, weight: 12 })
    expect(weightForLength.reason).toBe(judged ? null : 'outside-length-range')
  })

  test('asks whether a child can stand by the age as it is stated, not as it is rounded', () => {
    // Nine months are 273.9375 days: a file that states 8.99 months means a child who doesn't stand.
    const at = (months: number) => assess({ ageInDays: months * 30.4375, lying: false, length: 71 })
    expect([at(8.99).positionIgnored, at(8.99).correctedLength]).toEqual([true, 71])
    expect([at(9).positionIgnored, at(9).correctedLength]).toEqual([false, 71.7])
  })

  test('is not fooled by floating point after the 0.7 cm', () => {
    expect(assess({ ageInDays: 731, lying: true, length: 65.7 }).weightForLength.reason).toBeNull()
    expect(assess({ ageInDays: 730, lying: false, length: 109.3, weight: 15 }).weightForLength.reason).toBeNull()
    expect(assess({ ageInDays: 731, lying: true, length: 120.7, weight: 20 }).weightForLength.reason).toBeNull()
  })

  test('takes the table by position, then by length, when the age is not known', () => {
    const at = (length: number, lying: boolean | null) =>
      assess({ ageInDays: null, length, lying, weight: 12 }).weightForLength.zScore
    expect(at(86.9, null)).toBe(at(86.9, true))
    expect(at(87, null)).toBe(at(87, false))
    expect(at(87, true)).not.toBe(at(87, false))
  })
})

describe('what can not be judged', () => {
  test.each([
    [{ weight: null }, ['missing-measure', 'missing-measure', 'missing-measure'], null],
    [{ weight: 0 }, ['not-positive', 'not-positive', 'not-positive'], null],
    [{ length: 0 }, [null, 'not-positive', 'not-positive'], 'not-positive'],
    [{ length: null }, [null, 'missing-measure', 'missing-measure'], 'missing-measure'],
    [{ oedema: true }, ['oedema', 'oedema', 'oedema'], null],
  ] as const)('%j', (measures, [weight, weightForLength, bmi], length) => {
    const found = assess(measures)
    expect(found.weightForAge.reason).toBe(weight)
    expect(found.weightForLength.reason).toBe(weightForLength)
    expect(found.bmiForAge.reason).toBe(bmi)
    expect(found.lengthForAge.reason).toBe(length)
  })
})
