import { expect, test } from '@jest/globals'
import type { Draft } from '../draft'
import { readDraft } from './read-draft'

const kept: Draft = {
  objectTypeId: 2,
  days: [
    [
      { mealCode: 1, dishId: 10, portion: 1, locked: true, materials: [{ materialId: 5, grams: 30 }] },
      { mealCode: 5, dishId: 900, portion: 6, locked: false },
    ],
  ],
  excludedMaterialIds: [7],
  avoidedAllergens: ['milk'],
  wishesAreMissing: false,
  seed: 3,
  unmet: [{ standardId: 57, dayCode: 'N1', reason: 'x' }],
}

test('reads a draft back as it was kept', () => {
  expect(readDraft(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
})

const dish = { mealCode: 1, dishId: 1, portion: 1, locked: true }
test.each([
  [{ days: [[{ ...dish, mealCode: 3 }]] }],
  [{ days: [[{ ...dish, portion: 9 }]] }],
  [{ days: [[{ ...dish, portion: -1, locked: false }]] }],
  [{ days: [[{ ...dish, locked: undefined }]] }],
  [{ days: [[{ ...dish, materials: [{ materialId: 1 }] }]] }],
  [{ days: [] }],
  [{ avoidedAllergens: ['mustard'] }],
  [{ wishesAreMissing: undefined }],
  [{ unmet: [{ standardId: 1, dayCode: 'N9', reason: '' }] }],
])('refuses %j', (wrong) => {
  expect(readDraft({ ...kept, ...wrong })).toBeNull()
})

test.each([null, '', 7, {}])('reads nothing from %j', (stored) => {
  expect(readDraft(stored)).toBeNull()
})
