import { describe, expect, it } from '@jest/globals'
import { changeDraft, type Draft, emptyDraft, readDraft } from './draft'

const full: Draft = {
  objectTypeId: 2,
  days: [
    [
      { mealCode: 1, dishId: 10, portion: 1 },
      { mealCode: 2, dishId: 20, portion: 0.25 },
    ],
  ],
  excludedMaterialIds: [7],
  seed: 3,
  unmet: [{ standardId: 57, dayCode: 'N1', reason: 'x' }],
}

describe('a draft', () => {
  it('takes a dish for a meal and forgets what was said of the older choice', () => {
    const next = changeDraft(full, { kind: 'add', day: 0, mealCode: 4, dishId: 30 })
    expect(next.days[0]).toHaveLength(3)
    expect(next.days[0]?.[2]).toEqual({ mealCode: 4, dishId: 30, portion: 1 })
    expect(next.unmet).toEqual([])
  })

  it('changes one dish and keeps its meal', () => {
    expect(changeDraft(full, { kind: 'replace', day: 0, place: 1, dishId: 99 }).days[0]).toEqual([
      { mealCode: 1, dishId: 10, portion: 1 },
      { mealCode: 2, dishId: 99, portion: 1 },
    ])
  })

  it.each([
    [0, 0.25, 1.25],
    [1, -0.25, 0.25],
    [0, 9, 3],
  ])('keeps the portion of place %i within its bounds when it changes by %d', (place, by, portion) => {
    expect(changeDraft(full, { kind: 'portion', day: 0, place, by }).days[0]?.[place]?.portion).toBe(portion)
  })

  it('asks for another menu the next time', () => {
    expect(changeDraft(full, { kind: 'built', days: full.days, unmet: [] }).seed).toBe(4)
  })

  it('excludes a material once', () => {
    expect(changeDraft(full, { kind: 'exclude', materialId: 7 }).excludedMaterialIds).toEqual([7])
    expect(changeDraft(full, { kind: 'allow', materialId: 7 }).excludedMaterialIds).toEqual([])
  })

  it('is read back as it was kept, for its own object type only', () => {
    const text = JSON.stringify(full)
    expect(readDraft(text, 2)).toEqual(full)
    expect(readDraft(text, 3)).toEqual(emptyDraft(3))
  })

  it.each([null, '', '{', '{}', '{"objectTypeId":2,"days":[[{"mealCode":3,"dishId":1,"portion":1}]]}'])(
    'begins anew from %j',
    (text) => {
      expect(readDraft(text, 2)).toEqual(emptyDraft(2))
    },
  )
})
