import {
  type ChildObjectTypeId,
  childObjectTypeId,
  type MotherObjectTypeId,
  motherObjectTypeId,
  pregnancyDays,
} from '../ages/index'
import { formatChildAge } from '../formats/age'

/** A child of so many completed months. */
export interface ChildMonths {
  readonly kind: 'child'
  readonly months: number
}

/** A stage that an address can name: a week of pregnancy, nursing, or a child. */
export type AddressStage = { readonly kind: 'nursing' } | { readonly kind: 'week'; readonly week: number } | ChildMonths

/** Where somebody is. `past-term`: past the last day of pregnancy, and nobody said yet whether the child was born; so it is neither a week nor nursing. */
export type Stage = AddressStage | { readonly kind: 'past-term' }

/** Months of age that can be chosen: the standards end with the sixtieth. */
export const LAST_CHILD_MONTH = 59
export const LAST_WEEK = 40
const DAYS_A_MONTH = 30.4375

/** How a stage stands in the address: `?cho=me-cho-con-bu`, `tuan-20`, `be-8-thang`; empty for past term, which no address names. */
export function stageCode(stage: Stage): string {
  switch (stage.kind) {
    case 'nursing':
      return 'me-cho-con-bu'
    case 'week':
      return `tuan-${stage.week}`
    case 'child':
      return `be-${stage.months}-thang`
    case 'past-term':
      return ''
  }
}

/** The stage that a code of an address names; null for anything else. */
export function parseStage(code: string | null): AddressStage | null {
  if (code === 'me-cho-con-bu') return { kind: 'nursing' }
  const [, weekText] = /^tuan-(\d{1,2})$/.exec(code ?? '') ?? []
  const week = Number(weekText)
  if (week >= 1 && week <= LAST_WEEK) return { kind: 'week', week }
  const [, monthText] = /^be-(\d{1,2})-thang$/.exec(code ?? '') ?? []
  const months = Number(monthText)
  return months >= 0 && months <= LAST_CHILD_MONTH ? { kind: 'child', months } : null
}

/** The object type whose menus and needs apply; null for a child under six months, who needs breast milk alone (see docs/product/health.md, below six months). */
export function stageObjectTypeId(stage: Stage): MotherObjectTypeId | ChildObjectTypeId | null {
  switch (stage.kind) {
    case 'nursing':
    case 'past-term':
      return 4
    case 'week':
      // The week that runs: week 12 is days 78 to 84, all of object type 1.
      return motherObjectTypeId(pregnancyDays(stage.week, 0))
    case 'child':
      return childObjectTypeId(Math.ceil(stage.months * DAYS_A_MONTH))
  }
}

/** "Mẹ mang thai tuần 12", "Mẹ cho con bú", "Bé 8 tháng". */
export function stageTitle(stage: Stage): string {
  return stage.kind === 'week' ? `Mẹ mang thai tuần ${stage.week}` : shortStageTitle(stage)
}

/** For chips and headings: "Tuần 12", "Mẹ cho con bú", "Bé 8 tháng". */
export function shortStageTitle(stage: Stage): string {
  switch (stage.kind) {
    case 'nursing':
      return 'Mẹ cho con bú'
    case 'past-term':
      return 'Mẹ quá ngày dự sinh'
    case 'week':
      return `Tuần ${stage.week}`
    case 'child':
      return `Bé ${formatChildAge(stage.months)}`
  }
}

/** "Tuần 12" → "tuần 12": a title inside a sentence. */
export function inSentence(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1)
}
