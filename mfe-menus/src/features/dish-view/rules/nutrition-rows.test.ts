import { expect, test } from '@jest/globals'
import { nutritionRows } from './nutrition-rows'

test('lists energy, protein, lipid, glucid and calcium first, and says what is missing', () => {
  const rows = nutritionRows({
    '103': { value: 2.5, missing: 0 },
    '57': { value: null, missing: 3 },
    '11': { value: 12.34, missing: 1 },
    '1': { value: 250, missing: 0 },
    '999': { value: 1, missing: 0 },
  })
  expect(rows.map((row) => row.standardId)).toEqual([1, 11, 57, 103])
  expect(rows[0]?.amount).toMatch(/^250.*kcal$/)
  expect(rows[2]).toMatchObject({ amount: null, missing: 3 })
})
