import { describe, expect, test } from '@jest/globals'
import { changeDraft, type Draft, replacesMuch } from './draft'

const full: Draft = {
  objectTypeId: 2,
  days: [
    [
      { mealCode: 1, dishId: 10, portion: 1, locked: false },
      { mealCode: 2, dishId: 20, portion: 0.25, locked: true, materials: [{ materialId: 5, grams: 30 }] },
    ],
    [{ mealCode: 2, dishId: 30, portion: 1, locked: false }],
  ],
  excludedMaterialIds: [7],
  avoidedAllergens: ['egg'],
  wishesAreMissing: false,
  seed: 3,
  unmet: [
    { standardId: 57, dayCode: 'N1', reason: 'x' },
    { standardId: 57, dayCode: 'N2', reason: 'y' },
  ],
}

describe('a draft', () => {
  test('takes a dish for a meal, keeps it, and forgets what was said of the older choice of that day', () => {
    const next = changeDraft(full, { kind: 'add', day: 0, mealCode: 4, dishId: 30 })
    expect(next.days[0]).toHaveLength(3)
    expect(next.days[0]?.[2]).toEqual({ mealCode: 4, dishId: 30, portion: 1, locked: true })
    expect(next.unmet).toEqual([{ standardId: 57, dayCode: 'N2', reason: 'y' }])
  })

  test('changes one dish and keeps its meal', () => {
    expect(changeDraft(full, { kind: 'replace', day: 0, place: 1, dishId: 99, portion: 1.5 }).days[0]).toEqual([
      { mealCode: 1, dishId: 10, portion: 1, locked: false },
      { mealCode: 2, dishId: 99, portion: 1.5, locked: true },
    ])
  })

  test.each([
    [0, 0.25, 1.25],
    [1, -0.25, 0.25],
    [0, 9, 3],
  ])('keeps the portion of place %i within its bounds when it changes by %d', (place, by, portion) => {
    expect(changeDraft(full, { kind: 'portion', day: 0, place, by }).days[0]?.[place]?.portion).toBe(portion)
  })

  test('lets changed materials grow with the portion', () => {
    const next = changeDraft(full, { kind: 'portion', day: 0, place: 1, by: 0.25 })
    expect(next.days[0]?.[1]).toMatchObject({ portion: 0.5, materials: [{ materialId: 5, grams: 60 }] })
  })

  test('takes other materials, which keeps the dish, and goes back to those of the bank', () => {
    const materials = [{ materialId: 8, grams: 12 }]
    const changed = changeDraft(full, { kind: 'materials', day: 0, place: 0, materials })
    expect(changed.days[0]?.[0]).toMatchObject({ locked: true, materials })
    const back = changeDraft(changed, { kind: 'materials', day: 0, place: 0, materials: null })
    expect(back.days[0]?.[0]).toEqual({ mealCode: 1, dishId: 10, portion: 1, locked: true })
  })

  test('puts a whole meal or a whole day in the place of another', () => {
    const soup = { mealCode: 2, dishId: 40, portion: 1, locked: true } as const
    expect(changeDraft(full, { kind: 'meal', day: 0, mealCode: 2, dishes: [soup] }).days[0]).toEqual([
      { mealCode: 1, dishId: 10, portion: 1, locked: false },
      soup,
    ])
    expect(changeDraft(full, { kind: 'day', day: 1, dishes: [soup] }).days).toEqual([full.days[0], [soup]])
  })

  test('asks for another menu the next time', () => {
    expect(changeDraft(full, { kind: 'built', days: full.days, unmet: [] }).seed).toBe(4)
  })

  test('keeps allergies when it begins anew', () => {
    expect(changeDraft(full, { kind: 'clear' })).toMatchObject({
      days: [[]],
      excludedMaterialIds: [7],
      avoidedAllergens: ['egg'],
    })
  })

  test('excludes a material or an allergen once', () => {
    expect(changeDraft(full, { kind: 'exclude', materialId: 7 }).excludedMaterialIds).toEqual([7])
    expect(changeDraft(full, { kind: 'allow', materialId: 7 }).excludedMaterialIds).toEqual([])
    expect(changeDraft(full, { kind: 'avoid', allergen: 'egg', avoided: true }).avoidedAllergens).toEqual(['egg'])
    expect(changeDraft(full, { kind: 'avoid', allergen: 'egg', avoided: false }).avoidedAllergens).toEqual([])
  })

  test('offers to take back what replaced many dishes at once', () => {
    expect(replacesMuch({ kind: 'clear' })).toBe(true)
    expect(replacesMuch({ kind: 'remove', day: 0, place: 0 })).toBe(false)
  })
})
