import { expect, test } from '@jest/globals'
import { isUnitId, unitTitles } from './measure-units'

test.each([
  [1, 'g'],
  [2, 'kcal'],
  [3, 'mg'],
  [4, 'thìa'],
])('unit %i is %s', (id, title) => {
  expect(isUnitId(id) ? unitTitles[id] : null).toBe(title)
})

test.each([0, 5, 1.5])('%s is no unit', (id) => {
  expect(isUnitId(id)).toBe(false)
})
