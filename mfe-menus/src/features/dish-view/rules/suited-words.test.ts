import { expect, test } from '@jest/globals'
import { suitedWords } from './suited-words'

test.each([
  [[5], 'bé 6–8 tháng'],
  [[5, 6, 7, 10], 'bé 6–17 tháng, bé 36–60 tháng'],
  [[1, 2, 3, 4, 9, 10, 11], 'bé 24–60 tháng, mẹ mang thai, mẹ cho con bú'],
  [[2, 11], 'mẹ mang thai 3 tháng giữa'],
  [[11], 'người lớn'],
  [[0], ''],
  [[], ''],
])('%j: %s', (ids, words) => {
  expect(suitedWords(ids)).toBe(words)
})
