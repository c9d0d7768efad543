import { expect, test } from '@jest/globals'
import type { StandardResult } from 'shared-contracts/nutrition'
import { weekBalance } from './week-balance'

const ENERGY = 1
const CALCIUM = 57

function result(standardId: number, value: number, more: Partial<StandardResult> = {}): StandardResult {
  return { standardId, value, min: 2000, max: 2200, need: null, status: 'met', missingCount: 0, ...more }
}

test('gives each day and the mean of the week against the range of a day', () => {
  const [row, ...others] = weekBalance([
    { dayCode: 'N1', results: [result(ENERGY, 1900, { status: 'below' })] },
    { dayCode: 'N2', results: [result(ENERGY, 2150)] },
  ])
  expect(others).toEqual([])
  expect(row).toMatchObject({ standardId: ENERGY, unit: 'kcal', min: 2000, max: 2200 })
  expect(row?.days).toEqual([
    { value: 1900, status: 'below' },
    { value: 2150, status: 'met' },
  ])
  expect(row?.mean).toEqual({ value: 2025, status: 'met' })
})

test.each([
  [1990, 'below'],
  [2000, 'met'],
  [2200, 'met'],
  [2201, 'above'],
] as const)('a mean of %i is %s', (value, status) => {
  expect(weekBalance([{ dayCode: 'N1', results: [result(ENERGY, value)] }])[0]?.mean.status).toBe(status)
})

test('leaves days without figures out of the mean and never takes them for zero', () => {
  const unknown = result(CALCIUM, 300, { status: 'missing', missingCount: 2 })
  const days = [
    { dayCode: 'N1', results: [unknown] },
    { dayCode: 'N2', results: [result(CALCIUM, 2100)] },
    { dayCode: 'N3', results: [] },
  ] as const
  const [row] = weekBalance(days)
  expect(row?.days.map(({ value }) => value)).toEqual([null, 2100, null])
  expect(row?.mean).toEqual({ value: 2100, status: 'met' })
  expect(weekBalance([{ dayCode: 'N1', results: [unknown] }])[0]?.mean).toEqual({ value: null, status: 'missing' })
})

test('shows only standards that have a range', () => {
  expect(weekBalance([{ dayCode: 'N1', results: [result(ENERGY, 1, { min: null, max: null })] }])).toEqual([])
})
