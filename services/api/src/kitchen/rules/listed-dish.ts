import type { CallAnswer } from 'shared-contracts/calls'

export type DishCard = CallAnswer<'Dish/GetAllDishes'>['items'][number]

/** A dish as lists and search need it. */
export interface ListedDish {
  readonly card: DishCard
  /** How it is cooked. */
  readonly method: string
  readonly tagIds: readonly number[]
  /** Raw edible grams of an adult portion. */
  readonly ingredients: readonly { readonly materialId: number; readonly grams: number }[]
  /** Names of its ingredients, for search. */
  readonly materialTitles: readonly string[]
}

export interface DishFilter {
  readonly kind?: string
  readonly region?: string
  readonly objectTypeId?: number
  readonly mealCode?: number
  readonly tagIds?: readonly number[]
  readonly maxMinutes?: number
  /** A dish that may contain one of them is not without it. */
  readonly withoutAllergens?: readonly string[]
}

/** Whether a dish meets every condition given; object type 0 stands for all. */
export function matchesFilter({ card, tagIds }: ListedDish, filter: DishFilter): boolean {
  const { kind, region, objectTypeId, mealCode, maxMinutes } = filter
  if (kind !== undefined && card.kind !== kind) return false
  if (region !== undefined && card.region !== region && card.region !== 'all') return false
  if (objectTypeId !== undefined && objectTypeId !== 0 && !card.objectTypeIds.includes(objectTypeId)) return false
  if (mealCode !== undefined && !card.mealCodes.includes(mealCode)) return false
  if (maxMinutes !== undefined && card.minutes > maxMinutes) return false
  if (filter.withoutAllergens?.some((code) => card.allergens.includes(code) || card.mayContain.includes(code)))
    return false
  return filter.tagIds === undefined || filter.tagIds.every((id) => tagIds.includes(id))
}
