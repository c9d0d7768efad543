import { describe, expect, test } from '@jest/globals'
import { createKitchen, judgeDay } from 'shared-contracts/nutrition'
import { realMenuSnapshot } from '../testing/prepared'

const VITAMIN_A = 109
const RETINOL = 129
const { facts, planning } = realMenuSnapshot()
const kitchen = createKitchen(facts)

/** A day that eats the first dishes of an object type with this main material, each once or more often. */
function judged(objectTypeId: number, mainMaterial: string, count: number, portion = 1) {
  const suits = planning.dishes.filter(
    ({ mainMaterialId, objectTypeIds }) =>
      objectTypeIds.includes(objectTypeId) && kitchen.materials.get(mainMaterialId)?.key === mainMaterial,
  )
  const chosen = suits.slice(0, count).map(({ family, ingredients }) => {
    return { mealCode: 2, family, portion, ingredients: kitchen.ingredientsOf(ingredients) }
  })
  expect(chosen).toHaveLength(count)
  const { standards } = judgeDay(chosen, objectTypeId, kitchen)
  const statusOf = (id: number) => standards.find(({ standardId }) => standardId === id)?.status
  return { vitaminA: statusOf(VITAMIN_A), retinol: statusOf(RETINOL) }
}

describe('vitamin A', () => {
  test.each([1, 2, 3, 4, 9, 10])('of three liver dishes on one day is too much retinol for object type %d', (id) => {
    expect(judged(id, 'gan_lon', 3)).toEqual({ vitaminA: 'met', retinol: 'above' })
  })

  test.each([7, 8])('of liver meals of three portions is too much for object type %d', (id) => {
    expect(judged(id, 'gan_lon', 1, 3).retinol).toBe('above')
  })

  test.each([5, 6])('is not judged for object type %d, who gets most of it from breast milk', (id) => {
    expect(judged(id, 'gan_lon', 1).retinol).toBe('notJudged')
  })

  test('of plants is never too much', () => {
    expect(judged(1, 'ca_rot', 3, 5)).toEqual({ vitaminA: 'met', retinol: 'met' })
  })

  test('has no maximum of its own: RAE counts carotene, which harms nobody', () => {
    expect(facts.needs.filter(({ standardId, max }) => standardId === VITAMIN_A && max !== null)).toEqual([])
    expect(
      facts.needs
        .filter(({ standardId }) => standardId === RETINOL)
        .map(({ objectTypeId, max }) => [objectTypeId, max]),
    ).toEqual([...[1, 2, 3, 4].map((id) => [id, 2700]), ...[5, 6, 7, 8, 9, 10].map((id) => [id, 600]), [11, 2700]])
  })
})
