import { expect, test } from '@jest/globals'
import { type GrowthVisit, growthVelocity } from './growth-velocity'

function visit(ageInDays: number, change: Partial<GrowthVisit> = {}): GrowthVisit {
  return { ageInDays, weight: 8, correctedLength: 70, weightZScore: 0.1, lengthZScore: 0, ...change }
}

test('tells growth a month of 30.4375 days', () => {
  const found = growthVelocity(visit(200), visit(261, { weight: 8.8, correctedLength: 72.5, weightZScore: 0.3 }))
  expect(found).toEqual({
    days: 61,
    gramsAMonth: 399,
    centimetresAMonth: 1.2,
    weightZScoreChange: 0.2,
    lengthZScoreChange: 0,
  })
})

test.each([
  [13, null],
  [14, 14],
])('after %p days answers %p', (days, expected) => {
  expect(growthVelocity(visit(100), visit(100 + days))?.days ?? null).toBe(expected)
})
