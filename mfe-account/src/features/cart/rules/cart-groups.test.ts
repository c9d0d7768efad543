import { expect, test } from '@jest/globals'
import { listEntry } from '../../../testing/shopping-list'
import { cartGroups, dishCount, energyOf } from './cart-groups'

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
test('groups by kind, weeks first, and leaves out kinds without entries', () => {
  const groups = cartGroups([listEntry(1, { type: 2 }), listEntry(2), listEntry(3, { type: 3 }), listEntry(4)])
  expect(groups.map(({ type, entries }) => [type, entries.map(({ id }) => id)])).toEqual([
    [3, [3]],
    [0, [2, 4]],
    [2, [1]],
  ])
  expect(cartGroups([])).toEqual([])
})

test('sums up energy by day, and says nothing where a dish’s energy is missing', () => {
  expect(energyOf(listEntry(1, { days: [day(100, 200), day(500)] }))).toBe(400)
  expect(energyOf(listEntry(1, { days: [day(100, null)] }))).toBeNull()
  expect(energyOf(listEntry(1, { dish: dish(90) }))).toBe(90)
  expect(energyOf(listEntry(1, { days: [day()] }))).toBeNull()
  expect(dishCount(listEntry(1, { days: [day(1, 2), day(3)] }))).toBe(3)
})
