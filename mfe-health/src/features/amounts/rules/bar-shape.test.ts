import { describe, expect, test } from '@jest/globals'
import { barShape } from './bar-shape'

const point = { from: 1200, to: 1200 }
const range = { from: 20, to: 30 }
const limit = { from: null, to: 5 }

describe('a bar', () => {
  test('has the recommendation in the middle and the safe upper level at the same place near the end, whatever they are', () => {
    for (const [amount, upper] of [
      [1200, 2500],
      [110, 2000],
      [10, 40],
    ] as const)
      expect(barShape({ recommended: { from: amount, to: amount }, upper })).toMatchObject({
        recommended: { from: 50, to: 50 },
        upper: 85,
      })
  })

  test.each([
    ['a range', { recommended: range }, { from: 50, to: 70 }],
    ['a limit', { recommended: limit }, { from: 0, to: 85 }],
    ['a limit of nothing', { recommended: { from: null, to: 0 } }, { from: 0, to: 0 }],
  ])('shows %s', (_, amounts, recommended) => {
    expect(barShape(amounts)?.recommended).toEqual(recommended)
  })

  test.each([
    [0, 0],
    [600, 25],
    [1200, 50],
    [1850, 67.5],
    [2500, 85],
    [5000, 92.5],
  ])('puts %i of 1200, safe to 2500, at %f', (eaten, at) => {
    expect(barShape({ recommended: point, upper: 2500, eaten })?.eaten).toBe(at)
  })

  test('without an upper level goes on to its end and never beyond', () => {
    expect(barShape({ recommended: point, eaten: 2400 })?.eaten).toBe(75)
    expect(barShape({ recommended: point, eaten: 1e9 })?.eaten).toBe(100)
  })

  test('draws the range of menus by the places of what is recommended', () => {
    expect(barShape({ recommended: { from: 110, to: 110 }, range: { min: 143, max: null } })).toMatchObject({
      range: { from: 61.5, to: 100 },
    })
    expect(barShape({ recommended: { from: 1780, to: 1810 }, range: { min: 1720, max: 1810 } })).toMatchObject({
      recommended: { from: 50, to: 70 },
      range: { from: 48.3, to: 70 },
    })
  })

  test.each([
    [
      { min: 300, max: 500 },
      { from: 50, to: 70 },
    ],
    [
      { min: null, max: 25 },
      { from: 0, to: 85 },
    ],
    [
      { min: 12, max: null },
      { from: 50, to: 100 },
    ],
    [
      { min: 0, max: 10 },
      { from: 0, to: 85 },
    ],
  ])(
    'measures by the range %j of menus where nothing is recommended, and calls it no recommendation',
    (menus, shape) => {
      expect(barShape({ range: menus })).toEqual({ recommended: null, upper: null, range: shape, eaten: null })
    },
  )

  test('with an upper level alone measures by it', () => {
    expect(barShape({ upper: 2700, range: { min: null, max: 2700 }, eaten: 1350 })).toEqual({
      ...{ recommended: null, upper: 85, range: { from: 0, to: 85 }, eaten: 42.5 },
    })
  })

  test('is none where nothing is known', () => {
    expect(barShape({ recommended: null, upper: null, range: { min: null, max: null }, eaten: 5 })).toBeNull()
  })
})
