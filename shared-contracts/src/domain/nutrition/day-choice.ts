import type { Kitchen, KitchenIngredient } from './facts'
import type { FoodRules } from './food'
import { serveDish } from './portions/portion'
import { isOffStandard, type NeedBand, type StandardResult } from './standard'
import { type DayIntake, dayOf, evaluateDay, nutritionOfDay } from './sums/evaluate'
import { type Intake, intakeOfDish, sumIntakes } from './sums/intake'

/** A dish as somebody put it into a meal. */
export interface ChosenForMeal {
  readonly mealCode: number
  readonly family: string
  /** Family by which it is portioned, where that is another one. */
  readonly portionFamily?: string
  /** Portions of the object type. */
  readonly portion: number
  /** Of an adult portion. */
  readonly ingredients: readonly KitchenIngredient[]
  /** Grams as they are eaten, instead of scaled ones: where a visitor changed materials. */
  readonly served?: readonly KitchenIngredient[]
}

export interface JudgedDay {
  readonly day: DayIntake
  /** By standardId, rounded to two decimals. */
  readonly nutrition: Readonly<Record<string, number>>
  readonly standards: readonly StandardResult[]
}

interface KnownIntake {
  readonly rules: FoodRules
  readonly objectTypeId: number
  readonly intake: Intake
}

/** Whoever tries one dish after another in a day sums the others of that day each time: each is worked out once. */
const knownIntakes = new WeakMap<ChosenForMeal, KnownIntake>()

export function intakeOfChoice(chosen: ChosenForMeal, objectTypeId: number, { rules }: Kitchen): Intake {
  const known = knownIntakes.get(chosen)
  if (known?.rules === rules && known.objectTypeId === objectTypeId) return known.intake
  const served = serveDish(chosen, objectTypeId, chosen.portion, rules)
  const intake = intakeOfDish(chosen.served ? { ...served, ingredients: chosen.served } : served, rules)
  knownIntakes.set(chosen, { rules, objectTypeId, intake })
  return intake
}

/** What is eaten on a chosen day, meal by meal, without a judgement. */
export function dayOfChosen(chosen: readonly ChosenForMeal[], objectTypeId: number, kitchen: Kitchen): DayIntake {
  const meals = new Map<number, Intake[]>()
  for (const each of chosen)
    meals.set(each.mealCode, [...(meals.get(each.mealCode) ?? []), intakeOfChoice(each, objectTypeId, kitchen)])
  return dayOf(new Map([...meals].map(([mealCode, intakes]) => [mealCode, sumIntakes(intakes)])))
}

/** The totals of a chosen day against the needs of an object type: one arithmetic for the browser and every server. */
export function judgeDay(chosen: readonly ChosenForMeal[], objectTypeId: number, kitchen: Kitchen): JudgedDay {
  const day = dayOfChosen(chosen, objectTypeId, kitchen)
  return {
    day,
    nutrition: nutritionOfDay(kitchen.standards, day),
    standards: evaluateDay(kitchen.standards, kitchen.needsOf(objectTypeId), day),
  }
}

/**
 * How far a value is from an enforced need: its relative shortfall, of hard needs threefold, unknown ones as a whole one; 0 when met, not
 * judged or only reported.
 */
export function distanceFromNeed(result: StandardResult, { enforce }: Pick<NeedBand, 'enforce'>): number {
  if (enforce === 'report' || !isOffStandard(result)) return 0
  const bound = (result.status === 'above' ? result.max : result.min) ?? 0
  const share = result.status === 'missing' || bound === 0 ? 1 : Math.abs(result.value - bound) / bound
  return share * (enforce === 'hard' ? 3 : 1)
}

/** How far a day is from its enforced standards: the sum over all of them. */
export function distanceFromNeeds(
  { standards }: Pick<JudgedDay, 'standards'>,
  needs: ReturnType<Kitchen['needsOf']>,
): number {
  return needs.reduce((sum, need) => {
    const result = standards.find(({ standardId }) => standardId === need.standardId)
    return result === undefined ? sum : sum + distanceFromNeed(result, need)
  }, 0)
}
