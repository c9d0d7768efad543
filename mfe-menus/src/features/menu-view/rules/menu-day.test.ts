import { expect, test } from '@jest/globals'
import { energyOfDay, type MenuDay, type MenuDish, mealsOfDay, partsOfDay } from './menu-day'

const dish = (dishId: number, energy: number | null): MenuDish => ({
  dishId,
  title: `Món ${dishId}`,
  slug: `mon-${dishId}`,
  illustration: 'com',
  portion: 1,
  grams: 100,
  energy,
})

const day: MenuDay = {
  dayCode: 'N1',
  meals: [
    { mealCode: 4, dishes: [dish(4, 500)] },
    { mealCode: 1, dishes: [dish(1, 300), dish(2, null)] },
    { mealCode: 5, dishes: [] },
    { mealCode: 3, dishes: [dish(9, 999)] },
    { mealCode: 2, dishes: [dish(3, 600)] },
  ],
  nutrition: {},
}

test('puts meals in the order of the day and leaves out empty and reserved ones', () => {
  expect(mealsOfDay(day).map((meal) => meal.mealCode)).toEqual([1, 2, 4])
})

test('adds only known energy and counts what is missing', () => {
  const [breakfast] = mealsOfDay(day)
  expect([breakfast?.energy, breakfast?.missing]).toEqual([300, 1])
})

test("takes the day's energy from its nutrition, else from its meals", () => {
  expect(energyOfDay(day)).toBe(1400)
  expect(energyOfDay({ ...day, nutrition: { '1': { value: 1432, missing: 0 } } })).toBe(1432)
})

test('parts a day into morning, noon and evening, each with the snack after it', () => {
  const codesOf = (codes: readonly (1 | 2 | 4 | 5 | 6 | 7)[]) =>
    partsOfDay(codes.map((mealCode) => ({ mealCode }))).map((part) => part.map(({ mealCode }) => mealCode))
  expect(codesOf([1, 5, 2, 6, 4, 7])).toEqual([
    [1, 5],
    [2, 6],
    [4, 7],
  ])
  expect(codesOf([1, 4, 7])).toEqual([[1], [4, 7]])
  expect(codesOf([])).toEqual([])
})
