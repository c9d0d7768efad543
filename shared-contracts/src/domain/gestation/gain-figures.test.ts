import { expect, test } from '@jest/globals'
import { gainFigures } from './gain-figures'

test.each([
  [3.2, 2.75, 3.75, 'within', '3,2', '2,8', '3,8'],
  [12.04, 10, 12, 'above', '12,04', '10', '12'],
  [2.76, 2.75, 3.75, 'within', '2,8', '2,8', '3,8'],
  [2.76, 2.78, 3.78, 'below', '2,76', '2,78', '3,78'],
  [-0.2, -0.5, 0.5, null, '−0,2', '−0,5', '0,5'],
] as const)(
  '%p kg of %p–%p is %p, shown as %p of %p–%p',
  (weightGain, weightGainMin, weightGainMax, weightGainStatus, gain, min, max) => {
    expect(gainFigures({ weightGain, weightGainMin, weightGainMax, weightGainStatus })).toEqual({ gain, min, max })
  },
)

test('has nothing to show of what is not known', () => {
  const nothing = { weightGain: null, weightGainMin: null, weightGainMax: null, weightGainStatus: null }
  expect(gainFigures(nothing)).toEqual({ gain: null, min: null, max: null })
})
