import { expect, test } from '@jest/globals'
import { menuToPrint } from './menu-to-print'

const shown = { slug: 'com', illustration: 'com', portion: 1, grams: 1, energy: 1, servedGrams: 1, servedAs: null }

test('is printed with the changed materials, without what is no longer in the bank', () => {
  const materials = [{ materialId: 7, grams: 30 }]
  const printed = menuToPrint({
    title: 'Tuần của Na',
    objectTypeId: 5,
    days: [{ dayCode: 'N2', nutrition: {}, meals: [{ mealCode: 2, dishes: [{ ...shown, dishId: 1, title: 'Cơm' }] }] }],
    kept: [
      {
        dayCode: 'N2',
        meals: [
          {
            mealCode: 2,
            dishes: [
              { dishId: 1, portion: 1.2, materials },
              { dishId: 99, portion: 1 },
            ],
          },
        ],
      },
    ],
  })
  expect(printed).toEqual({
    title: 'Tuần của Na',
    objectTypeId: 5,
    days: [
      {
        dayCode: 'N2',
        meals: [{ mealCode: 2, dishes: [{ dishId: 1, portion: 1.2, materials, title: 'Cơm' }] }],
      },
    ],
  })
})
