import type { DayCode, MealCode } from 'shared-contracts/menus'
import type { Allergen } from 'shared-contracts/nutrition'

/** Raw edible grams as they are eaten. */
export interface ChosenMaterial {
  readonly materialId: number
  readonly grams: number
}

export interface ChosenDish {
  readonly mealCode: MealCode
  readonly dishId: number
  readonly portion: number
  /** Suggestions keep a locked dish. Dishes chosen by hand are locked; suggested ones aren't, so that the next suggestion differs. */
  readonly locked: boolean
  /** Present where the visitor changed materials. */
  readonly materials?: readonly ChosenMaterial[]
}

/** A standard that the builder could not meet, in its own words. */
export interface Unmet {
  readonly standardId: number
  readonly dayCode: DayCode
  readonly reason: string
}

export interface Draft {
  readonly objectTypeId: number
  /** One to seven days; each the dishes of its meals. */
  readonly days: readonly (readonly ChosenDish[])[]
  readonly excludedMaterialIds: readonly number[]
  /** No dish may have any of these. */
  readonly avoidedAllergens: readonly Allergen[]
  /** There were wishes in another tab, which stayed there: the visitor is asked to state them again. */
  readonly wishesAreMissing: boolean
  /** Seed of the next suggestion: another number gives another menu. */
  readonly seed: number
  readonly unmet: readonly Unmet[]
}

export const DAY_CODES: readonly DayCode[] = ['N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'N7']
export const PORTION_STEP = 0.25
export const MIN_PORTION = 0.25
export const MAX_PORTION = 3

interface InDay {
  readonly day: number
}

interface InPlace extends InDay {
  /** Index of the dish in its day. */
  readonly place: number
}

export type DraftChange =
  | ({ readonly kind: 'add'; readonly mealCode: MealCode; readonly dishId: number } & InDay)
  | ({ readonly kind: 'replace'; readonly dishId: number; readonly portion?: number } & InPlace)
  | ({ readonly kind: 'remove' } & InPlace)
  | ({ readonly kind: 'portion'; readonly by: number } & InPlace)
  | ({ readonly kind: 'lock'; readonly locked: boolean } & InPlace)
  | ({ readonly kind: 'materials'; readonly materials: readonly ChosenMaterial[] | null } & InPlace)
  | ({ readonly kind: 'meal'; readonly mealCode: MealCode; readonly dishes: readonly ChosenDish[] } & InDay)
  | ({ readonly kind: 'day'; readonly dishes: readonly ChosenDish[] } & InDay)
  | { readonly kind: 'exclude' | 'allow'; readonly materialId: number }
  | { readonly kind: 'avoid'; readonly allergen: Allergen; readonly avoided: boolean }
  | { readonly kind: 'wishes-stated' }
  | { readonly kind: 'built'; readonly days: Draft['days']; readonly unmet: Draft['unmet'] }
  | { readonly kind: 'clear' }

export function emptyDraft(objectTypeId: number): Draft {
  return {
    objectTypeId,
    days: [[]],
    excludedMaterialIds: [],
    avoidedAllergens: [],
    wishesAreMissing: false,
    seed: 1,
    unmet: [],
  }
}

/** Another portion of a dish; changed materials grow and shrink with it. */
export function withPortion(dish: ChosenDish, wanted: number): ChosenDish {
  const portion = Math.min(MAX_PORTION, Math.max(MIN_PORTION, wanted))
  if (dish.materials === undefined) return { ...dish, portion }
  const factor = portion / dish.portion
  return {
    ...dish,
    portion,
    materials: dish.materials.map(({ materialId, grams }) => ({
      materialId,
      grams: Math.round(grams * factor * 10) / 10,
    })),
  }
}

/** The dish with the bank's own materials. */
function withoutChanges({ materials: _, ...dish }: ChosenDish): ChosenDish {
  return dish
}

function changeDish(draft: Draft, { day, place }: InPlace, next: (dish: ChosenDish) => ChosenDish): Draft {
  return changeDay(draft, day, (dishes) => dishes.map((dish, index) => (index === place ? next(dish) : dish)))
}

/** Reasons that the builder gave for an older choice of this day are dropped. */
function changeDay(draft: Draft, day: number, next: (dishes: readonly ChosenDish[]) => readonly ChosenDish[]): Draft {
  return {
    ...draft,
    unmet: draft.unmet.filter(({ dayCode }) => dayCode !== DAY_CODES[day]),
    days: draft.days.map((dishes, index) => (index === day ? next(dishes) : dishes)),
  }
}

export function changeDraft(draft: Draft, change: DraftChange): Draft {
  switch (change.kind) {
    case 'add': {
      const { mealCode, dishId } = change
      return changeDay(draft, change.day, (dishes) => [...dishes, { mealCode, dishId, portion: 1, locked: true }])
    }
    case 'replace':
      return changeDish(draft, change, ({ mealCode }) => ({
        mealCode,
        dishId: change.dishId,
        portion: change.portion ?? 1,
        locked: true,
      }))
    case 'remove':
      return changeDay(draft, change.day, (dishes) => dishes.filter((_, place) => place !== change.place))
    case 'portion':
      return changeDish(draft, change, (dish) => withPortion(dish, dish.portion + change.by))
    case 'lock':
      return changeDish(draft, change, (dish) => ({ ...dish, locked: change.locked }))
    case 'materials': {
      const { materials } = change
      return changeDish(draft, change, (dish) =>
        materials === null ? withoutChanges(dish) : { ...dish, materials, locked: true },
      )
    }
    case 'meal':
      return changeDay(draft, change.day, (dishes) => [
        ...dishes.filter(({ mealCode }) => mealCode !== change.mealCode),
        ...change.dishes,
      ])
    case 'day':
      return changeDay(draft, change.day, () => change.dishes)
    case 'exclude':
      return {
        ...draft,
        wishesAreMissing: false,
        excludedMaterialIds: [...new Set([...draft.excludedMaterialIds, change.materialId])],
      }
    case 'allow':
      return { ...draft, excludedMaterialIds: draft.excludedMaterialIds.filter((id) => id !== change.materialId) }
    case 'avoid': {
      const others = draft.avoidedAllergens.filter((allergen) => allergen !== change.allergen)
      return {
        ...draft,
        wishesAreMissing: false,
        avoidedAllergens: change.avoided ? [...others, change.allergen] : others,
      }
    }
    case 'wishes-stated':
      return { ...draft, wishesAreMissing: false }
    case 'built':
      return { ...draft, days: change.days, unmet: change.unmet, seed: draft.seed + 1 }
    case 'clear':
      return {
        ...emptyDraft(draft.objectTypeId),
        excludedMaterialIds: draft.excludedMaterialIds,
        avoidedAllergens: draft.avoidedAllergens,
      }
  }
}

/** Changes that replace many dishes at once and can be undone. */
export function replacesMuch({ kind }: DraftChange): boolean {
  return kind === 'built' || kind === 'clear' || kind === 'meal' || kind === 'day'
}
