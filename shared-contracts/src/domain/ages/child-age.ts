import type { ChildObjectTypeId } from './object-type-id'

export interface ChildAgeGroup {
  readonly objectTypeId: ChildObjectTypeId
  readonly code: string
  /** First day of age in the group. */
  readonly fromDay: number
  /** First day of age past the group. */
  readonly toDay: number
  readonly label: string
}

/** Half-open groups in days of age: each begins where the one before ends (see docs/product/numbers.md, object types). */
export const childAgeGroups: readonly ChildAgeGroup[] = [
  { objectTypeId: 5, code: 'TE7-8', fromDay: 181, toDay: 273, label: '6–8 tháng' },
  { objectTypeId: 6, code: 'TE9-11', fromDay: 273, toDay: 365, label: '9–11 tháng' },
  { objectTypeId: 7, code: 'TE12-18', fromDay: 365, toDay: 548, label: '12–17 tháng' },
  { objectTypeId: 8, code: 'TE18-24', fromDay: 548, toDay: 731, label: '18–23 tháng' },
  { objectTypeId: 9, code: 'TE24-36', fromDay: 731, toDay: 1096, label: '24–35 tháng' },
  { objectTypeId: 10, code: 'TE36-60', fromDay: 1096, toDay: 1826, label: '36–60 tháng' },
]

/** Day of age from which a child eats from menus; younger ones are breastfed. */
export const FIRST_MENU_DAY = 181
/** Growth is assessed up to this day of age; later visits are kept to read. */
export const LAST_GROWTH_DAY = 1826

export const UNDER_SIX_MONTHS_LABEL = 'Dưới 6 tháng'
export const OVER_SIXTY_MONTHS_LABEL = 'Trên 60 tháng'

export type ChildStage =
  | { readonly kind: 'not-born' }
  /** No object type and no menus: breastfeeding advice. */
  | { readonly kind: 'under-six-months'; readonly label: string }
  | { readonly kind: 'menus'; readonly label: string; readonly group: ChildAgeGroup }
  | { readonly kind: 'over-sixty-months'; readonly label: string }

/** What a child of this age in days is offered. */
export function childStage(ageInDays: number): ChildStage {
  if (ageInDays < 0) return { kind: 'not-born' }
  if (ageInDays < FIRST_MENU_DAY) return { kind: 'under-six-months', label: UNDER_SIX_MONTHS_LABEL }
  const group = childAgeGroups.find(({ fromDay, toDay }) => ageInDays >= fromDay && ageInDays < toDay)
  return group
    ? { kind: 'menus', label: group.label, group }
    : { kind: 'over-sixty-months', label: OVER_SIXTY_MONTHS_LABEL }
}

/** Null below 181 and above 1825 days of age. */
export function childObjectTypeId(ageInDays: number): ChildObjectTypeId | null {
  const stage = childStage(ageInDays)
  return stage.kind === 'menus' ? stage.group.objectTypeId : null
}

export function isGrowthAssessed(ageInDays: number): boolean {
  return ageInDays >= 0 && ageInDays <= LAST_GROWTH_DAY
}
