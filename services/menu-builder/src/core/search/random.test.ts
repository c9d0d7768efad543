import { expect, test } from '@jest/globals'
import { createRandom, mixSeed } from './random'

test('repeats for a seed, differs for another, and stays in [0, 1)', () => {
  const take = (seed: number) => {
    const random = createRandom(seed)
    return Array.from({ length: 1000 }, random)
  }
  const numbers = take(1)
  expect(take(1)).toEqual(numbers)
  expect(take(2)).not.toEqual(numbers)
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...numbers)).toBeLessThan(1)
  expect(numbers.reduce((sum, each) => sum + each, 0) / numbers.length).toBeCloseTo(0.5, 1)
})

test('gives the first numbers it always gave: stored menus depend on them', () => {
  const random = createRandom(42)
  expect([random(), random(), random()].map((each) => each.toFixed(6))).toEqual(['0.601104', '0.448291', '0.852466'])
})

test('mixes parts in order', () => {
  expect(mixSeed(1, 2)).toBe(mixSeed(1, 2))
  expect(mixSeed(1, 2)).not.toBe(mixSeed(2, 1))
})
