import { resolve } from 'node:path'
import { buildMenu } from './core/build-menu'
import { loadHighs } from './core/highs-solver'
import { createPool } from './core/pool'
import type { SolveLp } from './core/relaxation'
import { loadSnapshot, type Snapshot } from './core/snapshot'

/**
 * Times of one thread, and how many days meet every enforced standard: `npm run bench -w service-menu-builder`. An unmet standard is given to the
 * LP relaxation, whose proof is counted apart.
 */

const DAY_SEEDS = 100
const WEEK_SEEDS = 15
const GROWN = 10

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

function timed<T>(run: () => T): { readonly ms: number; readonly result: T } {
  const start = performance.now()
  const result = run()
  return { ms: performance.now() - start, result }
}

function measure(snapshot: Snapshot, objectTypeId: number, days: number, seeds: number, solveLp: SolveLp) {
  const pool = createPool(snapshot, objectTypeId)
  const runs = Array.from({ length: seeds }, (_, seed) =>
    timed(() => buildMenu({ objectTypeId, days, seed }, { snapshot, pool, solveLp })),
  )
  return {
    ms: median(runs.map(({ ms }) => ms)),
    met: runs.filter(({ result }) => result.unmet.length === 0).length / seeds,
    proven:
      runs.filter(({ result }) => result.unmet.some(({ reason }) => reason.includes('đã kiểm chứng'))).length / seeds,
  }
}

/** The same dishes `times` over, each copy a little larger: a bank of another size, no better and no worse. */
function grown(snapshot: Snapshot, times: number): Snapshot {
  const dishes = Array.from({ length: times }, (_, copy) =>
    snapshot.dishes.map((dish) => ({
      ...dish,
      dishId: dish.dishId + copy * 100_000,
      ingredients: dish.ingredients.map((each) => ({ ...each, grams: each.grams * (1 + copy / 100) })),
    })),
  ).flat()
  return { ...snapshot, dishes, dishById: new Map(dishes.map((dish) => [dish.dishId, dish])) }
}

const snapshot = loadSnapshot(resolve(process.argv[2] ?? 'services/api/content/nutrition'))
const solveLp = await loadHighs()
const percent = (share: number) => `${(100 * share).toFixed(0)} %`

console.log(
  'object type | day, median ms | days meeting all | LP proves it can not | week, median ms | weeks meeting all',
)
for (const { objectTypeId, groupId } of snapshot.objectTypes) {
  if (groupId === 0) continue
  const day = measure(snapshot, objectTypeId, 1, DAY_SEEDS, solveLp)
  const week = measure(snapshot, objectTypeId, 7, WEEK_SEEDS, solveLp)
  console.log(
    [
      objectTypeId,
      day.ms.toFixed(1),
      percent(day.met),
      percent(day.proven),
      week.ms.toFixed(0),
      percent(week.met),
    ].join(' | '),
  )
}
const usual = measure(snapshot, 2, 1, DAY_SEEDS, solveLp)
const large = measure(grown(snapshot, GROWN), 2, 1, DAY_SEEDS, solveLp)
console.log(
  `${snapshot.dishes.length} → ${snapshot.dishes.length * GROWN} dishes: time × ${(large.ms / usual.ms).toFixed(2)}`,
)
