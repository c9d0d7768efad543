import type { WeeklyLimit } from 'content'
import { matchesFood } from 'shared-contracts/health-rules'
import {
  type IntakeMeasure,
  intakeOfDish,
  type KitchenMaterial,
  type NeedBand,
  serveDish,
} from 'shared-contracts/nutrition'
import { type Constraints, constraintsOf, measuresOf, shareMeasuresOf } from './rows'
import type { Snapshot, SnapshotDish } from './snapshot'

/** A dish as the search sees it: the usual portion of one object type, in plain arrays. */
export interface PoolDish {
  readonly index: number
  readonly dish: SnapshotDish
  /** At portion 1: the known part of the pool's measures, then the greatest assumed amount of its `upper` measures. */
  readonly values: Float64Array
  /** Measures of the pool that aren't known of all materials. */
  readonly unknown: readonly IntakeMeasure[]
  /** All measures that shares are made of are known: the search may choose it. */
  readonly judgeable: boolean
  /** materialIds served, without what is stripped for the object type. */
  readonly materialIds: ReadonlySet<number>
  /** materialIds that count as foods, and those that are vegetables in more than a garnish. */
  readonly foods: readonly number[]
  /** Indexes of its groups of foods in the pool's. */
  readonly foodGroups: readonly number[]
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
  /** Measures with a maximum that some dishes don't fully know; their assumed amounts follow the measures in `values`. */
  readonly upper: readonly IntakeMeasure[]
  readonly limits: readonly WeeklyLimit[]
  readonly dishes: readonly PoolDish[]
  readonly byDishId: ReadonlyMap<number, PoolDish>
  readonly materialCount: number
  readonly foodGroups: readonly string[]
}

/** Whether safety rules forbid a dish for an object type (materials that are stripped are no reason). */
export function isForbidden(dish: SnapshotDish, objectTypeId: number, { safety }: Snapshot): boolean {
  return safety.exclusions.some(
    (exclusion) =>
      !exclusion.stripped && exclusion.objectTypeIds.includes(objectTypeId) && matchesFood(dish, exclusion),
  )
}

/** What a gram of a material that lacks a measure is assumed to hold of it at most. */
function assumedPerGram(measure: IntakeMeasure, { group }: KitchenMaterial, { settings }: Snapshot): number {
  const assumed = settings.assumedPer100g[measure]
  return (assumed?.groups[group] ?? assumed?.other ?? 0) / 100
}

/** Dishes of an object type with what they give; takes some 50 ms, keep it. */
export function createPool(snapshot: Snapshot, objectTypeId: number): Pool {
  const needs = snapshot.needs.filter((need) => need.objectTypeId === objectTypeId)
  const constraints = constraintsOf(snapshot.standards, needs, snapshot.settings.weights)
  const measures = measuresOf(constraints)
  const limits = snapshot.safety.weeklyLimits.filter((limit) => limit.objectTypeIds.includes(objectTypeId))
  const { vegetableFromGrams } = snapshot.settings
  const suitable = snapshot.dishes
    .filter((dish) => dish.objectTypeIds.includes(objectTypeId) && !isForbidden(dish, objectTypeId, snapshot))
    .map((dish) => {
      const served = serveDish(dish, objectTypeId, 1, snapshot.rules)
      const { amounts, foods, foodGroups } = intakeOfDish(served, snapshot.rules)
      return {
        dish,
        served,
        amounts,
        foods,
        foodGroups,
        unknown: measures.filter((measure) => amounts[measure].missingCount > 0),
      }
    })
  const bounded = new Set(constraints.rows.flatMap(({ numerator, max }) => (max === null ? [] : [numerator])))
  const upper = measures.filter(
    (measure) => bounded.has(measure) && suitable.some(({ unknown }) => unknown.includes(measure)),
  )
  const shareMeasures = shareMeasuresOf(constraints)
  const allGroups = [...new Set(suitable.flatMap(({ foodGroups }) => [...foodGroups]))]
  const dishes = suitable.map(({ dish, served, amounts, foods, foodGroups, unknown }, index): PoolDish => {
    const assumed = (measure: IntakeMeasure) =>
      unknown.includes(measure)
        ? served.ingredients
            .filter(({ material }) => isUnknown(measure, material, snapshot))
            .reduce((sum, { material, grams }) => sum + grams * assumedPerGram(measure, material, snapshot), 0)
        : 0
    return {
      index,
      dish,
      values: Float64Array.from([
        ...measures.map((measure) => amounts[measure].value),
        ...upper.map((measure) => amounts[measure].value + assumed(measure)),
      ]),
      unknown,
      judgeable: !unknown.some((measure) => shareMeasures.has(measure)),
      materialIds: new Set(served.ingredients.map(({ material }) => material.materialId)),
      foods: [...foods],
      foodGroups: [...foodGroups].map((group) => allGroups.indexOf(group)),
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
    upper,
    limits,
    dishes,
    byDishId: new Map(dishes.map((entry) => [entry.dish.dishId, entry])),
    materialCount: Math.max(...snapshot.materials.map(({ materialId }) => materialId)) + 1,
    foodGroups: allGroups,
  }
}

/** Whether the material itself lacks the measure. */
const isUnknown = (measure: IntakeMeasure, material: KitchenMaterial, { rules }: Snapshot): boolean =>
  intakeOfDish({ ingredients: [{ material, grams: 1 }], addedWaterG: 0 }, rules).amounts[measure].missingCount > 0
