import { describe, expect, test } from '@jest/globals'
import { createKitchen, type FoodFacts } from './facts'
import type { FoodLimit } from './food-limit'
import { judgeLimits, type LimitedDish } from './limits'
import { NUTRIENTS } from './nutrients'

const material = (materialId: number, key: string, group: string, retinol: number) => ({
  materialId,
  key,
  group,
  title: key,
  allergens: [],
  mayContain: [],
  objectTypeIds: [2],
  ediblePercent: 100,
  units: [],
  amounts: NUTRIENTS.map((nutrient) => (nutrient === 'vitaminAUg' ? retinol : 0)),
})
const limit = (id: string, check: FoodLimit['check']): FoodLimit => ({
  id,
  statement: `Điều ${id}.`,
  objectTypeIds: [2],
  check,
})
const facts: FoodFacts = {
  materials: [
    material(1, 'gan_ga', 'offal', 3000),
    material(2, 'gao_te', 'grain', 0),
    material(3, 'sua_bo_tuoi', 'dairy', 40),
  ],
  groups: [],
  scales: {
    portionByObjectType: {},
    portionByFamily: {},
    saltByObjectType: {},
    sugarByObjectType: {},
    cookedPerRaw: { materials: {}, groups: {} },
    addedWaterG: {},
    addedSugarPercent: {},
    servedIn: {},
  },
  vitaminAFromUg: 120,
  standards: [
    {
      standardId: 109,
      key: 'a',
      title: 'Vitamin A',
      unit: 'µg',
      scope: 'day',
      measure: 'vitaminA',
      mealCodes: [],
      tableGroup: '',
      decimals: 0,
    },
  ],
  needs: [],
  limits: [
    limit('liver', { kind: 'times', per: 'week', atMost: 1, materials: ['gan_ga'] }),
    limit('fried', { kind: 'times', per: 'day', atMost: 1, methods: ['rán'] }),
    limit('milk', { kind: 'times', per: 'meal', mealCodes: [1], atMost: 1, groups: ['dairy'], minGrams: 15 }),
    limit('amount', { kind: 'amount', per: 'day', standardId: 109, atMost: 2000 }),
    limit('mean', { kind: 'amount', per: 'week', standardId: 109, atMost: 300 }),
    { ...limit('of-others', { kind: 'times', per: 'day', atMost: 0, groups: ['grain'] }), objectTypeIds: [5] },
    limit('unknown', { kind: 'amount', per: 'day', standardId: 999, atMost: 0 }),
    limit('least', { kind: 'times', per: 'week', atLeast: 3, groups: ['fish'] }),
  ],
}
const kitchen = createKitchen(facts)

const dish = (
  title: string,
  materialId: number,
  grams: number,
  more: Partial<Pick<LimitedDish, 'mealCode' | 'method' | 'portion'>> = {},
): LimitedDish => ({
  dishId: materialId,
  title,
  family: 'mainStirFry',
  method: 'xào',
  mealCode: 2,
  portion: 1,
  ingredients: kitchen.ingredientsOf([{ materialId, grams }]),
  ...more,
})
const liver = dish('Gan xào', 1, 30)
const rice = dish('Cơm', 2, 100)
const idsOf = (days: readonly (readonly LimitedDish[])[]) => judgeLimits(days, 2, kitchen).map(({ ruleId }) => ruleId)

describe('judgeLimits', () => {
  test.each<[string, readonly (readonly LimitedDish[])[], readonly string[]]>([
    ['one dish of a week', [[liver], [rice]], []],
    ['two of a week, on two days', [[liver], [liver]], ['liver']],
    [
      'two of a kind on one day',
      [[dish('Nem', 2, 50, { method: 'rán' }), dish('Trứng', 2, 50, { method: 'rán' })]],
      ['fried'],
    ],
    [
      'one of a kind on each of two days',
      [[dish('Nem', 2, 50, { method: 'rán' })], [dish('Trứng', 2, 50, { method: 'rán' })]],
      [],
    ],
    [
      'two in the meal meant',
      [[dish('Sữa', 3, 180, { mealCode: 1 }), dish('Sữa chua', 3, 100, { mealCode: 1 })]],
      ['milk'],
    ],
    ['two in another meal', [[dish('Sữa', 3, 180), dish('Sữa chua', 3, 100)]], []],
    ['two, one with too little', [[dish('Sữa', 3, 180, { mealCode: 1 }), dish('Bánh', 3, 14, { mealCode: 1 })]], []],
    ['an amount at its maximum', [[dish('Gan', 1, 66.66)]], []],
    ['an amount above it by its portion', [[dish('Gan', 1, 66.66, { portion: 1.25 })]], ['amount']],
    ['a mean of six days', Array.from({ length: 6 }, () => [dish('Pa tê', 2, 30), dish('Sữa', 3, 900)]), []],
    ['a mean of seven days', Array.from({ length: 7 }, () => [dish('Pa tê', 2, 30), dish('Sữa', 3, 900)]), ['mean']],
  ])('%s', (_, days, broken) => {
    expect(idsOf(days)).toEqual(broken)
  })

  test('tells in words what is too much, how much it is and which dishes it comes from', () => {
    const day = [liver, rice, { ...liver, title: 'Cháo gan' }, { ...liver, title: 'Gan kho' }]
    expect(judgeLimits([day], 2, kitchen)).toEqual([
      {
        ruleId: 'liver',
        statement: 'Điều liver.',
        per: 'week',
        dayIndex: null,
        mealCode: null,
        value: 3,
        atMost: 1,
        titles: ['Gan xào', 'Cháo gan', 'Gan kho'],
        text: 'Đã có 3 món trong tuần (nhiều nhất 1): Gan xào, Cháo gan, Gan kho. Điều liver.',
      },
      {
        ruleId: 'amount',
        statement: 'Điều amount.',
        per: 'day',
        dayIndex: 0,
        mealCode: null,
        value: 2700,
        atMost: 2000,
        titles: ['Gan xào', 'Cháo gan', 'Gan kho'],
        text: 'Vitamin A trong một ngày khoảng 2.700 µg, cao hơn mức tối đa 2.000 µg, nhiều nhất từ Gan xào, Cháo gan, Gan kho. Điều amount.',
      },
    ])
  })

  test('never shows an amount above the maximum as the maximum itself', () => {
    const [broken] = judgeLimits([[dish('Gan', 1, 66.68)]], 2, kitchen)
    expect(broken?.text).toContain('khoảng 2.001 µg, cao hơn mức tối đa 2.000 µg')
  })

  test('counts materials as a visitor changed them', () => {
    const changed = { ...liver, served: kitchen.ingredientsOf([{ materialId: 2, grams: 30 }]) }
    expect(idsOf([[liver, changed]])).toEqual([])
  })

  test('a feed of milk is no dairy dish', () => {
    const feed = { ...dish('Sữa công thức', 3, 200, { mealCode: 1 }), family: 'breastMilk' }
    expect(idsOf([[feed, { ...feed, title: 'Sữa mẹ' }]])).toEqual([])
  })
})
