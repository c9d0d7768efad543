import {
  dayOf,
  evaluateDay,
  type Intake,
  intakeOfDish,
  isOffStandard,
  type NeedBand,
  needOfWeekDay,
  nutritionOfDay,
  nutritionOfIntake,
  type Standard,
  type StandardResult,
  serveDish,
  sumIntakes,
} from 'shared-contracts/nutrition'
import type { Pool } from './pool'
import type { Snapshot } from './snapshot'
import type { ChosenDish } from './week/find-menu'

type Amounts = Readonly<Record<string, number>>

export interface AnsweredDish {
  readonly dishId: number
  readonly title: string
  readonly portion: number
  /** Raw edible grams of this portion. */
  readonly materials: readonly { readonly materialId: number; readonly title: string; readonly grams: number }[]
  /** By standardId; unit as the standard's. */
  readonly nutrition: Amounts
}

export interface AnsweredMeal {
  readonly mealCode: number
  readonly dishes: readonly AnsweredDish[]
}

export interface AnsweredDay {
  readonly dayCode: DayCode
  readonly meals: readonly AnsweredMeal[]
  readonly nutrition: Amounts
  readonly standards: readonly StandardResult[]
}

export const DAY_CODES = ['N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'N7'] as const
export type DayCode = (typeof DAY_CODES)[number]

/** In the order in which they are eaten. */
export const MEAL_ORDER = [1, 5, 2, 6, 4, 7] as const

/** Hundredths of a gram: what is shown is rounded further by who shows it. */
const hundredths = (grams: number): number => Math.round(grams * 100) / 100

interface ServedChoice {
  readonly answered: AnsweredDish
  readonly intake: Intake
}

function serve({ entry, portion }: ChosenDish, objectTypeId: number, snapshot: Snapshot): ServedChoice {
  const served = serveDish(entry.dish, objectTypeId, portion, snapshot.rules)
  const intake = intakeOfDish(served, snapshot.rules)
  return {
    intake,
    answered: {
      dishId: entry.dish.dishId,
      title: entry.dish.title,
      portion,
      materials: served.ingredients.map(({ material, grams }) => ({
        materialId: material.materialId,
        title: material.title,
        grams: hundredths(grams),
      })),
      nutrition: nutritionOfIntake(snapshot.standards, intake),
    },
  }
}

/** The needs that one of several days is judged by: of a maximum that their mean keeps, a single day may have more. */
export const needsOfDay = ({ needs }: Pool, days: number): readonly NeedBand[] =>
  days === 1 ? needs : needs.map(needOfWeekDay)

/** A day in the shape of the call, its totals summed again from the materials. */
export function answerDay(
  dayCode: DayCode,
  dishes: readonly ChosenDish[],
  pool: Pool,
  snapshot: Snapshot,
  needs: readonly NeedBand[] = pool.needs,
): AnsweredDay {
  const meals = MEAL_ORDER.flatMap((mealCode) => {
    const choices = dishes
      .filter((each) => each.mealCode === mealCode)
      .map((each) => serve(each, pool.objectTypeId, snapshot))
    return choices.length > 0 ? [{ mealCode, choices }] : []
  })
  const day = dayOf(
    new Map(meals.map(({ mealCode, choices }) => [mealCode, sumIntakes(choices.map((each) => each.intake))])),
  )
  return {
    dayCode,
    meals: meals.map(({ mealCode, choices }) => ({ mealCode, dishes: choices.map(({ answered }) => answered) })),
    nutrition: nutritionOfDay(snapshot.standards, day),
    standards: evaluateDay(snapshot.standards, needs, day),
  }
}

export interface EnforcedFailure {
  readonly standard: Standard
  readonly need: NeedBand
  readonly result: StandardResult
}

/** The most that a day may hold of a standard's measure: what is known, and what is assumed of the rest. */
export function mostOf(standardId: number, dishes: readonly ChosenDish[], pool: Pool): number {
  const row = pool.constraints.rows.find((each) => each.standardId === standardId)
  if (row === undefined || row.denominator !== null) return Number.NaN
  const upper = pool.upper.indexOf(row.numerator)
  const column = upper < 0 ? pool.measures.indexOf(row.numerator) : pool.measures.length + upper
  return dishes.reduce(
    (sum, { entry, portion, mealCode }) =>
      row.mealCode === null || row.mealCode === mealCode ? sum + portion * (entry.values[column] ?? Number.NaN) : sum,
    0,
  )
}

/**
 * Enforced standards that a day doesn't meet. With unknown figures a minimum is met when the known part meets it, and a maximum when the known part and
 * what is assumed of the rest keep it; `standards` of the day still calls them missing where it must.
 */
export function enforcedFailures(
  day: AnsweredDay,
  dishes: readonly ChosenDish[],
  pool: Pool,
  { standards }: Snapshot,
): readonly EnforcedFailure[] {
  return day.standards.flatMap((result) => {
    if (!isOffStandard(result)) return []
    const need = pool.needs.find(({ standardId }) => standardId === result.standardId)
    const standard = standards.find(({ standardId }) => standardId === result.standardId)
    if (!need || !standard || need.enforce === 'report') return []
    const { status, value, min, max } = result
    const isBounded =
      status === 'missing' &&
      (min === null || value >= min) &&
      (max === null || mostOf(result.standardId, dishes, pool) <= max)
    const isShare = pool.constraints.rows.some(
      ({ standardId, denominator }) => standardId === result.standardId && denominator !== null,
    )
    return isBounded && !isShare ? [] : [{ standard, need, result }]
  })
}

/** Maxima that the mean of several days exceeds, with the day that has most. */
export function exceededMeans(
  days: readonly { readonly dishes: readonly ChosenDish[] }[],
  pool: Pool,
): readonly { readonly standardId: number; readonly dayIndex: number; readonly mean: number; readonly max: number }[] {
  if (days.length === 1) return []
  return pool.constraints.rows.flatMap(({ standardId, max, dayMax }) => {
    if (max === null || dayMax === null) return []
    const values = days.map(({ dishes }) => mostOf(standardId, dishes, pool))
    const mean = Math.round((100 * values.reduce((sum, value) => sum + value, 0)) / days.length) / 100
    return mean > max ? [{ standardId, dayIndex: values.indexOf(Math.max(...values)), mean, max }] : []
  })
}
