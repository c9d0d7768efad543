import { expect, test } from '@jest/globals'
import { type ComposedDish, contentKey, contentLines } from './composed-content'

const soup: ComposedDish = { dishId: 4, portion: 1 }
const fish: ComposedDish = {
  dishId: 9,
  portion: 0.5,
  materials: [
    { materialId: 31, grams: 40 },
    { materialId: 7, grams: 5.5 },
  ],
}
const lunch = (...dishes: readonly ComposedDish[]) => ({
  days: [{ meals: [{ mealCode: 2, dishes }] }],
  dish: null,
})

test('a line for each dish, in an order of its own', () => {
  expect(contentLines(lunch(fish, soup).days)).toEqual(['N1 2 4 1 as cooked', 'N1 2 9 0.5 31:40,7:5.5'])
})

test('days without a code follow one another from Monday', () => {
  const meals = [{ mealCode: 1, dishes: [soup] }]
  expect(contentLines([{ meals }, { meals }])).toEqual(['N1 1 4 1 as cooked', 'N2 1 4 1 as cooked'])
})

test('the same content has the same key, in whatever order it is told', () => {
  const turned = { ...fish, materials: [...(fish.materials ?? [])].reverse() }
  expect(contentKey(lunch(soup, fish))).toBe(contentKey(lunch(turned, soup)))
  expect(contentKey({ days: [], dish: { ...soup, materials: undefined } })).toBe(contentKey({ days: [], dish: soup }))
})

test.each([
  ['another portion', lunch({ ...soup, portion: 1.25 })],
  ['another dish', lunch({ ...soup, dishId: 5 })],
  ['other materials', lunch({ ...soup, materials: [] })],
  ['another meal', { days: [{ meals: [{ mealCode: 4, dishes: [soup] }] }], dish: null }],
  ['another day', { days: [{ dayCode: 'N2' as const, meals: [{ mealCode: 2, dishes: [soup] }] }], dish: null }],
  ['the dish alone', { days: [], dish: soup }],
])('%s is another content', (_, content) => {
  expect(contentKey(content)).not.toBe(contentKey(lunch(soup)))
})
