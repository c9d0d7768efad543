import { expect, test } from '@jest/globals'
import { allergenTitles, isAllergen } from './allergens'

test('names allergens in Vietnamese and never hides one', () => {
  expect(allergenTitles(['shellfish', 'egg'])).toEqual(['tôm, cua, sò, ốc', 'trứng'])
  // Who calls peanuts and sesame otherwise must know them too
  expect(allergenTitles(['peanut', 'sesame'])).toEqual(['lạc (đậu phộng)', 'vừng (mè)'])
  expect(allergenTitles(['mustard'])).toEqual(['mustard'])
})

test('knows its codes', () => {
  expect(isAllergen('soy')).toBe(true)
  expect(isAllergen('toString')).toBe(false)
})
