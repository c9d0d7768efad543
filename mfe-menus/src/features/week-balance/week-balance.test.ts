import { expect, test } from '@jest/globals'
import { needOfWeekDay, type StandardResult } from 'shared-contracts/nutrition'
import { dayResults } from '../standards'
import { weekBalance } from './week-balance'

const ENERGY = 1
const CALCIUM = 57

function result(standardId: number, value: number, more: Partial<StandardResult> = {}): StandardResult {
  return { standardId, value, min: 2000, max: 2200, need: null, status: 'met', missingCount: 0, ...more }
}

const needs = [ENERGY, CALCIUM].map((standardId) => ({ standardId, min: 2000, max: 2200, need: null }))

test('gives each day and the mean of the week against the range of a day', () => {
  const [row, ...others] = weekBalance(
    [
      { dayCode: 'N1', results: [result(ENERGY, 1900, { status: 'below' })] },
      { dayCode: 'N2', results: [result(ENERGY, 2150)] },
    ],
    needs,
  )
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
  expect(weekBalance([{ dayCode: 'N1', results: [result(ENERGY, value)] }], needs)[0]?.mean.status).toBe(status)
})

test('leaves days without figures out of the mean and never takes them for zero', () => {
  const unknown = result(CALCIUM, 300, { status: 'missing', missingCount: 2 })
  const days = [
    { dayCode: 'N1', results: [unknown] },
    { dayCode: 'N2', results: [result(CALCIUM, 2100)] },
    { dayCode: 'N3', results: [] },
  ] as const
  const [row] = weekBalance(days, needs)
  expect(row?.days.map(({ value }) => value)).toEqual([null, 2100, null])
  expect(row?.mean).toEqual({ value: 2100, status: 'met' })
  expect(weekBalance([{ dayCode: 'N1', results: [unknown] }], needs)[0]?.mean).toEqual({
    value: null,
    status: 'missing',
  })
})

test('shows only standards that have a range, or a reason to have none', () => {
  const day = { dayCode: 'N1', results: [result(ENERGY, 1), result(CALCIUM, 1)] } as const
  const open = { min: null, max: null }
  const rows = weekBalance(
    [day],
    [
      { standardId: ENERGY, ...open, need: null },
      { standardId: CALCIUM, ...open, need: 1000, reason: 'sunlight', judged: 'part' },
    ],
  )
  expect(rows.map(({ standardId, mean, reason }) => [standardId, mean.status, reason])).toEqual([
    [CALCIUM, 'notJudged', 'sunlight'],
  ])
})

test.each([
  [[6.4, 3.4], ['met', 'met'], 'met'],
  [[6.6, 2], ['above', 'met'], 'met'],
  [[6, 6], ['met', 'met'], 'above'],
])('salt of %j g: a day has its own cap, the week its mean', (amounts, ofDays, ofWeek) => {
  const SALT = 53
  const salt = { standardId: SALT, min: null, max: 5, need: null, weekMean: true, dayMax: 6.5 }
  const days = amounts.map((value, index) => ({
    dayCode: index === 0 ? ('N1' as const) : ('N2' as const),
    results: dayResults({ [SALT]: { value, missing: 0 } }, [needOfWeekDay(salt)]),
  }))
  const [row] = weekBalance(days, [salt])
  expect(row?.days.map(({ status }) => status)).toEqual(ofDays)
  expect([row?.mean.status, row?.max, row?.dayMax]).toEqual([ofWeek, 5, 6.5])
})
