import {
  dayOf,
  evaluateDay,
  type Intake,
  intakeOfDish,
  isOffStandard,
  type NeedBand,
  nutritionOfDay,
  nutritionOfIntake,
  type Standard,
  type StandardResult,
  serveDish,
  sumIntakes,
} from 'shared-contracts/nutrition'
import type { Pool } from './pool'
import type { ChosenDish } from './search/anneal'
import type { Snapshot } from './snapshot'

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

/** A day in the shape of the call, its totals summed again from the materials. */
export function answerDay(
  dayCode: DayCode,
  dishes: readonly ChosenDish[],
  pool: Pool,
  snapshot: Snapshot,
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
    standards: evaluateDay(snapshot.standards, pool.needs, day),
  }
}

export interface EnforcedFailure {
  readonly standard: Standard
  readonly need: NeedBand
  readonly result: StandardResult
}

/** Enforced standards that a day doesn't meet. */
export function enforcedFailures(day: AnsweredDay, pool: Pool, snapshot: Snapshot): readonly EnforcedFailure[] {
  return day.standards.flatMap((result) => {
    if (!isOffStandard(result)) return []
    const need = pool.needs.find(({ standardId }) => standardId === result.standardId)
    const standard = snapshot.standards.find(({ standardId }) => standardId === result.standardId)
    return need && standard && need.enforce !== 'report' ? [{ standard, need, result }] : []
  })
}
