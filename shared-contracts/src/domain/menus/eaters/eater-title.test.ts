import { expect, test } from '@jest/globals'
import { objectTypes } from '../../ages'
import { eaterTitle } from './eater-title'

test.each([
  [1, 'Mẹ mang thai 3 tháng đầu'],
  [4, 'Mẹ cho con bú'],
  [5, 'Bé 6–8 tháng'],
  [10, 'Bé 36–60 tháng'],
  [11, 'Người lớn'],
  [0, null],
  [12, null],
  [-1, null],
  [1.5, null],
])('object type %d eats as %j', (id, title) => {
  expect(eaterTitle(id)).toBe(title)
})

test('nobody eats as medical staff or as everybody', () => {
  for (const { id } of objectTypes) expect(eaterTitle(id) ?? '').not.toMatch(/cán bộ|tất cả/i)
})
