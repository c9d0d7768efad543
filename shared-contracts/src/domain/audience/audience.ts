import {
  type ChildObjectTypeId,
  childObjectTypeId,
  type MotherObjectTypeId,
  motherObjectTypeId,
  pregnancyDays,
} from '../ages/index'

/** Whom a page is for: a nursing mother, a week of pregnancy, or a child of so many completed months. */
export type Audience =
  | { readonly kind: 'nursing' }
  | { readonly kind: 'week'; readonly week: number }
  | { readonly kind: 'child'; readonly months: number }

/** Months of age that can be chosen: the standards end with the sixtieth. */
export const LAST_CHILD_MONTH = 59
export const LAST_WEEK = 40
const DAYS_A_MONTH = 30.4375

/** How a choice stands in the address: `?cho=me-cho-con-bu`, `tuan-20`, `be-8-thang`. */
export function audienceCode(audience: Audience): string {
  switch (audience.kind) {
    case 'nursing':
      return 'me-cho-con-bu'
    case 'week':
      return `tuan-${audience.week}`
    case 'child':
      return `be-${audience.months}-thang`
  }
}

/** The choice that an address states; null for anything else. */
export function parseAudience(code: string | null): Audience | null {
  if (code === 'me-cho-con-bu') return { kind: 'nursing' }
  const [, weekText] = /^tuan-(\d{1,2})$/.exec(code ?? '') ?? []
  const week = Number(weekText)
  if (week >= 1 && week <= LAST_WEEK) return { kind: 'week', week }
  const [, monthText] = /^be-(\d{1,2})-thang$/.exec(code ?? '') ?? []
  const months = Number(monthText)
  return months >= 0 && months <= LAST_CHILD_MONTH ? { kind: 'child', months } : null
}

/** The object type whose needs apply; null for a child under six months, who needs breast milk alone (see docs/product/health.md, below six months). */
export function audienceObjectTypeId(audience: Audience): MotherObjectTypeId | ChildObjectTypeId | null {
  switch (audience.kind) {
    case 'nursing':
      return 4
    case 'week':
      // The week that runs: week 12 is days 78 to 84, all of object type 1.
      return motherObjectTypeId(pregnancyDays(audience.week, 0))
    case 'child':
      return childObjectTypeId(Math.ceil(audience.months * DAYS_A_MONTH))
  }
}
