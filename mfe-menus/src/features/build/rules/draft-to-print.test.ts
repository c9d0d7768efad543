import { expect, test } from '@jest/globals'
import { type Draft, emptyDraft } from './draft'
import { draftToPrint } from './draft-to-print'

const draft: Draft = {
  ...emptyDraft(2),
  days: [
    [{ mealCode: 1, dishId: 7, portion: 1.5, locked: true, materials: [{ materialId: 3, grams: 40 }] }],
    [],
    [{ mealCode: 4, dishId: 8, portion: 1, locked: false }],
  ],
}

test('a draft is printed as it was changed; empty days are left out', () => {
  const titles = new Map([7, 8].map((dishId) => [dishId, { title: `Món ${dishId}` }]))
  const printed = draftToPrint(draft, ['N3', 'N4', 'N5'], titles, 'Thử')
  expect(printed?.days.map(({ dayCode }) => dayCode)).toEqual(['N3', 'N5'])
  expect(printed?.days[0]?.meals).toEqual([
    {
      mealCode: 1,
      dishes: [{ dishId: 7, title: 'Món 7', portion: 1.5, materials: [{ materialId: 3, grams: 40 }] }],
    },
  ])
})

test('nothing is printed while a dish has no title', () => {
  expect(draftToPrint(draft, ['N1', 'N2', 'N3'], new Map([[7, { title: 'Món 7' }]]), 'Thử')).toBeNull()
})
