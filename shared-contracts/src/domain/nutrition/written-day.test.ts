import { expect, test } from '@jest/globals'
import { isLowDay, stateOfDay, writtenDay } from './written-day'

const day = (mealCodes: readonly number[], value: number | null, missingCount = 0, recommended: number | null = 2000) =>
  stateOfDay({ mealCodes, energy: { value, missingCount }, recommended })

test.each([
  // Half a bowl of phở.
  [[1], 290, 0, 'partial', 14],
  [[1, 2], 1900, 0, 'partial', 95],
  [[2, 2, 2], 1900, 0, 'partial', 95],
  [[1, 2, 4], 1399.9, 0, 'low', 69],
  [[1, 2, 4], 1400, 0, 'whole', 70],
  [[1, 5, 2], 1400, 0, 'whole', 70],
  [[1, 2, 4], 1399.9, 1, 'partial', 69],
  [[1, 2, 4], 1400, 1, 'whole', 70],
  [[1, 2, 4], null, 2, 'partial', null],
  [[1, 2, 4], 0, 0, 'low', 0],
  [[], 0, 0, 'partial', 0],
] as const)('meals %j with %d kcal, %d unknown, are %s at %d %%', (codes, energy, missing, state, energyPercent) => {
  expect(day(codes, energy, missing)).toMatchObject({ state, energyPercent, meals: new Set(codes).size })
})

test('without a recommendation the meals alone decide', () => {
  expect([day([1, 2, 4], 300, 0, null), day([1, 2], 300, 0, null)]).toMatchObject([
    { state: 'whole', energyPercent: null },
    { state: 'partial', energyPercent: null },
  ])
})

test('main meals that are to come are named in the order of the day', () => {
  expect([day([6], 100).mealsToCome, day([4, 1], 100).mealsToCome, day([1, 2, 4], 1500).mealsToCome]).toEqual([
    [1, 2, 4],
    [2],
    [],
  ])
})

const energy = { standardId: 1, value: 1500, missingCount: 0, recommended: { from: 2200 }, min: null }
const of = (count: number) => [1, 2, 4].slice(0, count).map((mealCode) => ({ mealCode }))

test('a result tells its day by its meals and its energy; one by answers is about a whole day', () => {
  const stateOf = (count: number, standards = [energy]) => writtenDay({ energies: of(count), standards })?.state
  expect([stateOf(1), stateOf(3), stateOf(3, [{ ...energy, value: 1540 }]), stateOf(0)]).toEqual([
    'partial',
    'low',
    'whole',
    undefined,
  ])
  expect([isLowDay([energy]), isLowDay([{ ...energy, missingCount: 1 }]), isLowDay([])]).toEqual([true, false, false])
})

test('a check kept before there were recommendations goes by the least of its range', () => {
  const older = { ...energy, recommended: null, min: 2150 }
  expect(writtenDay({ energies: of(3), standards: [older] })).toMatchObject({ state: 'low', energyPercent: 69 })
})
