import { describe, expect, test } from '@jest/globals'
import {
  energyShareStandardIds,
  extraStandards,
  familyOfStandard,
  findStandard,
  needGroups,
  nutritionTableGroups,
  standardIds,
  standards,
} from './standards'

describe('standards', () => {
  test('are 57, numbered in order', () => {
    expect(standards.map(({ id }) => id)).toEqual(Array.from({ length: 57 }, (_, index) => index + 1))
  })

  test('the extra ones follow from 101', () => {
    expect(extraStandards.map(({ id }) => id)).toEqual(extraStandards.map((_, index) => 101 + index))
  })

  test('no title names two', () => {
    const all = [...standards, ...extraStandards]
    expect(new Set(all.map(({ title, unit }) => `${title} ${unit}`)).size).toBe(all.length)
  })

  test.each([
    [standardIds.energy, 'Năng lượng', 'kcal', []],
    [2, 'Năng lượng từ các bữa chính', '%', [1, 2, 4]],
    [3, 'Năng lượng bữa sáng', '%', [1]],
    [8, 'Năng lượng bữa phụ tối', '%', [7]],
    [standardIds.protein, 'Protein', 'g', []],
    [17, 'Protein các bữa phụ', 'g', [5, 6, 7]],
    [standardIds.lipid, 'Lipid', 'g', []],
    [24, 'Lipid bữa phụ tối', 'g', [7]],
    [standardIds.glucid, 'Glucid', 'g', []],
    [38, 'Khối lượng thức ăn bữa phụ tối', 'g', [7]],
    [42, 'Rau bữa tối', 'g', [4]],
    [52, 'Quả chín bữa phụ tối', 'g', [7]],
    [53, 'Muối', 'g', []],
    [standardIds.calcium, 'Canxi', 'mg', []],
    [103, 'Sắt', 'mg', []],
  ])('%i is %s', (id, title, unit, mealCodes) => {
    expect(findStandard(id)).toEqual({ id, title, unit, mealCodes })
  })

  test.each([0, 58, 100, 130])('%i is none', (id) => {
    expect(findStandard(id)).toBeUndefined()
  })
})

test.each([
  [19, 18],
  [24, 18],
  [17, 11],
  [54, 54],
  [57, 57],
])('standard %i is of the family %i', (id, family) => {
  expect(familyOfStandard(id)).toBe(family)
})

test('the groups list every standard once', () => {
  const listed = needGroups.flatMap((group) => group.standardIds)
  expect([...listed].sort((a, b) => a - b)).toEqual([...standards, ...extraStandards].map(({ id }) => id))
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
