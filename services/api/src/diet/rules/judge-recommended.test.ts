import { describe, expect, test } from '@jest/globals'
import { type DayIntake, EMPTY_INTAKE, type Standard } from 'shared-contracts/nutrition'
import type { RecommendedNeed } from '../../kitchen/rules'
import { realDietKitchen } from '../testing/real-diet-kitchen'
import { judgeStandard } from './judge-recommended'

const tolerance = { percent: 5, amounts: {}, exactMaximums: [129] }

const standard = (measure: Standard['measure'], scope: Standard['scope'] = 'day'): Standard => ({
  ...{ standardId: 57, key: measure, title: measure, unit: 'mg', scope, measure, mealCodes: [] },
  ...{ tableGroup: '', decimals: 0 },
})

function dayWith(measure: 'calcium' | 'energy', value: number, missingCount = 0): DayIntake {
  const amounts = { ...EMPTY_INTAKE.amounts, [measure]: { value, missingCount } }
  return { meals: new Map(), total: { ...EMPTY_INTAKE, amounts } }
}

const bare = { standardId: 57, min: null, max: null, need: null } as const
const point: RecommendedNeed = {
  ...bare,
  // The range of menus lies within what is recommended and safe: a verdict follows the wider of both.
  ...{ min: 143, max: 150, need: 110, recommended: { from: 110, to: 110 } },
  upper: { amount: 2000, ofAdded: false, source: 'IOM2000' },
  source: 'NIN2016',
}
const range: RecommendedNeed = { ...bare, recommended: { from: 100, to: 200 } }
/** Menus begin below the recommendation and end above it. */
const wider: RecommendedNeed = { ...range, min: 80, max: 300 }
const limit: RecommendedNeed = { ...bare, max: 5, recommended: { from: null, to: 5 } }
const meanLimit: RecommendedNeed = { ...limit, weekMean: true, dayMax: 6.5, reason: 'meanOfDays' }
const part: RecommendedNeed = {
  ...bare,
  ...{ min: 20, need: 27, recommended: { from: 27, to: 27 }, judged: 'part', reason: 'ironTablets' },
}
const upperAlone: RecommendedNeed = { ...bare, max: 600, upper: { amount: 600, ofAdded: false, source: 'IOM2001' } }
const ofAdded: RecommendedNeed = { ...point, upper: { amount: 200, ofAdded: true, source: 'IOM1998' } }
const rangeAlone: RecommendedNeed = { ...bare, min: 300, max: 500 }

describe('a day is judged by what is recommended, the safe upper level and the range of menus', () => {
  test.each<[string, RecommendedNeed, number, string, string]>([
    ['a point, below by more than the tolerance', point, 104.4, 'below', 'recommendation'],
    ['a point, within the tolerance', point, 104.5, 'met', 'recommendation'],
    ['a point, below the range of menus', point, 120, 'met', 'recommendation'],
    ['a point, above the range of menus', point, 1999, 'met', 'recommendation'],
    ['the upper level, within the tolerance', point, 2100, 'met', 'recommendation'],
    ['the upper level, above it', point, 2100.1, 'above', 'upper'],
    ['an upper level of what is added says nothing of food', ofAdded, 5000, 'met', 'recommendation'],
    ['a range, below', range, 94.9, 'below', 'recommendation'],
    ['a range, at its end', range, 200, 'met', 'recommendation'],
    ['a range, above', range, 210.1, 'above', 'recommendation'],
    ['a range of menus that is wider, at its beginning', wider, 80, 'met', 'recommendation'],
    ['a range of menus that is wider, below it', wider, 75.9, 'below', 'recommendation'],
    ['a range of menus that is wider, at its end', wider, 300, 'met', 'recommendation'],
    ['a range of menus that is wider, above it', wider, 315.1, 'above', 'recommendation'],
    ['a limit of the mean of days, kept by this one', meanLimit, 5, 'met', 'recommendation'],
    ['a limit of the mean of days, above it within what a day may have', meanLimit, 6.5, 'notJudged', 'recommendation'],
    ['a limit of the mean of days, above what a day may have', meanLimit, 6.51, 'above', 'recommendation'],
    ['a limit, kept', limit, 5, 'met', 'recommendation'],
    ['a limit, not kept', limit, 5.3, 'above', 'recommendation'],
    ['the part that food gives, short of it', part, 18.9, 'below', 'foodPart'],
    ['the part that food gives, within the tolerance: not met', part, 19, 'notJudged', 'recommendation'],
    ['between that part and the recommendation', part, 26.9, 'notJudged', 'recommendation'],
    ['the whole recommendation', part, 27, 'met', 'recommendation'],
    ['an upper level alone', upperAlone, 600, 'met', 'upper'],
    ['an upper level alone, above it', upperAlone, 631, 'above', 'upper'],
    ['no recommendation: the range of menus, which is said', rangeAlone, 280, 'below', 'range'],
    ['no recommendation: within the range', rangeAlone, 300, 'met', 'range'],
    ['no recommendation: above the range', rangeAlone, 530, 'above', 'range'],
  ])('%s', (_, need, value, status, against) => {
    const result = judgeStandard(standard('calcium'), need, dayWith('calcium', value), tolerance)
    expect([result?.status, result?.against]).toEqual([status, against])
  })

  test('a missing figure never counts as met, and nothing but missing figures has no value', () => {
    const known = judgeStandard(standard('calcium'), point, dayWith('calcium', 500, 1), tolerance)
    expect(known).toMatchObject({ status: 'missing', value: 500, missingCount: 1 })
    const nothing = judgeStandard(standard('calcium'), point, dayWith('calcium', 0, 2), tolerance)
    expect(nothing).toMatchObject({ status: 'missing', value: null, missingCount: 2 })
    expect(judgeStandard(standard('calcium'), point, dayWith('calcium', 2500, 1), tolerance)?.status).toBe('above')
  })

  test('tells recommendation, upper level and source beside the bounds of the verdict', () => {
    expect(judgeStandard(standard('calcium'), point, dayWith('calcium', 200), tolerance)).toMatchObject({
      ...{ min: 110, max: 2000, need: 110, recommended: { from: 110, to: 110 }, upper: 2000, source: 'NIN2016' },
    })
    expect(judgeStandard(standard('calcium'), ofAdded, dayWith('calcium', 200), tolerance)).toMatchObject({
      ...{ min: 110, max: null, upper: null },
    })
  })

  test('shares of meals, which nobody recommends, are not compared', () => {
    expect(judgeStandard(standard('energyShare', 'meal'), rangeAlone, dayWith('energy', 1), tolerance)).toBeNull()
  })
})

describe('the needs of the site', () => {
  const { needsOf, kitchen } = realDietKitchen()
  const energyOf = (objectTypeId: number, activity: 'light' | 'moderate' | 'heavy') =>
    needsOf(objectTypeId, activity).find(({ standardId }) => standardId === 1)?.recommended

  test('energy follows the activity of mothers, not of children', () => {
    expect(energyOf(2, 'light')).toEqual({ from: 1980, to: 2010 })
    expect(energyOf(2, 'heavy')).toEqual({ from: 2550, to: 2590 })
    expect(energyOf(7, 'heavy')).toEqual(energyOf(7, 'light'))
  })

  test('a recommendation of vitamins and minerals is never compared by the range of menus', () => {
    const nutrients = new Set([57, ...Array.from({ length: 21 }, (_, index) => 101 + index)])
    for (const { id } of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((each) => ({ id: each })))
      for (const need of needsOf(id, 'light').filter(({ standardId }) => nutrients.has(standardId))) {
        const measured = kitchen.standards.find(({ standardId }) => standardId === need.standardId)
        if (measured === undefined) throw new Error(`no standard ${need.standardId}`)
        const result = judgeStandard(measured, need, dayWith('energy', 0), tolerance)
        expect([id, need.standardId, result?.against]).not.toContain('range')
      }
  })
})
