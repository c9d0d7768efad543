import { isMealCode, type MealCode } from 'shared-contracts/menus'

export interface ChosenDish {
  readonly mealCode: MealCode
  readonly dishId: number
  readonly portion: number
}

export interface Draft {
  readonly objectTypeId: number
  /** One to seven days; each the dishes of its meals. */
  readonly days: readonly (readonly ChosenDish[])[]
  readonly excludedMaterialIds: readonly number[]
  /** Of the next suggestion; another number gives another menu. */
  readonly seed: number
  /** What the builder could not meet, in its own words. */
  readonly unmet: readonly { readonly standardId: number; readonly dayCode: string; readonly reason: string }[]
}

export const PORTION_STEP = 0.25
export const MIN_PORTION = 0.25
export const MAX_PORTION = 3

export type DraftChange =
  | { readonly kind: 'add'; readonly day: number; readonly mealCode: MealCode; readonly dishId: number }
  | { readonly kind: 'replace'; readonly day: number; readonly place: number; readonly dishId: number }
  | { readonly kind: 'remove'; readonly day: number; readonly place: number }
  | { readonly kind: 'portion'; readonly day: number; readonly place: number; readonly by: number }
  | { readonly kind: 'exclude'; readonly materialId: number }
  | { readonly kind: 'allow'; readonly materialId: number }
  | { readonly kind: 'built'; readonly days: Draft['days']; readonly unmet: Draft['unmet'] }
  | { readonly kind: 'clear' }

export function emptyDraft(objectTypeId: number): Draft {
  return { objectTypeId, days: [[]], excludedMaterialIds: [], seed: 1, unmet: [] }
}

/** The draft after a change. What the builder said of an older choice is dropped with it. */
export function changeDraft(draft: Draft, change: DraftChange): Draft {
  const onDay = (index: number, next: (day: readonly ChosenDish[]) => ChosenDish[]): Draft => ({
    ...draft,
    unmet: [],
    days: draft.days.map((day, position) => (position === index ? next(day) : day)),
  })
  switch (change.kind) {
    case 'add':
      return onDay(change.day, (day) => [...day, { mealCode: change.mealCode, dishId: change.dishId, portion: 1 }])
    case 'replace':
      return onDay(change.day, (day) =>
        day.map((dish, place) => (place === change.place ? { ...dish, dishId: change.dishId, portion: 1 } : dish)),
      )
    case 'remove':
      return onDay(change.day, (day) => day.filter((_, place) => place !== change.place))
    case 'portion':
      return onDay(change.day, (day) =>
        day.map((dish, place) =>
          place === change.place
            ? { ...dish, portion: Math.min(MAX_PORTION, Math.max(MIN_PORTION, dish.portion + change.by)) }
            : dish,
        ),
      )
    case 'exclude':
      return { ...draft, excludedMaterialIds: [...new Set([...draft.excludedMaterialIds, change.materialId])] }
    case 'allow':
      return { ...draft, excludedMaterialIds: draft.excludedMaterialIds.filter((id) => id !== change.materialId) }
    case 'built':
      return { ...draft, days: change.days, unmet: change.unmet, seed: draft.seed + 1 }
    case 'clear':
      return emptyDraft(draft.objectTypeId)
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0

function isChosen(value: unknown): value is ChosenDish {
  if (!isRecord(value)) return false
  const { mealCode, dishId, portion } = value
  const isMeal = typeof mealCode === 'number' && isMealCode(mealCode)
  return isMeal && isId(dishId) && typeof portion === 'number' && portion >= MIN_PORTION && portion <= MAX_PORTION
}

function isUnmet(value: unknown): value is Draft['unmet'][number] {
  return (
    isRecord(value) && isId(value.standardId) && typeof value.dayCode === 'string' && typeof value.reason === 'string'
  )
}

function isDraft(value: unknown): value is Draft {
  if (!isRecord(value)) return false
  const { objectTypeId, days, excludedMaterialIds, seed, unmet } = value
  return (
    isId(objectTypeId) &&
    Array.isArray(days) &&
    days.length >= 1 &&
    days.length <= 7 &&
    days.every((day) => Array.isArray(day) && day.every(isChosen)) &&
    Array.isArray(excludedMaterialIds) &&
    excludedMaterialIds.every(isId) &&
    Number.isInteger(seed) &&
    Array.isArray(unmet) &&
    unmet.every(isUnmet)
  )
}

/** A kept draft of this object type; anything else, old shapes too, begins anew. */
export function readDraft(text: string | null, objectTypeId: number): Draft {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return isDraft(kept) && kept.objectTypeId === objectTypeId ? kept : emptyDraft(objectTypeId)
  } catch {
    // Not JSON: nothing of it can be kept.
    return emptyDraft(objectTypeId)
  }
}
