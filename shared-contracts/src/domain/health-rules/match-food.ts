import type { FoodMatch } from './health-rule'

/** What is asked of a dish to tell whether it has a food; raw edible grams of one adult portion. */
export interface MatchedDish {
  readonly title: string
  readonly family: string
  readonly method: string
  readonly ingredients: readonly {
    readonly material: { readonly key: string; readonly group: string }
    readonly grams: number
  }[]
}

/** Materials that only their family chooses: the site suggests no dish with them. Those of the rule book's `choice` rules, which a test compares. */
export const CHOSEN_BY_FAMILY: readonly string[] = ['sua_cong_thuc', 'bot_an_dam_gao']

const BREAST_MILK_FAMILY = 'breastMilk'
const patterns = new Map<string, RegExp>()

/**
 * Whether a dish has the food that a rule looks for: the one reading of `FoodMatch`, for content checks, menu builder, API and browsers. A feed of
 * breast milk or formula has a food only where its family is named: it is no dairy dish of a meal.
 */
export function matchesFood(dish: MatchedDish, match: FoodMatch): boolean {
  if (match.anyDish) return true
  if (match.families !== undefined && !match.families.includes(dish.family)) return false
  if (match.familiesOtherThan?.includes(dish.family)) return false
  if (match.title !== undefined && !patternOf(match.title).test(dish.title)) return false
  if (match.unlessTitle !== undefined && patternOf(match.unlessTitle).test(dish.title)) return false
  if (match.materials === undefined && match.groups === undefined && match.methods === undefined) return true
  if (match.methods?.includes(dish.method)) return true
  if (dish.family === BREAST_MILK_FAMILY && match.families === undefined) return false
  return dish.ingredients.some(
    ({ material, grams }) =>
      grams >= (match.minGrams ?? 0) &&
      (match.materials?.includes(material.key) === true || match.groups?.includes(material.group) === true),
  )
}

function patternOf(source: string): RegExp {
  const known = patterns.get(source) ?? new RegExp(source, 'iu')
  patterns.set(source, known)
  return known
}
