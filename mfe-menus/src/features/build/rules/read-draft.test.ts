import { expect, test } from '@jest/globals'
import { type Draft, emptyDraft } from './draft'
import { firstDraft, readDraft } from './read-draft'

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
  seed: 3,
  unmet: [{ standardId: 57, dayCode: 'N1', reason: 'x' }],
}

test('reads a draft back as it was kept, for its own object type only', () => {
  const text = JSON.stringify(kept)
  expect(readDraft(text, 2)).toEqual(kept)
  expect(readDraft(text, 3)).toBeNull()
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
  [{ unmet: [{ standardId: 1, dayCode: 'N9', reason: '' }] }],
])('refuses %j', (wrong) => {
  expect(readDraft(JSON.stringify({ ...kept, ...wrong }), 2)).toBeNull()
})

test.each([null, '', '{', '{}'])('begins anew from %j', (text) => {
  expect(firstDraft(text, 2)).toEqual(emptyDraft(2))
})

test('begins with the days it is given, unless some were kept', () => {
  expect(firstDraft(null, 2, kept.days).days).toEqual(kept.days)
  expect(firstDraft(JSON.stringify({ ...kept, days: [[]] }), 2, kept.days).days).toEqual([[]])
})
