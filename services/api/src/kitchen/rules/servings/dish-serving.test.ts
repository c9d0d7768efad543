import { describe, expect, test } from '@jest/globals'
import { householdMeasure } from 'shared-contracts/nutrition'
import { isWholeRun, pairings } from 'shared-contracts/testing'
import { realDishes } from '../../../testing/real-dishes'
import { servingOfDish } from './dish-serving'

const { bank, facts } = realDishes()
const recipeOf = ({ card, ingredients }: (typeof bank)[number]) => ({
  dishId: card.dishId,
  objectTypeIds: card.objectTypeIds,
  detail: { ingredients },
})
const serve = (dish: (typeof bank)[number], objectTypeId: number, people = 1, portion = 1) =>
  servingOfDish(recipeOf(dish), { objectTypeId, people, portion }, facts)

const TYPES = Array.from({ length: 12 }, (_, objectTypeId) => objectTypeId)
const INFANTS: readonly number[] = [5, 6]

/** Whom a dish is served to: all who may eat it in a whole run, else infants and one of the others, another one after each commit. */
const eaters = pairings(bank, TYPES, { whole: false }).map(([{ card }, turned]) => {
  const others = card.objectTypeIds.filter((id) => !INFANTS.includes(id))
  const other = others[turned % others.length]
  return isWholeRun ? card.objectTypeIds : card.objectTypeIds.filter((id) => INFANTS.includes(id) || id === other)
})

/** Each dish for one of each of its eaters, served once for the tests that look at all of them. */
const served = bank.flatMap((dish, place) =>
  (eaters[place] ?? []).map((objectTypeId) => ({ dish, objectTypeId, ...serve(dish, objectTypeId) })),
)

/** What a word of a measure counts. */
const COUNTS: Readonly<Record<string, number>> = { '¼': 1 / 4, '⅓': 1 / 3, nửa: 1 / 2, '⅔': 2 / 3, '¾': 3 / 4 }
const countOf = (word: string): number =>
  COUNTS[word] ?? (word.endsWith('½') ? Number(word.slice(0, -1)) + 0.5 : Number(word))

describe('over the whole bank, for whoever may eat', () => {
  test('no measure is off by more than a fifth of the weight, and most materials have one', () => {
    let all = 0
    let measured = 0
    const wrong: string[] = []
    for (const { ingredients } of served) {
      for (const { materialId, title, grams, measure } of ingredients) {
        all += 1
        if (measure === null) continue
        measured += 1
        const [word = '', ...unit] = measure.split(' ')
        if (word === 'vài' || word === 'một') {
          if (grams > 1) wrong.push(`${title} ${grams} g: ${measure}`)
          continue
        }
        const each = facts.kitchen.materials.get(materialId)?.units.find((known) => known.unit === unit.join(' '))
        const error = each === undefined ? 1 : Math.abs(countOf(word) * each.grams - grams) / grams
        // Grams are told in tenths, measures made of what is behind them.
        if (error > 0.2 + 0.05 / grams) wrong.push(`${title} ${grams} g: ${measure}`)
      }
    }
    expect(wrong).toEqual([])
    expect(measured / all).toBeGreaterThan(0.85)
  })

  test('amounts rise with people and portions alike, and what one of them eats stays the same', () => {
    for (const dish of bank.filter((_, place) => place % 20 === 0)) {
      const [objectTypeId = 0] = dish.card.objectTypeIds
      const one = serve(dish, objectTypeId)
      const four = serve(dish, objectTypeId, 4)
      const half = serve(dish, objectTypeId, 1, 0.5)
      for (const [place, { grams }] of one.ingredients.entries()) {
        expect(Math.abs((four.ingredients[place]?.grams ?? 0) - 4 * grams)).toBeLessThanOrEqual(0.25)
        expect(Math.abs(2 * (half.ingredients[place]?.grams ?? 0) - grams)).toBeLessThanOrEqual(0.15)
      }
      expect(Math.abs((four.serving?.servedGrams ?? 0) - 4 * (one.serving?.servedGrams ?? 0))).toBeLessThanOrEqual(0.25)
      expect(four.nutrition).toEqual(one.nutrition)
      expect(four.serving?.servedAs).toBe(one.serving?.servedAs)
    }
  })

  test('nobody below one year gets salt or sugar, and nobody more salt for its weight than the recipe has', () => {
    const kindOf = (materialId: number) => {
      const group = facts.kitchen.materials.get(materialId)?.group ?? ''
      return facts.kitchen.rules.groups.get(group)?.kind
    }
    const share = (list: readonly { materialId: number; grams: number }[]) => {
      const salted = list.filter(({ materialId }) => kindOf(materialId) === 'condiment')
      const sum = (of: typeof list) => of.reduce((grams, each) => grams + each.grams, 0)
      return sum(list) === 0 ? 0 : sum(salted) / sum(list)
    }
    for (const { dish, objectTypeId, ingredients } of served) {
      if (objectTypeId === 5 || objectTypeId === 6)
        expect(ingredients.filter(({ materialId }) => /condiment|sugar/.test(kindOf(materialId) ?? ''))).toEqual([])
      // Condiments alone (a dipping sauce of one of them) have the same share whatever is taken of them.
      else expect(share(ingredients)).toBeLessThanOrEqual(share(dish.ingredients) + 0.01)
    }
  })

  test('a dish is measured out for nobody whom it is not for', () => {
    for (const [dish, objectTypeId] of pairings(bank, TYPES)) {
      if (dish.card.objectTypeIds.includes(objectTypeId)) continue
      expect(serve(dish, objectTypeId)).toEqual({ ingredients: [], serving: null, nutrition: {} })
    }
  })

  test('what only children eat is told for a child', () => {
    const forChildren = bank.filter(({ card }) => !card.objectTypeIds.some((id) => id <= 4 || id === 11))
    expect(forChildren.length).toBeGreaterThan(300)
    const told = forChildren.map(
      (dish) => servingOfDish(recipeOf(dish), { people: 1, portion: 1 }, facts).serving?.objectTypeId ?? 0,
    )
    expect(told.filter((id) => id < 5 || id > 10)).toEqual([])
  })
})

test('an egg is bought with its shell, and counted as eggs', () => {
  const egg = [...facts.kitchen.materials.values()].find(({ key }) => key === 'trung_ga')
  expect(householdMeasure(47.3, egg?.units ?? [])).toBe('1 quả')
  expect(egg?.ediblePercent).toBeLessThan(100)
})
