import type { CallBody } from 'shared-contracts/calls'
import type { MealCode } from 'shared-contracts/menus'
import type { Activity } from 'shared-contracts/nutrition'

/** What somebody wrote down as eaten. */
export type Eaten = EatenDish | EatenFood

interface Entry {
  /** Tells entries apart; grows with every entry. */
  readonly key: number
  readonly mealCode: MealCode
  readonly title: string
}
export interface EatenDish extends Entry {
  readonly kind: 'dish'
  readonly dishId: number
  readonly portion: number
}
export interface EatenFood extends Entry {
  readonly kind: 'food'
  readonly materialId: number
  /** In the unit; null while the field is empty. */
  readonly amount: number | null
  readonly unit: string
  readonly gramsPerUnit: number
}

export interface DietDraft {
  /** Of a saved check that was opened; null: whom the site is for. */
  readonly personCode: string | null
  /** Whose energy need counts, of adults. */
  readonly activity: Activity
  readonly eaten: readonly Eaten[]
}

export type DietChange =
  | { readonly kind: 'person'; readonly code: string | null }
  | { readonly kind: 'activity'; readonly activity: Activity }
  | { readonly kind: 'add'; readonly eaten: WithoutKey<EatenDish> | WithoutKey<EatenFood> }
  | { readonly kind: 'portion'; readonly key: number; readonly by: number }
  | { readonly kind: 'amount'; readonly key: number; readonly amount: number | null }
  | { readonly kind: 'unit'; readonly key: number; readonly unit: string; readonly gramsPerUnit: number }
  | { readonly kind: 'remove'; readonly key: number }
  | { readonly kind: 'replace'; readonly eaten: readonly Eaten[] }

type WithoutKey<E extends Entry> = Omit<E, 'key'>

export const PORTION_STEP = 0.5
const MOST_PORTIONS = 10
/** What the server takes of one food. */
const MOST_GRAMS = 3000

export const emptyDiet: DietDraft = { personCode: null, activity: 'light', eaten: [] }

export function changeDiet(draft: DietDraft, change: DietChange): DietDraft {
  const { eaten } = draft
  switch (change.kind) {
    case 'person':
      return { ...draft, personCode: change.code }
    case 'activity':
      return { ...draft, activity: change.activity }
    case 'add': {
      const key = Math.max(0, ...eaten.map((entry) => entry.key)) + 1
      return { ...draft, eaten: [...eaten, { ...change.eaten, key }] }
    }
    case 'portion':
      return {
        ...draft,
        eaten: eaten.map((entry) => (entry.key === change.key ? withPortion(entry, change.by) : entry)),
      }
    case 'amount':
      return { ...draft, eaten: foods(eaten, change.key, (food) => ({ ...food, amount: change.amount })) }
    case 'unit':
      return { ...draft, eaten: foods(eaten, change.key, (food) => inUnit(food, change.unit, change.gramsPerUnit)) }
    case 'remove':
      return { ...draft, eaten: eaten.filter(({ key }) => key !== change.key) }
    case 'replace':
      return { ...draft, eaten: change.eaten }
  }
}

/** Half a portion is the least: who ate less of a dish takes it away. */
function withPortion(entry: Eaten, by: number): Eaten {
  if (entry.kind !== 'dish') return entry
  return { ...entry, portion: Math.min(Math.max(entry.portion + by, PORTION_STEP), MOST_PORTIONS) }
}

function foods(eaten: readonly Eaten[], key: number, change: (food: EatenFood) => EatenFood): Eaten[] {
  return eaten.map((entry) => (entry.key === key && entry.kind === 'food' ? change(entry) : entry))
}

/** The same weight in another unit, to a tenth of it. */
function inUnit(food: EatenFood, unit: string, gramsPerUnit: number): EatenFood {
  const amount = food.amount === null ? null : Math.round(((food.amount * food.gramsPerUnit) / gramsPerUnit) * 10) / 10
  return { ...food, unit, gramsPerUnit, amount: amount === 0 ? null : amount }
}

export function gramsOf({ amount, gramsPerUnit }: EatenFood): number | null {
  const grams = amount === null ? 0 : Math.round(amount * gramsPerUnit * 10) / 10
  return grams > 0 ? Math.min(grams, MOST_GRAMS) : null
}

/** The meals of a call's body; foods without an amount are left out until they have one. */
export function eatenMeals(
  eaten: readonly Eaten[],
): NonNullable<CallBody<'NutritionConsulting/CheckAnswers'>['meals']> {
  const codes = [...new Set(eaten.map(({ mealCode }) => mealCode))].sort((a, b) => a - b)
  return codes.flatMap((mealCode) => {
    const inMeal = eaten.filter((entry) => entry.mealCode === mealCode)
    const dishes = inMeal.flatMap((entry) =>
      entry.kind === 'dish' ? [{ dishId: entry.dishId, portion: entry.portion }] : [],
    )
    const eatenFoods = inMeal.flatMap((entry) => {
      const grams = entry.kind === 'food' ? gramsOf(entry) : null
      return entry.kind === 'food' && grams !== null ? [{ materialId: entry.materialId, grams }] : []
    })
    return dishes.length + eatenFoods.length === 0 ? [] : [{ mealCode, dishes, foods: eatenFoods }]
  })
}
