import { expect, test } from '@jest/globals'
import { type CartEntry, cartGroups, dishCount, energyOf } from './cart-groups'

const dish = (energy: number | null) => ({
  dishId: 1,
  title: 'Cơm',
  slug: 'com',
  illustration: 'com',
  portion: 1,
  grams: 100,
  energy,
})
const day = (...energies: (number | null)[]) => ({
  dayCode: 'N1' as const,
  meals: [{ mealCode: 2, dishes: energies.map(dish) }],
  nutrition: {},
})
const entry = (id: number, more: Partial<CartEntry> = {}): CartEntry => ({
  id,
  type: 0,
  title: `Mục ${id}`,
  objectTypeId: 2,
  forWhom: null,
  plannedFor: null,
  eaters: 1,
  menuId: null,
  days: [],
  dish: null,
  limits: [],
  addedAt: `2026-11-2${id}T00:00:00.000Z`,
  ...more,
})

test('groups by kind, weeks first, and leaves out kinds without entries', () => {
  const groups = cartGroups([entry(1, { type: 2 }), entry(2), entry(3, { type: 3 }), entry(4)])
  expect(groups.map(({ type, entries }) => [type, entries.map(({ id }) => id)])).toEqual([
    [3, [3]],
    [0, [2, 4]],
    [2, [1]],
  ])
  expect(cartGroups([])).toEqual([])
})

test('sums up energy by day, and says nothing where a dish’s energy is missing', () => {
  expect(energyOf(entry(1, { days: [day(100, 200), day(500)] }))).toBe(400)
  expect(energyOf(entry(1, { days: [day(100, null)] }))).toBeNull()
  expect(energyOf(entry(1, { dish: dish(90) }))).toBe(90)
  expect(energyOf(entry(1, { days: [day()] }))).toBeNull()
  expect(dishCount(entry(1, { days: [day(1, 2), day(3)] }))).toBe(3)
})
