import type { CallAnswer, ParsedBody } from 'shared-contracts/calls'
import type { Kitchen } from 'shared-contracts/nutrition'
import type { ListedDish, RecommendedNeeds } from '../../kitchen/rules'
import type { ConsultingRules } from './consulting-rules'

export type Diet = ParsedBody<'NutritionConsulting/CheckAnswers'>
export type DietResult = CallAnswer<'NutritionConsulting/CheckAnswers'>
export type DietStandard = DietResult['standards'][number]

/** A dish of the bank as far as a diet needs it. */
export type EatenDish = Pick<ListedDish, 'ingredients' | 'method'> & {
  readonly card: Pick<ListedDish['card'], 'title'>
}

/** What a diet is judged with. */
export interface DietKitchen {
  readonly kitchen: Kitchen
  readonly needsOf: RecommendedNeeds
  /** Portion family of each dish, by dishId. */
  readonly families: Readonly<Record<string, string>>
  readonly dishes: ReadonlyMap<number, EatenDish>
  readonly rules: ConsultingRules
}

/** Drops and pinches season a dish; nobody tells a meal by them. */
const LEAST_UNIT_G = 1

/** What may be told as eaten, each with the units that a kitchen measures it by. */
export function foodsOf({ materials }: Kitchen): CallAnswer<'NutritionConsulting/GetFoods'> {
  return [...materials.values()].map(({ materialId, title, group, units }) => ({
    materialId,
    title,
    group,
    units: units.filter(({ grams }) => grams >= LEAST_UNIT_G).map(({ unit, grams }) => ({ unit, grams })),
  }))
}
