import { expect, test } from '@jest/globals'
import { usualEater } from './usual-eater'

test.each([
  [[1, 2, 9, 11], 11],
  [[5, 6], 5],
  [[2, 7], 7],
  [[2], 2],
  [[], 11],
])('%j is told for %d', (objectTypeIds, expected) => {
  expect(usualEater(objectTypeIds)).toBe(expected)
})
