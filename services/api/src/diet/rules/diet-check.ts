import {
  type ChosenForMeal,
  type DayIntake,
  dayOf,
  EMPTY_INTAKE,
  INTAKE_MEASURES,
  type Intake,
  intakeOfChoice,
  isLowDay,
  judgeLimits,
  type Kitchen,
  type KitchenMaterial,
  type LimitedDish,
  sumIntakes,
} from 'shared-contracts/nutrition'
import { composeDietAdvice } from './compose-diet-advice'
import { type ConsultingQuestion, isAskedOf } from './consulting-rules'
import type { Diet, DietKitchen, DietResult, DietStandard } from './diet'
import { findingsOf } from './diet-findings'
import { dietSuggestions } from './diet-suggestions'
import { judgeStandard } from './judge-recommended'
import { toldResult, withoutShares, withReferral } from './unjudged-day'

/** Any meal code will do: answers speak of the day as a whole. */
const WHOLE_DAY = 2
/** In place of the id of a dish, for a food. */
const NO_DISH = 0

/**
 * The intake of a day, by what was eaten or else by the answers, against what is recommended to an object type, and what to say about it. Figures, words and
 * suggestions start from the same statuses.
 */
export function judgeDiet(diet: Diet, parts: DietKitchen): DietResult {
  const { kitchen, rules } = parts
  const byMeals = diet.meals.length > 0
  const eaten = eatenDishes(diet, parts)
  const day = byMeals ? dayOfDishes(eaten, diet.objectTypeId, kitchen) : answeredDay(diet, parts)
  const results = judgedStandards(diet, day, parts)
  const compared = byMeals ? results : results.filter(({ standardId }) => rules.judgedStandardIds.includes(standardId))
  // Where she answered of a whole day that she ate far too little, meat is no too large share of it.
  const isLowByAnswers = !byMeals && isLowDay(results)
  const shown = isLowByAnswers ? withoutShares(compared, kitchen) : compared
  const untold = new Set(byMeals ? [] : rules.untoldStandardIds)
  const standards = shown.map((result) => (untold.has(result.standardId) ? unknown(result) : result))
  const limits = judgeLimits([eaten], diet.objectTypeId, kitchen).map(({ ruleId, text }) => ({ ruleId, text }))
  const findings = findingsOf(diet, standards, limits, rules, kitchen)
  const composed = composeDietAdvice(findings, diet, rules.advice)
  const told = composed.told.map(({ kind, advice, text }) => ({
    adviceId: advice.id,
    kind,
    text,
    standardId: 'standardId' in advice.on ? advice.on.standardId : null,
    ruleIds: [...advice.ruleIds],
  }))
  const all = isLowByAnswers ? withReferral(told, diet.objectTypeId, rules) : told
  const result: DietResult = {
    urgency: composed.urgency,
    verdict: composed.verdict,
    activity: diet.activity,
    standards: [...standards],
    energies: byMeals ? energiesOf(day) : [],
    limits,
    findings: [...all],
    advice: all.map(({ text }) => text),
    suggestions: dietSuggestions(diet.objectTypeId, standards, composed.told, parts),
  }
  return toldResult(result, diet.objectTypeId, parts)
}

/** All standards that there is something to compare with, in their order, without those that another one tells. */
function judgedStandards(
  { objectTypeId, activity }: Diet,
  day: DayIntake,
  { kitchen, needsOf, rules }: DietKitchen,
): readonly DietStandard[] {
  const needs = new Map(needsOf(objectTypeId, activity).map((need) => [need.standardId, need]))
  return kitchen.standards.flatMap((standard) => {
    const need = needs.get(standard.standardId)
    if (need === undefined || need.judged === 'elsewhere') return []
    return judgeStandard(standard, need, day, rules.tolerance) ?? []
  })
}

/** Dishes and foods that the content doesn't have; their names would be missing from every sum. */
export function unknownFood({ meals }: Diet, { dishes, kitchen }: DietKitchen): boolean {
  return meals.some(
    (meal) =>
      meal.dishes.some(({ dishId }) => !dishes.has(dishId)) ||
      meal.foods.some(({ materialId }) => !kitchen.materials.has(materialId)),
  )
}

/** Dishes and foods of all meals. Foods are eaten in their grams: no portion rule applies. */
function eatenDishes({ meals }: Diet, { kitchen, dishes, families }: DietKitchen): LimitedDish[] {
  return meals.flatMap(({ mealCode, dishes: chosen, foods }) => [
    ...chosen.map(({ dishId, portion }) => {
      const dish = dishes.get(dishId)
      return {
        dishId,
        title: dish?.card.title ?? '',
        method: dish?.method ?? '',
        mealCode,
        family: families[dishId] ?? '',
        portion,
        ingredients: kitchen.ingredientsOf(dish?.ingredients ?? []),
      }
    }),
    ...foods.map(({ materialId, grams }) => {
      const served = kitchen.ingredientsOf([{ materialId, grams }])
      const title = served[0]?.material.title ?? ''
      return { ...servedAs(mealCode, served), dishId: NO_DISH, title, method: '', ingredients: served }
    }),
  ])
}

function dayOfDishes(eaten: readonly LimitedDish[], objectTypeId: number, kitchen: Kitchen): DayIntake {
  const intakes = new Map<number, Intake>()
  for (const dish of eaten) {
    const before = intakes.get(dish.mealCode) ?? EMPTY_INTAKE
    intakes.set(dish.mealCode, sumIntakes([before, intakeOfChoice(dish, objectTypeId, kitchen)]))
  }
  return dayOf(intakes)
}

/** A food by itself, in the grams in which it is eaten. */
function servedAs(mealCode: number, served: NonNullable<ChosenForMeal['served']>): ChosenForMeal {
  return { mealCode, family: '', portion: 1, ingredients: [], served }
}

function answeredDay({ objectTypeId, answers }: Diet, { kitchen, rules }: DietKitchen): DayIntake {
  const given = new Map(answers.map(({ questionId, value }) => [questionId, value]))
  const asked = rules.questions.filter((question) => isAskedOf(question, objectTypeId))
  const intakes = asked.map((question) => answeredIntake(question, given.get(question.id), objectTypeId, kitchen))
  return dayOf(new Map([[WHOLE_DAY, sumIntakes(intakes)]]))
}

function answeredIntake(
  { eats }: ConsultingQuestion,
  value: number | undefined,
  objectTypeId: number,
  kitchen: Kitchen,
): Intake {
  const ingredients = kitchen.ingredientsOf(eats)
  const units = value ?? 1
  const served = ingredients.map(({ material, grams }) => ({ material, grams: grams * units }))
  const intake = intakeOfChoice(servedAs(WHOLE_DAY, served), objectTypeId, kitchen)
  return value === undefined ? unknownIntake(intake, ingredients) : intake
}

/** What a question without an answer leaves open: whatever its foods would have given is missing, never zero. */
function unknownIntake(one: Intake, ingredients: readonly { readonly material: KitchenMaterial }[]): Intake {
  if (ingredients.length === 0) return EMPTY_INTAKE
  const amounts = { ...one.amounts }
  for (const measure of INTAKE_MEASURES) {
    const { value, missingCount } = amounts[measure]
    amounts[measure] = { value: 0, missingCount: value > 0 || missingCount > 0 ? 1 : 0 }
  }
  return { ...EMPTY_INTAKE, amounts }
}

function unknown(result: DietStandard): DietStandard {
  return { ...result, value: null, status: 'missing', missingCount: Math.max(1, result.missingCount) }
}

function energiesOf(day: DayIntake): DietResult['energies'] {
  return [...day.meals].map(([mealCode, { amounts }]) => {
    const { value, missingCount } = amounts.energy
    return { mealCode, energy: value === 0 && missingCount > 0 ? null : Math.round(value) }
  })
}
