import { expect, test } from '@jest/globals'
import { correctedAgeInDays, zScoreOf } from './preterm'

test.each([
  [100, 36, 6, 78],
  [100, 37, 0, null],
  [100, 40, 0, null],
  [100, 28, 0, 16],
  // Before the day that was due.
  [83, 28, 0, -1],
  [84, 28, 0, 0],
])('at day %p, born at %p weeks %p days: %p', (age, weeks, daysInWeek, expected) => {
  expect(correctedAgeInDays(age, { weeks, daysInWeek })).toBe(expected)
})

test.each([
  [400, 340, -1.2],
  // From 24 months, and of a child born at term, by the official age
  [731, 671, -2.5],
  [400, null, -2.5],
  // Before the day that was due there is no figure
  [30, -10, null],
])('at day %p, corrected %p: the z-score is %p', (ageInDays, corrected, expected) => {
  const scored = (zScore: number) => [{ measureTypeName: 'WeightForAge' as const, zScore }]
  const correctedAssessments = corrected !== null && corrected >= 0 ? scored(-1.2) : []
  const visit = { ageInDays, correctedAgeInDays: corrected, assessments: scored(-2.5), correctedAssessments }
  expect(zScoreOf(visit, 'WeightForAge')).toBe(expected)
  expect(zScoreOf(visit, 'LengthForAge')).toBeNull()
})
