import { expect, test } from '@jest/globals'
import type { DietStandard } from './diet'
import { gapOf, withTolerance } from './tolerance'

const tolerance = { percent: 5, amounts: { '39': 5 }, exactMaximums: [129] }
const result = (standardId: number, value: number | null, status: DietStandard['status']): DietStandard => ({
  standardId,
  value,
  min: 100,
  max: 200,
  need: null,
  ...{ against: 'recommendation', recommended: { from: 100, to: 200 }, upper: null, source: 'NIN2016' },
  status,
  missingCount: 0,
})

test.each<[number, number | null, DietStandard['status'], DietStandard['status']]>([
  [57, 95, 'below', 'met'],
  [57, 94.99, 'below', 'below'],
  [57, 210, 'above', 'met'],
  [57, 210.01, 'above', 'above'],
  [129, 200.01, 'above', 'above'],
  [129, 96, 'below', 'met'],
  [57, null, 'missing', 'missing'],
  [57, 150, 'met', 'met'],
])('standard %i at %p, %s, counts as %s', (standardId, value, status, counted) => {
  expect(withTolerance(result(standardId, value, status), tolerance).status).toBe(counted)
})

test('an amount counts where it is more than the percentage', () => {
  const infant = { ...result(39, 14, 'below'), min: 18 }
  expect(withTolerance(infant, tolerance).status).toBe('met')
  expect(withTolerance({ ...infant, value: 12.9 }, tolerance).status).toBe('below')
})

test('a maximum of nothing holds up to the amount', () => {
  const sugar = { ...result(123, 0.5, 'above'), min: null, max: 0 }
  expect(withTolerance(sugar, tolerance).status).toBe('above')
  expect(withTolerance(sugar, { ...tolerance, amounts: { '123': 1 } }).status).toBe('met')
})

test.each<[DietStandard['status'], number | null, number]>([
  ['below', 60, 40],
  ['above', 230, 30],
  ['met', 150, 0],
  ['missing', null, 0],
])('the gap of %s at %p is %p', (status, value, gap) => {
  expect(gapOf(result(1, value, status))).toBe(gap)
})

test('what food gives only in part is not judged within the tolerance, and never met', () => {
  const iron = { ...result(103, 96, 'below'), need: 130 }
  const counted = withTolerance(iron, tolerance, { reason: 'ironTablets' })
  expect([counted.status, counted.reason]).toEqual(['notJudged', 'ironTablets'])
  expect(withTolerance({ ...iron, value: 94 }, tolerance, { reason: 'ironTablets' }).status).toBe('below')
  expect(withTolerance({ ...iron, value: 205, status: 'above' }, tolerance, { reason: undefined }).status).toBe('met')
})
