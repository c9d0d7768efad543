import { describe, expect, test } from '@jest/globals'
import type { ChosenDish } from './draft'
import { dishesOfBuilt, keepPlaces, lockedIds, mainIdsOf, unmetOn } from './suggestion'

const chosen = (mealCode: ChosenDish['mealCode'], dishId: number, locked = false): ChosenDish => ({
  mealCode,
  dishId,
  portion: 1,
  locked,
})
/** 10–19 are mains of lunch and dinner, 20–29 soups. */
const dishes = new Map<number, { kind: string; mealCodes: number[] }>(
  [10, 11, 12, 20, 21].map((id) => [id, { kind: id < 20 ? 'main' : 'soup', mealCodes: [2, 4] }]),
)

describe('dishes that are kept', () => {
  test('come back where the visitor put them: they change places with one of their kind', () => {
    const built = [chosen(2, 10), chosen(2, 20), chosen(4, 11), chosen(4, 21)]
    expect(keepPlaces(built, [chosen(4, 10, true)], dishes)).toEqual([
      chosen(4, 10, true),
      chosen(2, 20),
      chosen(2, 11),
      chosen(4, 21),
    ])
  })

  test('never push each other away', () => {
    const built = [chosen(2, 10), chosen(4, 11)]
    const own = [chosen(2, 11, true), chosen(4, 10, true)]
    const kept = keepPlaces(built, own, dishes)
    expect(kept).toEqual([chosen(4, 10, true), chosen(2, 11, true)])
  })

  test('stay as they are where the builder left them', () => {
    const built = [chosen(2, 10), chosen(4, 11)]
    expect(keepPlaces(built, [chosen(2, 10, true), chosen(4, 99)], dishes)).toEqual([
      chosen(2, 10, true),
      chosen(4, 11),
    ])
  })

  test('keep changed materials, in the portion that was built', () => {
    const own: ChosenDish = { ...chosen(2, 10, true), materials: [{ materialId: 3, grams: 100 }] }
    const [kept] = keepPlaces([{ ...chosen(2, 10), portion: 1.5 }], [own], dishes)
    expect(kept).toEqual({ ...own, portion: 1.5, materials: [{ materialId: 3, grams: 150 }] })
  })
})

test('asks for each kept dish once', () => {
  expect(lockedIds([chosen(2, 10, true), chosen(4, 10, true), chosen(4, 11)])).toEqual([10])
})

test('keeps the mains of other days out', () => {
  expect(mainIdsOf([[chosen(2, 10), chosen(2, 20)], [chosen(2, 11)]], 1, dishes)).toEqual([10])
})

test('reads a built day and says of which day of the draft its reasons are', () => {
  const dish = { dishId: 10, title: 'x', portion: 1.5, materials: [], nutrition: {} }
  const meals = [
    { mealCode: 2, dishes: [dish] },
    { mealCode: 3, dishes: [dish] },
  ]
  expect(dishesOfBuilt({ dayCode: 'N1', meals, nutrition: {}, standards: [] })).toEqual([
    { ...chosen(2, 10), portion: 1.5 },
  ])
  expect(unmetOn([{ standardId: 57, dayCode: 'N1', reason: 'r' }], 3)).toEqual([
    { standardId: 57, dayCode: 'N4', reason: 'r' },
  ])
})
