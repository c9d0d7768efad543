import { describe, expect, test } from '@jest/globals'
import { energyShareStandardIds, nutritionTableGroups } from './nutrition-table'
import { extraStandards, findStandard, standardIds, standards } from './standards'

describe('standards', () => {
  test('are 57, numbered in order', () => {
    expect(standards.map(({ id }) => id)).toEqual(Array.from({ length: 57 }, (_, index) => index + 1))
  })

  test('the extra ones follow from 101', () => {
    expect(extraStandards.map(({ id }) => id)).toEqual(extraStandards.map((_, index) => 101 + index))
  })

  test('no key or title names two', () => {
    const all = [...standards, ...extraStandards]
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
    expect(new Set(all.map(({ title, unit }) => `${title} ${unit}`)).size).toBe(all.length)
  })

  test.each([
    [standardIds.energy, 'energy_kcal', 'Năng lượng', 'kcal', []],
    [2, 'share_main_meals', 'Năng lượng từ các bữa chính', '%', [1, 2, 4]],
    [3, 'share_breakfast', 'Năng lượng bữa sáng', '%', [1]],
    [8, 'share_snack3', 'Năng lượng bữa phụ tối', '%', [7]],
    [standardIds.protein, 'protein_g', 'Protein', 'g', []],
    [17, 'protein_g_snacks', 'Protein các bữa phụ', 'g', [5, 6, 7]],
    [standardIds.lipid, 'fat_g', 'Lipid', 'g', []],
    [24, 'fat_g_snack3', 'Lipid bữa phụ tối', 'g', [7]],
    [standardIds.glucid, 'carb_g', 'Glucid', 'g', []],
    [38, 'amount_g_snack3', 'Khối lượng thức ăn bữa phụ tối', 'g', [7]],
    [42, 'veg_g_dinner', 'Rau bữa tối', 'g', [4]],
    [52, 'fruit_g_snack3', 'Quả chín bữa phụ tối', 'g', [7]],
    [53, 'salt_g', 'Muối', 'g', []],
    [standardIds.calcium, 'ca_mg', 'Canxi', 'mg', []],
    [103, 'fe_mg', 'Sắt', 'mg', []],
  ])('%i is %s', (id, key, title, unit, mealCodes) => {
    expect(findStandard(id)).toEqual({ id, key, title, unit, mealCodes })
  })

  test.each([0, 58, 100, 129])('%i is none', (id) => {
    expect(findStandard(id)).toBeUndefined()
  })
})

describe('the nutrition table', () => {
  test('has three groups of known standards', () => {
    expect(nutritionTableGroups.map(({ code, standardIds }) => [code, standardIds])).toEqual([
      ['I', [1, 2, 3, 4, 5, 6, 7]],
      ['II', [9, 10, 11, 12, 13]],
      ['III', [57]],
    ])
    for (const id of nutritionTableGroups.flatMap((group) => group.standardIds)) expect(findStandard(id)).toBeDefined()
  })

  test.each([
    [1, 3],
    [2, 4],
    [4, 5],
    [5, 6],
    [6, 7],
    [7, 8],
  ] as const)('the energy share of meal %i is standard %i', (mealCode, id) => {
    expect(energyShareStandardIds[mealCode]).toBe(id)
    expect(findStandard(id)).toMatchObject({ unit: '%', mealCodes: [mealCode] })
  })
})
