import { expect, test } from '@jest/globals'
import { unitWords } from './unit-words'

test.each([
  ['g', 'gam'],
  ['mg', 'miligam'],
  ['µg', 'microgam'],
  ['µg RAE', 'microgam'],
  ['ml', 'mililít'],
  ['kcal', 'kcal'],
  ['%', '%'],
  ['', ''],
])('the unit %j reads %j', (unit, words) => {
  expect(unitWords(unit)).toBe(words)
})
