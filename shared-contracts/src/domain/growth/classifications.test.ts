import { describe, expect, test } from '@jest/globals'
import { growthWords } from './assessment/growth-words'
import { childBmiStatus, classifyGrowth, growthClasses, measureTypeNames } from './classifications'

const score = (zScore: number) => ({ zScore, implausible: false, reason: null })

describe('classes are strict: the line itself belongs to the milder side', () => {
  test.each([
    ['LengthForAge', -3.01, 'severely stunted'],
    ['LengthForAge', -3, 'stunted'],
    ['LengthForAge', -2.01, 'stunted'],
    ['LengthForAge', -2, 'normal'],
    ['LengthForAge', 3, 'normal'],
    ['LengthForAge', 3.01, 'very tall'],
    ['WeightForAge', -3.01, 'severely underweight'],
    ['WeightForAge', -3, 'underweight'],
    ['WeightForAge', -2, 'normal'],
    ['WeightForAge', 4, 'normal'],
    ['WeightForLength', -3.01, 'severely wasted'],
    ['WeightForLength', -3, 'wasted'],
    ['WeightForLength', -2, 'normal'],
    ['WeightForLength', 1, 'normal'],
    ['WeightForLength', 1.01, 'possible risk of overweight'],
    ['WeightForLength', 2, 'possible risk of overweight'],
    ['WeightForLength', 2.01, 'overweight'],
    ['WeightForLength', 3, 'overweight'],
    ['WeightForLength', 3.01, 'obese'],
    ['BMIForAge', -2.01, 'wasted'],
    ['BMIForAge', 3.01, 'obese'],
  ] as const)('%s %p: %s', (measure, zScore, expected) => {
    expect(classifyGrowth(measure, score(zScore))).toBe(expected)
  })

  test('counts oedema as severe where weight speaks', () => {
    const oedema = { zScore: null, implausible: false, reason: 'oedema' } as const
    expect(measureTypeNames.map((measure) => classifyGrowth(measure, oedema))).toEqual([
      null,
      'severely underweight',
      'severely wasted',
      'severely wasted',
    ])
  })

  test('has no class without a score', () => {
    expect(classifyGrowth('BMIForAge', { zScore: null, implausible: false, reason: 'past-standard' })).toBeNull()
  })
})

test.each([
  [-2.01, 'Thin'],
  [-2, 'Normal'],
  [2, 'Normal'],
  [2.01, 'Overweight'],
])('BMI z %p is %s', (zScore, expected) => {
  expect(childBmiStatus(score(zScore))).toBe(expected)
})

test('a figure beyond the flags, and each of a visit that must be measured again, has no class; oedema has its own', () => {
  const flagged = { zScore: 51, implausible: true, reason: null } as const
  expect(measureTypeNames.map((measure) => classifyGrowth(measure, flagged))).toEqual(Array(4).fill(null))
  expect(measureTypeNames.map((measure) => classifyGrowth(measure, score(0), true))).toEqual(Array(4).fill(null))
  expect([childBmiStatus(flagged), childBmiStatus(score(0), true)]).toEqual([null, null])
  const oedema = { zScore: null, implausible: false, reason: 'oedema' } as const
  expect(classifyGrowth('WeightForLength', oedema, true)).toBe('severely wasted')
})

test('never speaks of a diagnosis', () => {
  for (const name of growthClasses) {
    const words = growthWords[name]
    expect(`${words.title} ${words.meaning}`).not.toMatch(/chẩn đoán|bệnh/i)
  }
})
