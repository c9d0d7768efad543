import { expect, test } from '@jest/globals'
import { findMeal, isMealCode, meals } from './meals'

test.each([
  [1, 'SA', 'Bữa sáng', false],
  [2, 'TR', 'Bữa trưa', false],
  [4, 'TO', 'Bữa tối', false],
  [5, 'P1', 'Bữa phụ sáng', true],
  [6, 'P2', 'Bữa phụ chiều', true],
  [7, 'P3', 'Bữa phụ tối', true],
])('meal %i is %s, %s', (code, letters, title, isSnack) => {
  expect(isMealCode(code)).toBe(true)
  for (const written of [code, String(code), letters, letters.toLowerCase()]) {
    expect(findMeal(written)).toEqual({ code, letters, title, isSnack })
  }
})

test.each([0, 3, 8, 'CH', 'TONG', '', 'constructor'])('%j is no meal', (code) => {
  expect(findMeal(code)).toBeNull()
})

test('the day begins with breakfast and ends with the last snack', () => {
  expect(meals.map(({ code }) => code)).toEqual([1, 5, 2, 6, 4, 7])
})
