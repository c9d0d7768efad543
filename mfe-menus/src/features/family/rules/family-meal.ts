import type { FamilyDish, FamilyMeal, FamilyMenu } from './family-draft'

/** What is done with the portions of several dishes and eaters alike. */
export interface HandlingStep {
  readonly id: string
  readonly text: string
  readonly eaters: readonly string[]
  readonly dishes: readonly string[]
}

/** Steps of a meal in the order in which the menu names them; each once, with all whom and all dishes that it is for. */
export function handlingSteps(
  { dishes }: FamilyMeal,
  { handling }: Pick<FamilyMenu, 'handling'>,
): readonly HandlingStep[] {
  return handling.flatMap(({ id, text }) => {
    const touched = dishes.flatMap((dish) =>
      dish.portions
        .filter((portion) => portion.handling.includes(id))
        .map(({ eater }) => ({ eater, dish: dish.title })),
    )
    if (touched.length === 0) return []
    return [
      {
        id,
        text,
        eaters: [...new Set(touched.map(({ eater }) => eater))],
        dishes: [...new Set(touched.map(({ dish }) => dish))],
      },
    ]
  })
}

export const isPot = ({ portions }: FamilyDish): boolean => portions.length > 1

/** Raw edible grams of all portions. */
export const gramsOf = ({ portions }: FamilyDish): number => portions.reduce((sum, { grams }) => sum + grams, 0)
