import { expect, test } from '@jest/globals'
import { concerns, isJudged } from './newest-checks'

const score = (classification: 'normal' | 'stunted' | 'wasted' | null, implausible = false) => ({
  measureTypeName: 'LengthForAge' as const,
  zScore: null,
  percentile: null,
  classification,
  implausible,
  reason: null,
})

test('what stands out in a check is named; what is hardly possible is not', () => {
  expect(concerns({ assessments: [score('normal'), score('stunted'), score('wasted')] })).toEqual([
    'Thấp còi',
    'Gầy còm',
  ])
  expect(concerns({ assessments: [score('normal'), score('stunted', true)] })).toEqual([])
})

test('"normal" is said only where something was judged', () => {
  expect(isJudged({ assessments: [score('normal')] })).toBe(true)
  expect(isJudged({ assessments: [score(null), score('normal', true)] })).toBe(false)
})
