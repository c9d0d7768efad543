import { expect, test } from '@jest/globals'
import { type GrowthClass, growthWords, type MeasureTypeName } from 'shared-contracts/growth'
import { leadingWords } from './growth-verdict'

const score = (measureTypeName: MeasureTypeName, classification: GrowthClass | null, implausible = false) => ({
  measureTypeName,
  classification,
  implausible,
  zScore: 0,
  percentile: 50,
  reason: null,
})

test('puts the most urgent first', () => {
  expect(
    leadingWords([
      score('LengthForAge', 'stunted'),
      score('WeightForAge', 'severely underweight'),
      score('BMIForAge', 'normal'),
    ]),
  ).toBe(growthWords['severely underweight'])
})

test('prefers weight for length on ties', () => {
  expect(leadingWords([score('LengthForAge', 'severely stunted'), score('WeightForLength', 'severely wasted')])).toBe(
    growthWords['severely wasted'],
  )
})

test('says nothing of what must be measured again or could not be judged', () => {
  expect(leadingWords([score('WeightForAge', 'severely underweight', true), score('BMIForAge', null)])).toBeNull()
})
