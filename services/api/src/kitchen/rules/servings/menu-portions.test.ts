import { expect, test } from '@jest/globals'
import { realDishes } from '../../../testing/real-dishes'
import { menuFor } from './menu-portions'

const { bank, facts } = realDishes()
const byId = new Map(bank.map((dish) => [dish.card.dishId, dish]))
/** Two dishes for all from two years on, as a menu of a pregnant mother has them. */
const chosen = bank.filter(({ card }) => card.objectTypeIds.join() === '1,2,3,4,9,10,11').slice(0, 2)
const stored = (objectTypeId: number) => ({
  menuId: 1,
  title: '',
  summary: '',
  objectTypeId,
  kind: 'free' as const,
  author: null,
  signedAt: null,
  review: { state: 'unsigned' as const },
  dayCount: 1,
  illustrations: [],
  days: [
    {
      dayCode: 'N1' as const,
      meals: [
        {
          mealCode: 2,
          dishes: chosen.map(({ card: { dishId, title, slug, illustration } }) => ({
            ...{ dishId, title, slug, illustration, portion: 1.5, grams: 1, energy: 1 },
          })),
        },
      ],
      nutrition: { '1': { value: 2000, missing: 0 } },
    },
  ],
})

test('a menu keeps its own portions and balance, and says what its dishes weigh on the table', () => {
  const menu = menuFor(stored(2), 2, byId, facts)
  expect(menu.suits).toEqual([1, 2, 3, 4, 9, 10])
  expect(menu.portionsOf).toBe(2)
  expect(menu.days[0]?.nutrition).toEqual({ '1': { value: 2000, missing: 0 } })
  for (const dish of menu.days[0]?.meals[0]?.dishes ?? []) expect(dish.servedGrams).toBeGreaterThan(20)
})

test('another object type that may eat all of it gets its own portions and sums', () => {
  const own = menuFor(stored(2), 2, byId, facts)
  const child = menuFor(stored(2), 9, byId, facts)
  expect(child.portionsOf).toBe(9)
  const weights = (menu: typeof own) => menu.days[0]?.meals[0]?.dishes.map(({ grams }) => grams) ?? []
  for (const [place, grams] of weights(child).entries()) expect(grams).toBeLessThan((weights(own)[place] ?? 0) * 0.6)
  expect(child.days[0]?.nutrition['1']?.value).toBeLessThan(1000)
})

test('whom one dish is not for gets no portions of the menu', () => {
  expect(menuFor(stored(2), 5, byId, facts).portionsOf).toBe(2)
})
