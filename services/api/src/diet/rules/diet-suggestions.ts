import {
  dayOf,
  householdMeasure,
  intakeOfChoice,
  type Kitchen,
  type KitchenMaterial,
  measureDay,
  type Standard,
} from 'shared-contracts/nutrition'
import { opposes, type ToldAdvice } from './compose-diet-advice'
import type { ConsultingRules, DietAsk } from './consulting-rules'
import type { DietKitchen, DietResult, DietStandard } from './diet'
import { gapOf } from './tolerance'

type Suggestion = DietResult['suggestions'][number]
type SuggestedFood = Suggestion['foods'][number]

const FOODS_A_GAP = 3
/** Suggested weights are those a kitchen scale shows. */
const STEP_G = 5
/** A suggestion is kept to more closely than a recipe: it stays near what a rule allows. */
const HOUSEHOLD_ERROR = 0.1
const MILK_ML = 56

/** What more of a kind of food asks for. */
const ASK_OF_KIND: Readonly<Record<string, DietAsk>> = {
  oil: 'fat+',
  dairy: 'milk+',
  meat: 'protein+',
  fish: 'protein+',
  egg: 'protein+',
  sugar: 'sugar+',
}

/**
 * For each gap that is told and that food can close: how much of which foods does. A food that the advice told asks less of is left out, so is one that
 * the person isn't served or that a rule keeps from her or him; its weight is at most what the rule of the person's age allows for a day.
 */
export function dietSuggestions(
  objectTypeId: number,
  standards: readonly DietStandard[],
  told: readonly ToldAdvice[],
  { rules, kitchen }: Pick<DietKitchen, 'rules' | 'kitchen'>,
): Suggestion[] {
  const asked = told.flatMap(({ advice }) => advice.asks)
  const suggested = new Set<number>()
  return told.flatMap(({ advice }) => {
    const { on } = advice
    if (!('standardId' in on) || on.status !== 'below') return []
    const result = standards.find(({ standardId }) => standardId === on.standardId)
    const standard = kitchen.standards.find(({ standardId }) => standardId === on.standardId)
    if (result === undefined || standard === undefined) return []
    const foods = advice.foods
      .filter((food) => food.objectTypeIds.includes(objectTypeId) && !suggested.has(food.materialId))
      .flatMap(({ materialId }) => {
        const material = kitchen.materials.get(materialId)
        return material === undefined ? [] : suggestedFood(material, standard, gapOf(result))
      })
      .slice(0, FOODS_A_GAP)
    for (const { materialId } of foods) suggested.add(materialId)
    return foods.length === 0 ? [] : [{ standardId: on.standardId, instead: asked.includes('energy-'), foods }]
  })

  function suggestedFood(material: KitchenMaterial, standard: Standard, gap: number): SuggestedFood[] {
    const kind = kitchen.rules.groups.get(material.group)?.kind ?? 'other'
    const ask = ASK_OF_KIND[kind]
    if (ask !== undefined && opposes([ask], asked)) return []
    if (!material.objectTypeIds.includes(objectTypeId)) return []
    const perGram = densityOf(material.materialId, standard, objectTypeId, kitchen)
    if (perGram <= 0) return []
    const enough = Math.ceil(gap / perGram / STEP_G) * STEP_G
    const most = Math.min(portionLimit(material, kind, objectTypeId, rules), milkRoom(kind))
    const grams = Math.min(enough, Math.floor(most / STEP_G) * STEP_G)
    if (grams < STEP_G) return []
    const household = householdMeasure(grams, material.units, HOUSEHOLD_ERROR)
    return [{ materialId: material.materialId, title: material.title, grams, household }]
  }

  /** Millilitres of milk until the day's maximum: suggested milk must not make a day with too much of it. */
  function milkRoom(kind: string): number {
    const milk = standards.find(({ standardId }) => standardId === MILK_ML)
    if (kind !== 'dairy' || milk?.value == null || milk.max === null) return Number.POSITIVE_INFINITY
    return Math.max(0, milk.max - milk.value)
  }
}

/** Edible grams of a food that a day may be advised: by its key, group or kind, as the rule of the age says; 0 where no rule does. */
export function portionLimit(
  { key, group }: Pick<KitchenMaterial, 'key' | 'group'>,
  kind: string,
  objectTypeId: number,
  { portions }: Pick<ConsultingRules, 'portions'>,
): number {
  const rule = portions.find(({ objectTypeIds }) => objectTypeIds.includes(objectTypeId))
  return rule?.grams[key] ?? rule?.grams[group] ?? rule?.grams[kind] ?? 0
}

/** What one gram of a food gives of a standard; 0 where that is not known. */
function densityOf(materialId: number, standard: Standard, objectTypeId: number, kitchen: Kitchen): number {
  const served = kitchen.ingredientsOf([{ materialId, grams: 100 }])
  const choice = { mealCode: 2, family: '', portion: 1, ingredients: [], served }
  const day = dayOf(new Map([[2, intakeOfChoice(choice, objectTypeId, kitchen)]]))
  return measureDay(standard, day).value / 100
}
