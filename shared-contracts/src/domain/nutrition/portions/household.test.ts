import { describe, expect, test } from '@jest/globals'
import { type HouseholdUnit, householdMeasure, kitchenUnits } from './household'

const unit = (name: string, grams: number): HouseholdUnit => ({ unit: name, grams })
const oil = [unit('thìa cà phê', 5), unit('thìa canh', 10), unit('giọt', 0.05)]
const egg = [unit('quả', 47.3)]
const salt = [unit('thìa cà phê', 5), unit('nhúm', 0.5)]

describe('householdMeasure', () => {
  test.each<[number, readonly HouseholdUnit[], string | null]>([
    [5, oil, '1 thìa cà phê'],
    [2.4, oil, 'nửa thìa cà phê'],
    [7.5, oil, '1½ thìa cà phê'],
    [40, oil, '4 thìa canh'],
    [0.5, oil, 'vài giọt'],
    [0.2, salt, 'một nhúm nhỏ'],
    [0.6, salt, 'một nhúm'],
    [110, egg, '2½ quả'],
    [95, egg, '2 quả'],
    [24, egg, 'nửa quả'],
    [470, egg, '10 quả'],
    [5, egg, null],
    [5000, egg, null],
    [60, [], null],
    [0, oil, null],
  ])('%d g', (grams, units, expected) => {
    expect(householdMeasure(grams, units)).toBe(expected)
  })

  test('keeps to a narrower tolerance where it is asked to', () => {
    expect(householdMeasure(6, [unit('thìa cà phê', 5)])).toBe('1 thìa cà phê')
    expect(householdMeasure(6, [unit('thìa cà phê', 5)], 0.1)).toBeNull()
  })
})

describe('kitchenUnits', () => {
  test('leaves what only the market sells by, and takes peel and shell off whole pieces alone', () => {
    const units = [unit('bó', 400), unit('lạng', 100), unit('quả', 100), unit('thìa cà phê', 5)]
    expect(kitchenUnits(units, 80)).toEqual([unit('quả', 80), unit('thìa cà phê', 5)])
  })
})
