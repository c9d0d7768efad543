import { dayTitles, findMeal } from 'shared-contracts/menus'
import { familyTexts } from '../family-texts'
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

/** Whose line a dish stands on: "Cả nhà" where all of several eaters have a portion of it, else the names of those who do. */
export function whoEats({ portions }: Pick<FamilyDish, 'portions'>, titles: ReadonlyMap<string, string>): string {
  const names = [...titles].filter(([key]) => portions.some(({ eater }) => eater === key)).map(([, name]) => name)
  return names.length > 1 && names.length === titles.size ? familyTexts.everybody : names.join(', ')
}

const when = ({ dayCode, mealCode }: FamilyDish['alsoFor'][number]): string =>
  `${(findMeal(mealCode)?.title ?? '').toLowerCase()} ${dayTitles[dayCode].toLowerCase()}`

/** That a dish was cooked for an earlier meal and is boiled again, or is cooked for later ones too. */
export function keepingNotes({ cookedAt, alsoFor }: Pick<FamilyDish, 'cookedAt' | 'alsoFor'>): readonly string[] {
  return [
    ...(cookedAt === null ? [] : [familyTexts.cookedAt(when(cookedAt))]),
    ...(alsoFor.length === 0 ? [] : [familyTexts.alsoFor(alsoFor.map(when).join(', '))]),
  ]
}

export const isPot = ({ portions }: FamilyDish): boolean => portions.length > 1

/** Raw edible grams of all portions. */
export const gramsOf = ({ portions }: FamilyDish): number => portions.reduce((sum, { grams }) => sum + grams, 0)
