import { type CalendarDay, parseCalendarDay } from '../ages/index'
import { validateBirthDay } from '../validation/account/birth-day'
import { childStageOn } from './family'
import type { ChildMonths } from './stage'

/** What a typed birthday says of a child. `message` is for its field. */
export type BirthDayAnswer =
  | { readonly kind: 'stage'; readonly stage: ChildMonths }
  /** Nothing was typed, or the child is past sixty months: each form says so in its own words. */
  | { readonly kind: 'missing' | 'grown' }
  | { readonly kind: 'wrong'; readonly message: string }

/** The stage of a child born on this day, `YYYY-MM-DD` or empty. */
export function stageOfBirthDay(text: string, today: CalendarDay): BirthDayAnswer {
  if (text === '') return { kind: 'missing' }
  const message = validateBirthDay(text, today)
  const born = parseCalendarDay(text)
  if (message !== null) return { kind: 'wrong', message }
  const stage = born === null ? null : childStageOn(born, today)
  return stage === null ? { kind: 'grown' } : { kind: 'stage', stage }
}
