import type { WeeklyLimit } from 'content'
import { matchesFood } from 'shared-contracts/health-rules'
import { type IntakeMeasure, intakeOfDish, type NeedBand, serveDish } from 'shared-contracts/nutrition'
import { type Constraints, constraintsOf, measuresOf } from './rows'
import type { Snapshot, SnapshotDish } from './snapshot'

/** A dish as the search sees it: the usual portion of one object type, in plain arrays. */
export interface PoolDish {
  readonly index: number
  readonly dish: SnapshotDish
  /** Values of the pool's measures at portion 1. */
  readonly values: Float64Array
  /** All of the pool's measures are known. */
  readonly complete: boolean
  /** materialIds served, without what is stripped for the object type. */
  readonly materialIds: ReadonlySet<number>
  /** materialIds that count as foods, and those that are vegetables in more than a garnish. */
  readonly foods: readonly number[]
  readonly vegetables: readonly number[]
  /** Indexes of the weekly limits that the dish counts for. */
  readonly limits: readonly number[]
}

/** What the search may choose from for an object type. */
export interface Pool {
  readonly objectTypeId: number
  readonly needs: readonly NeedBand[]
  readonly constraints: Constraints
  readonly measures: readonly IntakeMeasure[]
  readonly limits: readonly WeeklyLimit[]
  readonly dishes: readonly PoolDish[]
  readonly byDishId: ReadonlyMap<number, PoolDish>
  readonly materialCount: number
}

/** Whether safety rules forbid a dish for an object type (materials that are stripped are no reason). */
export function isForbidden(dish: SnapshotDish, objectTypeId: number, { safety }: Snapshot): boolean {
  return safety.exclusions.some(
    (exclusion) =>
      !exclusion.stripped && exclusion.objectTypeIds.includes(objectTypeId) && matchesFood(dish, exclusion),
  )
}

/** Dishes of an object type with what they give; takes some 50 ms, keep it. */
export function createPool(snapshot: Snapshot, objectTypeId: number): Pool {
  const needs = snapshot.needs.filter((need) => need.objectTypeId === objectTypeId)
  const constraints = constraintsOf(snapshot.standards, needs, snapshot.settings.weights)
  const measures = measuresOf(constraints)
  const limits = snapshot.safety.weeklyLimits.filter((limit) => limit.objectTypeIds.includes(objectTypeId))
  const { vegetableFromGrams } = snapshot.settings.variety
  const dishes = snapshot.dishes
    .filter((dish) => dish.objectTypeIds.includes(objectTypeId) && !isForbidden(dish, objectTypeId, snapshot))
    .map((dish, index): PoolDish => {
      const served = serveDish(dish, objectTypeId, 1, snapshot.rules)
      const intake = intakeOfDish(served, snapshot.rules)
      return {
        index,
        dish,
        values: Float64Array.from(measures, (measure) => intake.amounts[measure].value),
        complete: measures.every((measure) => intake.amounts[measure].missingCount === 0),
        materialIds: new Set(served.ingredients.map(({ material }) => material.materialId)),
        foods: [...intake.foods],
        vegetables: dish.ingredients
          .filter(
            ({ material, grams }) =>
              grams >= vegetableFromGrams && snapshot.rules.groups.get(material.group)?.kind === 'vegetable',
          )
          .map(({ material }) => material.materialId),
        limits: limits.flatMap((limit, limitIndex) => (matchesFood(dish, limit) ? [limitIndex] : [])),
      }
    })
  return {
    objectTypeId,
    needs,
    constraints,
    measures,
    limits,
    dishes,
    byDishId: new Map(dishes.map((entry) => [entry.dish.dishId, entry])),
    materialCount: Math.max(...snapshot.materials.map(({ materialId }) => materialId)) + 1,
  }
}
