import { expect, test } from '@jest/globals'
import type { CallAnswer } from 'shared-contracts/calls'
import { savedToPrint } from './saved-to-print'

const served = { slug: '', illustration: '', portion: 1, grams: 60, energy: 80, servedGrams: 50, servedAs: null }
const menu: CallAnswer<'SavedMenu/GetById'> = {
  id: 3,
  title: 'Tuần của mẹ',
  objectTypeId: 2,
  forWhom: null,
  startsOn: null,
  menuId: null,
  dayCount: 1,
  dishCount: 1,
  illustrations: [],
  savedAt: '2026-11-20T01:00:00Z',
  changedAt: '2026-11-20T01:00:00Z',
  revision: 1,
  days: [
    {
      dayCode: 'N2',
      meals: [{ mealCode: 2, dishes: [{ ...served, dishId: 7, title: 'Cá kho' }] }],
      nutrition: {},
    },
  ],
  kept: [
    {
      dayCode: 'N2',
      meals: [
        {
          mealCode: 2,
          dishes: [
            { dishId: 7, portion: 1.5, materials: [{ materialId: 1, grams: 40 }] },
            { dishId: 8, portion: 1 },
          ],
        },
      ],
    },
  ],
}

test('prints the portions and materials that were kept, without dishes that are no longer there', () => {
  expect(savedToPrint(menu)).toEqual({
    title: 'Tuần của mẹ',
    objectTypeId: 2,
    days: [
      {
        dayCode: 'N2',
        meals: [
          {
            mealCode: 2,
            dishes: [{ dishId: 7, title: 'Cá kho', portion: 1.5, materials: [{ materialId: 1, grams: 40 }] }],
          },
        ],
      },
    ],
  })
})
