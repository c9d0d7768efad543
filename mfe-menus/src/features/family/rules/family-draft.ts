import type { CallAnswer } from 'shared-contracts/calls'
import { MOST_EATERS } from 'shared-contracts/menus'
import type { Allergen } from 'shared-contracts/nutrition'

type Step = CallAnswer<'BuildMenu/BuildFamilyMenu'>
export type FamilyMenu = Extract<Step, { state: 'done' }>['menu']
export type FamilyMeal = FamilyMenu['days'][number]['meals'][number]
export type FamilyDish = FamilyMeal['dishes'][number]

/** Somebody who eats, as the visitor entered them. */
export interface DraftEater {
  readonly key: string
  /** Stays on this device. */
  readonly title: string
  readonly objectTypeId: number
  readonly avoidedAllergens: readonly Allergen[]
  readonly excludedMaterialIds: readonly number[]
}

export interface FamilyDraft {
  readonly eaters: readonly DraftEater[]
  readonly days: number
  /** Of the next search. */
  readonly seed: number
  /** The visitor changed who eats: her profile is no longer filled in. */
  readonly touched: boolean
  /** There were wishes in another tab, which stayed there: the visitor is asked to state them again. */
  readonly wishesAreMissing: boolean
  /** The last menu, with the eaters that it was made for. */
  readonly made: { readonly menu: FamilyMenu; readonly eaters: readonly DraftEater[]; readonly days: number } | null
}

export const emptyFamilyDraft: FamilyDraft = {
  eaters: [],
  days: 7,
  seed: 1,
  touched: false,
  wishesAreMissing: false,
  made: null,
}

export type FamilyChange =
  | { readonly kind: 'fill'; readonly eaters: readonly Pick<DraftEater, 'title' | 'objectTypeId'>[] }
  | { readonly kind: 'add'; readonly title: string; readonly objectTypeId: number }
  | { readonly kind: 'remove'; readonly key: string }
  | {
      readonly kind: 'avoid'
      readonly key: string
      readonly wishes: Partial<Pick<DraftEater, 'avoidedAllergens' | 'excludedMaterialIds'>>
    }
  | { readonly kind: 'wishes-stated' }
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'made'; readonly menu: FamilyMenu }

/** Two people of one name are told apart by a number. */
export function titleAmong(others: readonly string[], title: string): string {
  const taken = new Set(others)
  let number = 1
  while (taken.has(number === 1 ? title : `${title} ${number}`)) number += 1
  return number === 1 ? title : `${title} ${number}`
}

function withEater(
  eaters: readonly DraftEater[],
  { title, objectTypeId }: Pick<DraftEater, 'title' | 'objectTypeId'>,
): readonly DraftEater[] {
  if (eaters.length >= MOST_EATERS) return eaters
  const number = Math.max(0, ...eaters.map(({ key }) => Number(key.slice(1)))) + 1
  const eater = {
    key: `e${number}`,
    title: titleAmong(
      eaters.map((each) => each.title),
      title,
    ),
    objectTypeId,
  }
  return [...eaters, { ...eater, avoidedAllergens: [], excludedMaterialIds: [] }]
}

export function changeFamilyDraft(draft: FamilyDraft, change: FamilyChange): FamilyDraft {
  switch (change.kind) {
    case 'fill':
      return draft.touched || draft.eaters.length > 0
        ? draft
        : { ...draft, eaters: change.eaters.reduce(withEater, draft.eaters) }
    case 'add':
      return { ...draft, touched: true, eaters: withEater(draft.eaters, change) }
    case 'remove':
      return { ...draft, touched: true, eaters: draft.eaters.filter(({ key }) => key !== change.key) }
    case 'avoid':
      return {
        ...draft,
        touched: true,
        wishesAreMissing: false,
        eaters: draft.eaters.map((eater) => (eater.key === change.key ? { ...eater, ...change.wishes } : eater)),
      }
    case 'wishes-stated':
      return { ...draft, wishesAreMissing: false }
    case 'days':
      return { ...draft, days: change.days }
    case 'made':
      return { ...draft, seed: draft.seed + 1, made: { menu: change.menu, eaters: draft.eaters, days: draft.days } }
  }
}

/** Whether the menu on screen is of what is chosen now. */
export function isCurrent({ eaters, days, made }: FamilyDraft): boolean {
  return made !== null && made.days === days && JSON.stringify(made.eaters) === JSON.stringify(eaters)
}
