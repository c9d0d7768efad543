import {
  type ChosenForMeal,
  type DayIntake,
  dayOf,
  EMPTY_INTAKE,
  evaluateDay,
  INTAKE_MEASURES,
  type Intake,
  intakeOfChoice,
  type Kitchen,
  type KitchenMaterial,
  type StandardResult,
  sumIntakes,
} from 'shared-contracts/nutrition'
import { type ConsultingQuestion, isAskedOf } from './consulting-rules'
import type { Diet, DietKitchen, DietResult } from './diet'
import { dietAdvice, dietSuggestions } from './diet-advice'

/** Any meal code will do: answers speak of the day as a whole. */
const WHOLE_DAY = 2

/** The intake of a day, by what was eaten or else by the answers, against the needs of an object type. */
export function judgeDiet(diet: Diet, parts: DietKitchen): DietResult {
  const { kitchen } = parts
  const byMeals = diet.meals.length > 0
  const day = byMeals ? eatenDay(diet, parts) : answeredDay(diet, parts)
  const results = evaluateDay(kitchen.standards, kitchen.needsOf(diet.objectTypeId), day)
  const shown = byMeals ? results : results.filter(({ standardId }) => parts.consultingStandardIds.has(standardId))
  const untold = new Set(byMeals ? [] : parts.rules.untoldStandardIds)
  const standards = shown.map((result) => (untold.has(result.standardId) ? unknown(result) : known(result)))
  return {
    standards,
    energies: byMeals ? energiesOf(day) : [],
    advice: dietAdvice(diet, standards, parts),
    suggestions: dietSuggestions(diet.objectTypeId, standards, parts),
  }
}

/** Dishes and foods that the content doesn't have; their names would be missing from every sum. */
export function unknownFood({ meals }: Diet, { dishes, kitchen }: DietKitchen): boolean {
  return meals.some(
    (meal) =>
      meal.dishes.some(({ dishId }) => !dishes.has(dishId)) ||
      meal.foods.some(({ materialId }) => !kitchen.materials.has(materialId)),
  )
}

function eatenDay({ objectTypeId, meals }: Diet, parts: DietKitchen): DayIntake {
  const { kitchen, dishes, families } = parts
  const intakes = new Map<number, Intake>()
  for (const { mealCode, dishes: chosen, foods } of meals) {
    const choices: ChosenForMeal[] = [
      ...chosen.map(({ dishId, portion }) => ({
        mealCode,
        family: families[dishId] ?? '',
        portion,
        ingredients: kitchen.ingredientsOf(dishes.get(dishId)?.ingredients ?? []),
      })),
      ...foods.map(({ materialId, grams }) => servedAs(mealCode, kitchen.ingredientsOf([{ materialId, grams }]))),
    ]
    const intake = sumIntakes(choices.map((choice) => intakeOfChoice(choice, objectTypeId, kitchen)))
    intakes.set(mealCode, sumIntakes([intakes.get(mealCode) ?? EMPTY_INTAKE, intake]))
  }
  return dayOf(intakes)
}

/** Foods in the grams in which they were eaten: no portion rule applies. */
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

function known(result: StandardResult): DietResult['standards'][number] {
  // Nothing but unknown addends: there is no figure to show.
  const nothing = result.status === 'missing' && result.value === 0
  return { ...result, value: nothing ? null : result.value }
}

function unknown(result: StandardResult): DietResult['standards'][number] {
  return { ...result, value: null, status: 'missing', missingCount: Math.max(1, result.missingCount) }
}

function energiesOf(day: DayIntake): DietResult['energies'] {
  return [...day.meals].map(([mealCode, { amounts }]) => {
    const { value, missingCount } = amounts.energy
    return { mealCode, energy: value === 0 && missingCount > 0 ? null : Math.round(value) }
  })
}
