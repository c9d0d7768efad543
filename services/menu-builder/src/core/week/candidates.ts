import type { CourseRule } from 'content/nutrition'
import { fitsMatch } from '../match'
import type { Pool, PoolDish } from '../pool'
import type { Snapshot } from '../snapshot'
import { isWished, type Wishes } from '../wishes'
import type { BlankUnit } from './lay-out'
import type { Candidate } from './unit'

/** How usual a dish is in a kitchen: by itself and by its least usual material. */
export function shareOf({ dish }: PoolDish, { settings: { shares }, materialUses }: Snapshot): number {
  const ofMaterials = dish.ingredients.map(({ material, grams }) =>
    grams >= shares.useFromGrams ? shares.use[materialUses[material.materialId] ?? 'sometimes'] : 1,
  )
  return shares.habit[dish.habit] * Math.min(1, ...ofMaterials)
}

/** Dishes of a course that may stand at all of some meals; only those whose shares of energy can be judged. A share of 0: unusual. */
function dishesOfCourse(
  pool: Pool,
  course: CourseRule,
  mealCodes: readonly number[],
  snapshot: Snapshot,
): readonly OneEaterCandidate[] {
  return pool.dishes
    .filter(
      ({ dish, judgeable }) =>
        judgeable && mealCodes.every((mealCode) => dish.mealCodes.includes(mealCode)) && fitsMatch(dish, course.match),
    )
    .map((entry) => ({
      dishId: entry.dish.dishId,
      served: [entry],
      share: course.unusual?.some((match) => fitsMatch(entry.dish, match)) ? 0 : shareOf(entry, snapshot),
    }))
}

type OneEaterCandidate = Candidate & { readonly served: readonly [PoolDish] }

interface UnitDishes {
  /** All that the course allows. */
  readonly all: readonly OneEaterCandidate[]
  /** Usual dishes of the unit's batch. */
  readonly ofBatch: readonly OneEaterCandidate[]
}

/** Found once for a pool, whose dishes never change. */
const knownDishes = new WeakMap<Pool, Map<string, UnitDishes>>()

function dishesOfUnit(pool: Pool, { course, batch, places }: BlankUnit, snapshot: Snapshot): UnitDishes {
  const known = knownDishes.get(pool) ?? new Map<string, UnitDishes>()
  knownDishes.set(pool, known)
  const mealCodes = [...new Set(places.map(({ mealCode }) => mealCode))].sort()
  const key = `${course.id} ${batch.id} ${mealCodes.join()}`
  const found = known.get(key)
  if (found) return found
  const all = dishesOfCourse(pool, course, mealCodes, snapshot)
  const { match } = batch
  const ofBatch = all.filter(
    ({ served: [{ dish }], share }) => share > 0 && (match === undefined || fitsMatch(dish, match)),
  )
  known.set(key, { all, ofBatch })
  return { all, ofBatch }
}

/**
 * What the search may put into a unit: usual dishes of its batch; where wishes leave none, usual dishes of the course; where they leave none of
 * those either, any of its dishes.
 */
export function candidatesOf(pool: Pool, unit: BlankUnit, wishes: Wishes, snapshot: Snapshot): readonly Candidate[] {
  const { all, ofBatch } = dishesOfUnit(pool, unit, snapshot)
  const fits = ({ served: [entry] }: OneEaterCandidate) => isWished(entry, wishes)
  const wished = hasWishes(wishes) ? ofBatch.filter(fits) : ofBatch
  if (wished.length > 0) return wished
  const ofCourse = all.filter(fits)
  const usual = ofCourse.filter(({ share }) => share > 0)
  return usual.length > 0 ? usual : ofCourse.map((candidate) => ({ ...candidate, share: 1 }))
}

const hasWishes = ({ excludedDishIds, excludedMaterialIds }: Wishes): boolean =>
  excludedDishIds.size + excludedMaterialIds.size > 0
