import { describe, expect, test } from '@jest/globals'
import type { NeedBand, Standard } from '../standard'
import { dish, material, rules } from '../testing/foods'
import {
  dayOf,
  energyRatio,
  evaluateDay,
  evaluateStandard,
  measureDay,
  nutritionOfIntake,
  percent,
  statusOf,
} from './evaluate'
import { intakeOfDish } from './intake'

const known = (value: number) => ({ value, missingCount: 0 })
const partly = (value: number) => ({ value, missingCount: 1 })

describe('statusOf', () => {
  test.each([
    [known(1020), 1020, 2500, 'met'],
    [known(1019.996), 1020, 2500, 'met'],
    [known(1019.99), 1020, 2500, 'below'],
    [known(2500), 1020, 2500, 'met'],
    [known(2500.01), 1020, 2500, 'above'],
    [known(5), null, 5, 'met'],
    [known(0), 35, null, 'below'],
    [known(0), null, null, 'met'],
    [partly(1500), 1020, 2500, 'missing'],
    [partly(10), 1020, null, 'missing'],
    [partly(2501), 1020, 2500, 'above'],
  ] as const)('%p in %p–%p is %s', (amount, min, max, expected) => {
    expect(statusOf(amount, min, max)).toBe(expected)
  })
})

describe('percent', () => {
  test.each([
    [known(25), known(100), known(25)],
    [known(0), known(0), known(0)],
    [known(25), partly(100), partly(25)],
  ])('%p of %p', (part, whole, expected) => {
    expect(percent(part, whole)).toEqual(expected)
  })
})

const rice = material(1, 'grain', { energyKcal: 400, proteinG: 10, lipidG: 0, glucidG: 90 })
const meat = material(2, 'pork', {
  energyKcal: 200,
  proteinG: 20,
  lipidG: 13.3,
  glucidG: 0,
  calciumMg: null,
  sodiumMg: 1000,
})
const intake = (...ingredients: Parameters<typeof dish>[1]) =>
  intakeOfDish({ ingredients: dish('main', ingredients).ingredients, addedWaterG: 0 }, rules)
const day = dayOf(
  new Map([
    [1, intake([rice, 50])],
    [2, intake([rice, 50], [meat, 100])],
    [5, intake([rice, 100])],
  ]),
)

const standard = (standardId: number, measure: string, mealCodes: readonly number[] = []): Standard => ({
  standardId,
  key: measure,
  title: measure,
  unit: 'g',
  scope: mealCodes.length > 0 ? 'meal' : 'day',
  measure,
  mealCodes,
  tableGroup: '',
  decimals: 0,
})
const need = (standardId: number, min: number | null, max: number | null): NeedBand => ({
  objectTypeId: 1,
  standardId,
  min,
  max,
  need: null,
  enforce: 'soft',
})

describe('measureDay', () => {
  test.each([
    [standard(1, 'energy'), 1000],
    [standard(3, 'energyShare', [1]), 20],
    [standard(2, 'energyShare', [1, 2, 4]), 60],
    [standard(8, 'energyShare', [7]), 0],
    [standard(9, 'proteinPercent'), 16],
    [standard(10, 'lipidPercent'), 11.97],
    [standard(12, 'glucidPercent'), 72],
    [standard(13, 'animalProteinPercent'), 50],
    [standard(14, 'protein', [1]), 5],
    [standard(54, 'saltMainMeal', [1, 2, 4]), 2.542],
    [standard(126, 'foodCount'), 2],
    [standard(127, 'foodGroupCount'), 2],
  ])('%p', (each, expected) => {
    expect(measureDay(each, day).value).toBeCloseTo(expected, 5)
  })

  test('refuses a measure it does not know', () => {
    expect(() => measureDay(standard(99, 'magic'), day)).toThrow('99')
  })
})

describe('evaluateStandard', () => {
  test('never calls a standard with missing data met', () => {
    const result = evaluateStandard(standard(57, 'calcium'), need(57, 0, null), day)
    expect(result).toMatchObject({ status: 'missing', missingCount: 1, min: 0 })
  })

  test('calls a share with missing data missing, even above its band: the whole may be larger', () => {
    const unknownEnergy = material(3, 'grain', { energyKcal: null, lipidG: 1 })
    const partlyKnown = dayOf(new Map([[1, intake([unknownEnergy, 100], [rice, 1])]]))
    expect(evaluateStandard(standard(10, 'lipidPercent'), need(10, 20, 30), partlyKnown).status).toBe('missing')
  })

  test('judges the rounded value that it reports', () => {
    const nearly = dayOf(new Map([[1, intake([rice, 24.9995])]]))
    expect(evaluateStandard(standard(1, 'energy'), need(1, 100, null), nearly)).toMatchObject({
      value: 100,
      status: 'met',
    })
  })
})

test('evaluates the standards that have a need, in order', () => {
  const results = evaluateDay(
    [standard(1, 'energy'), standard(11, 'protein'), standard(18, 'lipid')],
    [need(18, null, 1), need(1, 900, 1100)],
    day,
  )
  expect(results.map(({ standardId, status }) => [standardId, status])).toEqual([
    [1, 'met'],
    [18, 'above'],
  ])
})

test('gives a dish the whole-day standards that add up', () => {
  const values = nutritionOfIntake(
    [standard(1, 'energy'), standard(9, 'proteinPercent'), standard(14, 'protein', [1])],
    intake([rice, 50]),
  )
  expect(values).toEqual({ 1: 200 })
})

describe('energyRatio', () => {
  test('adds up to 100', () => {
    expect(energyRatio(day.total)).toEqual({ p: 16, l: 12, g: 72 })
    const thirds = material(4, 'grain', { proteinG: 9, lipidG: 4, glucidG: 9 })
    expect(energyRatio(intake([thirds, 100]))).toEqual({ p: 34, l: 33, g: 33 })
  })

  test('is null for nothing', () => {
    expect(energyRatio(intake([material(5, 'herb', {}), 1]))).toBeNull()
  })
})
