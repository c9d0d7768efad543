import { expect, test } from '@jest/globals'
import { realPool, realSnapshot } from '../../testing/content'
import { WorkBudget } from '../search/work-budget'
import { costOf, solveWeek } from './anneal-week'
import type { Plan, Unit } from './unit'

const eaters = [{ pool: realPool(2) }, { pool: realPool(9) }]
const room = { most: [99, 99, 99, 99, 99, 99, 99, 99], least: [0, 0, 0, 0, 0, 0, 0, 0] }

function mainsOf(limit: number): Unit['candidates'] {
  const [first, second] = eaters
  return (first?.pool.dishes ?? [])
    .filter(({ dish }) => dish.role === 'main')
    .slice(0, limit)
    .map((entry) => ({
      dishId: entry.dish.dishId,
      served: [entry, second?.pool.byDishId.get(entry.dish.dishId) ?? null],
      share: 1,
    }))
}

/** One pot for two eaters, eaten at lunch and dinner of one day. */
const plan: Plan = {
  days: 2,
  eaters,
  habits: [],
  units: [
    {
      course: 'main',
      places: [
        { day: 0, mealCode: 2 },
        { day: 0, mealCode: 4 },
      ],
      candidates: mainsOf(40),
      eaters: [0, 1],
      portions: [
        [0.8, 1, 1.2],
        [0.5, 1],
      ],
      locked: false,
    },
  ],
}

test('one dish stands at all places of a unit, with a portion for each eater; the same for the same seed', () => {
  const solve = (seed: number) =>
    solveWeek(
      plan,
      [room, room],
      realSnapshot().settings,
      { walks: 1, moves: 3000 },
      {
        seed,
        budget: new WorkBudget(),
        cancelled: () => false,
      },
    )
  const solution = solve(1)
  expect(solution.units).toHaveLength(1)
  expect(solution.units[0]?.portions.map((place) => place.length)).toEqual([2, 2])
  expect(costOf(solution)).toBeGreaterThan(0)
  expect(solve(1)).toEqual(solution)
})

test('ends when it is cancelled, and tells how far it is', () => {
  const budget = new WorkBudget()
  const told: number[] = []
  solveWeek(
    plan,
    [room, room],
    realSnapshot().settings,
    { walks: 3, moves: 9000 },
    {
      seed: 1,
      budget,
      cancelled: () => budget.spent >= 2000,
      progress: (share) => told.push(share),
    },
  )
  expect(budget.spent).toBe(2000)
  expect(told).toEqual([1000 / 27_000, 2000 / 27_000])
})
