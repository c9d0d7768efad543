import { describe, expect, test } from '@jest/globals'
import { distanceFromNeeds } from 'shared-contracts/nutrition'
import menus from '../../../../../content/nutrition/menus.json'
import { realDishes } from '../../testing/real-dishes'
import { type RankingWishes, rankReplacements, relatedMeals, withDish } from './dish-replacements'
import { judgePlacedDay, type PlacedDay, readDay } from './menu-day'

const { bank, facts } = realDishes()
const byId = new Map(bank.map((dish) => [dish.card.dishId, dish]))
const none: RankingWishes = { excludedMaterialIds: new Set(), mealAlone: false }

function dayOfMenu(objectTypeId: number): PlacedDay {
  const [day] = menus.find((menu) => menu.kind === 'free' && menu.objectTypeId === objectTypeId)?.days ?? []
  if (day === undefined) throw new Error(`no free menu for ${objectTypeId}`)
  return readDay({ objectTypeId, meals: day.meals }, byId, facts, 'day.meals')
}

function mainOf(day: PlacedDay) {
  const place = day.dishes.find(({ mealCode }) => mealCode === 2)
  if (place === undefined) throw new Error('no lunch')
  return place
}

function enforcedDistance(day: PlacedDay): number {
  const enforced = facts.kitchen.needsOf(day.objectTypeId).filter(({ enforce }) => enforce !== 'report')
  return distanceFromNeeds(judgePlacedDay(day, facts), enforced)
}

describe.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('replacing a dish of lunch, object type %i', (objectTypeId) => {
  const day = dayOfMenu(objectTypeId)
  const place = mainOf(day)
  const ranked = rankReplacements(day, place, bank, facts, none)

  test('offers suitable dishes of the same kind that are not in the day yet', () => {
    expect(ranked.length).toBeGreaterThan(5)
    const inDay = new Set(day.dishes.map(({ dish }) => dish.card.dishId))
    for (const { placed } of ranked) {
      expect(placed.dish.card.kind).toBe(place.dish.card.kind)
      expect(placed.dish.card.objectTypeIds).toContain(objectTypeId)
      expect(placed.dish.card.mealCodes).toContain(2)
      expect(inDay.has(placed.dish.card.dishId)).toBe(false)
    }
  })

  test('ranks by the distance that a whole new sum finds', () => {
    for (const { placed, distance } of [...ranked.slice(0, 5), ...ranked.slice(-2)])
      expect(enforcedDistance(withDish(day, place, placed))).toBeCloseTo(distance, 9)
    const distances = ranked.map(({ distance }) => distance)
    expect(distances).toEqual([...distances].sort((a, b) => a - b))
  })
})

test('excluded materials stay out', () => {
  const day = dayOfMenu(2)
  // Not the rice: nearly all of it is cooked from one material.
  const place = day.dishes.find(({ dish }) => dish.card.kind === 'main') ?? mainOf(day)
  const [first] = rankReplacements(day, place, bank, facts, none)
  const materialId = first?.placed.dish.ingredients[0]?.materialId ?? 0
  const ranked = rankReplacements(day, place, bank, facts, { ...none, excludedMaterialIds: new Set([materialId]) })
  expect(ranked.length).toBeGreaterThan(0)
  expect(ranked.some(({ placed }) => placed.dish.ingredients.some((each) => each.materialId === materialId))).toBe(
    false,
  )
})

test('packaged cereal is offered only to a family that has chosen it', () => {
  const day = dayOfMenu(5)
  const cereal = [...facts.kitchen.materials.values()].find(({ key }) => key === 'bot_an_dam_gao')?.materialId
  const withCereal = bank.filter(
    ({ card, ingredients }) =>
      card.objectTypeIds.includes(5) &&
      card.mealCodes.includes(2) &&
      ingredients.some(({ materialId }) => materialId === cereal),
  )
  const offered = (of: PlacedDay) =>
    rankReplacements(of, mainOf(of), bank, facts, none).filter(({ placed }) =>
      placed.dish.ingredients.some(({ materialId }) => materialId === cereal),
    ).length
  const [chosen] = withCereal
  if (chosen === undefined) throw new Error('no dish with packaged cereal')
  expect(offered(day)).toBe(0)
  const dinner = { mealCode: 4, portion: 1, dish: chosen }
  expect(offered({ ...day, dishes: [...day.dishes, dinner] })).toBeGreaterThan(5)
})

test('a meal alone is compared with its share of the day', () => {
  const whole = dayOfMenu(2)
  const lunch = { ...whole, dishes: whole.dishes.filter(({ mealCode }) => mealCode === 2) }
  const [best] = rankReplacements(lunch, mainOf(lunch), bank, facts, { ...none, mealAlone: true })
  if (best === undefined) throw new Error('nothing found')
  const energy = judgePlacedDay(withDish(lunch, mainOf(lunch), best.placed), facts).nutrition['1'] ?? 0
  expect(energy).toBeGreaterThan(400)
  expect(energy).toBeLessThan(1100)
})

describe('related meals', () => {
  const day = dayOfMenu(2)
  const related = relatedMeals(day, 2, bank, facts, none, 5)
  const ids = ({ dishes }: PlacedDay, inMeal: boolean) =>
    dishes.filter(({ mealCode }) => (mealCode === 2) === inMeal).map(({ dish }) => dish.card.dishId)

  test('change that meal alone, each in its own way', () => {
    expect(related).toHaveLength(5)
    for (const each of related) {
      expect(ids(each, false)).toEqual(ids(day, false))
      expect(ids(each, true)).toHaveLength(ids(day, true).length)
    }
    expect(new Set([day, ...related].map((each) => ids(each, true).join())).size).toBe(6)
  })

  test('are the same for the same day, and none for an empty meal', () => {
    expect(relatedMeals(day, 2, bank, facts, none, 5)).toEqual(related)
    expect(relatedMeals({ ...day, dishes: [] }, 2, bank, facts, none, 5)).toEqual([])
  })
})
