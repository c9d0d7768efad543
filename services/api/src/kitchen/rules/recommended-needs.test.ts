import { describe, expect, test } from '@jest/globals'
import { type RecommendedNeed, withEnergy } from './recommended-needs'

const [ENERGY, LIPID_SHARE, GLUCID_SHARE, PROTEIN, LIPID, GLUCID] = [1, 10, 12, 11, 18, 25]
const band = (standardId: number, min: number, max: number, more: Partial<RecommendedNeed> = {}): RecommendedNeed => ({
  standardId,
  min,
  max,
  need: null,
  ...more,
})
const needs = [
  band(ENERGY, 1720, 1810, { recommended: { from: 1795, to: 1795 } }),
  band(LIPID_SHARE, 20, 30),
  band(PROTEIN, 61, 90, { recommended: { from: 61, to: 61 } }),
  band(GLUCID_SHARE, 50, 65),
  band(LIPID, 38, 60),
  band(GLUCID, 215, 294),
]
const recommended = (energy: { from: number; to: number } | undefined, given = needs) =>
  Object.fromEntries(withEnergy(given, energy).map((need) => [need.standardId, need.recommended]))

describe('recommendations that follow energy', () => {
  test.each([
    [
      { from: 1780, to: 1810 },
      { from: 40, to: 60 },
      { from: 223, to: 294 },
    ],
    [
      { from: 2350, to: 2390 },
      { from: 52, to: 80 },
      { from: 294, to: 388 },
    ],
  ])('%j', (energy, lipid, glucid) => {
    expect(recommended(energy)).toMatchObject({ [ENERGY]: energy, [LIPID]: lipid, [GLUCID]: glucid })
  })

  test('leave protein, shares and ranges as they are', () => {
    const after = withEnergy(needs, { from: 2350, to: 2390 })
    expect(after.map(({ min, max }) => [min, max])).toEqual(needs.map(({ min, max }) => [min, max]))
    expect(recommended({ from: 2350, to: 2390 })).toMatchObject({
      [PROTEIN]: { from: 61, to: 61 },
      [LIPID_SHARE]: undefined,
    })
  })

  test('grams come from whoever recommends their share', () => {
    const sourced = needs.map((need) => ({ ...need, source: need.standardId === LIPID_SHARE ? 'NIN2016' : 'BAND' }))
    const after = withEnergy(sourced, { from: 1780, to: 1810 })
    expect(after.find(({ standardId }) => standardId === LIPID)?.source).toBe('NIN2016')
    expect(after.find(({ standardId }) => standardId === PROTEIN)?.source).toBe('BAND')
  })

  test('leave grams that a source states', () => {
    const stated = needs.map((need) =>
      need.standardId === GLUCID ? { ...need, recommended: { from: 135, to: 150 } } : need,
    )
    expect(recommended({ from: 930, to: 1000 }, stated)[GLUCID]).toEqual({ from: 135, to: 150 })
  })

  test('leave all where no energy need is known', () => {
    expect(withEnergy(needs, undefined)).toEqual(needs)
  })
})
