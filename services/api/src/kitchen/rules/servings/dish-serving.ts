import type { CallAnswer } from 'shared-contracts/calls'
import { usualEater } from 'shared-contracts/menus'
import {
  householdMeasure,
  intakeOfDish,
  knownAmounts,
  marketGrams,
  serveDish,
  servedMeasure,
  servedWeight,
} from 'shared-contracts/nutrition'
import type { ApiKitchen } from '../api-kitchen'

type Detail = NonNullable<CallAnswer<'Dish/GetById'>['detail']>

interface RecipeForAdult {
  readonly dishId: number
  readonly objectTypeIds: readonly number[]
  /** Raw edible grams of an adult portion. */
  readonly detail: { readonly ingredients: readonly { readonly materialId: number; readonly grams: number }[] }
}

/** For whom and how many amounts are asked. */
interface AskedServing {
  readonly objectTypeId?: number | undefined
  readonly people: number
  /** How much of the usual portion each one eats. */
  readonly portion: number
}

/** Tenths of a gram; more digits would only pretend. */
const tenths = (grams: number): number => Math.round(grams * 10) / 10

/**
 * Amounts of a dish for an object type and so many eaters, and the nutrition of one of them. Nothing where the dish isn't for that object type: what
 * suits nobody of an age is not measured out for it.
 */
export function servingOfDish(
  { dishId, objectTypeIds, detail }: RecipeForAdult,
  { objectTypeId = usualEater(objectTypeIds), people, portion }: AskedServing,
  { families, kitchen }: ApiKitchen,
): Pick<Detail, 'ingredients' | 'serving' | 'nutrition'> {
  if (!objectTypeIds.includes(objectTypeId)) return { ingredients: [], serving: null, nutrition: {} }
  const { rules, standards } = kitchen
  const dish = { family: families[dishId] ?? '', ingredients: kitchen.ingredientsOf(detail.ingredients) }
  const one = serveDish(dish, objectTypeId, portion, rules)
  const all = serveDish(dish, objectTypeId, portion * people, rules)
  return {
    ingredients: all.ingredients.map(({ material, grams }) => ({
      materialId: material.materialId,
      title: material.title,
      grams: tenths(grams),
      measure: householdMeasure(grams, material.units),
      boughtGrams: tenths(marketGrams({ material, grams })),
    })),
    serving: {
      objectTypeId,
      people,
      portion,
      rawGrams: tenths(all.ingredients.reduce((sum, { grams }) => sum + grams, 0)),
      servedGrams: tenths(servedWeight(all, rules)),
      servedAs: servedMeasure(dish, one, rules, ({ units }) => units),
    },
    nutrition: knownAmounts(intakeOfDish(one, rules), standards),
  }
}
