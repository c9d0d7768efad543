import { expect, test } from '@jest/globals'
import { itemOfEater } from './eater-item'
import type { FamilyMenu } from './family-draft'

const dish = (dishId: number, ...portions: readonly (readonly [string, number])[]) => ({
  dishId,
  title: `Món ${dishId}`,
  materials: [],
  cookedAt: null,
  alsoFor: [],
  portions: portions.map(([eater, portion]) => ({ eater, portion, grams: 100, handling: [] })),
})
const day = (dayCode: 'N1' | 'N2'): FamilyMenu['days'][number] => ({
  dayCode,
  meals: [
    { mealCode: 1, dishes: [dish(1, ['e1', 1])] },
    { mealCode: 2, dishes: [dish(2, ['e1', 1.25], ['e2', 0.5]), dish(3, ['e2', 1])] },
  ],
})
const menu = (...days: FamilyMenu['days']): FamilyMenu => ({ days, eaters: [], handling: [] })
const child = { key: 'e2', title: 'Bé Na', objectTypeId: 8 }

test('a child has her portion of the pot and the dishes of her own, of all days', () => {
  const meals = [
    {
      mealCode: 2,
      dishes: [
        { dishId: 2, portion: 0.5 },
        { dishId: 3, portion: 1 },
      ],
    },
  ]
  expect(itemOfEater(menu(day('N1'), day('N2')), child, 'Nồi cả nhà')).toEqual({
    kind: 'week',
    title: 'Nồi cả nhà',
    forWhom: 'Bé Na',
    objectTypeId: 8,
    menuId: null,
    days: [
      { dayCode: 'N1', meals },
      { dayCode: 'N2', meals },
    ],
  })
  expect(itemOfEater(menu(day('N1')), child, 'Nồi cả nhà')).toMatchObject({ kind: 'day', meals })
})

test('another adult has the portions of the bank', () => {
  const adult = { key: 'e1', title: 'Bố', objectTypeId: 11 }
  expect(itemOfEater(menu(day('N1')), adult, 'Nồi cả nhà')).toMatchObject({ objectTypeId: 0, forWhom: 'Bố' })
})
