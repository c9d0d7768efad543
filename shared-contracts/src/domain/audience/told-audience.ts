import { addDays, type CalendarDay, completedMonths, daysBetween, parseCalendarDay } from '../ages/calendar-day'
import { childStage } from '../ages/child-age'
import { isPastTerm } from '../ages/pregnancy'
import { type Audience, LAST_CHILD_MONTH, LAST_WEEK } from './audience'
import { childAudience } from './own-audiences'

/** Whom a visitor said the site is for, with the day on which it was true: it goes on with the calendar. */
export type ToldAudience =
  /** The week that ran on that day, 1–40. */
  | { readonly kind: 'pregnancy'; readonly week: number; readonly asOf: CalendarDay }
  | { readonly kind: 'nursing' }
  | { readonly kind: 'birthday'; readonly birthDay: CalendarDay }
  /** Completed months on that day, 0–59, where no birthday was told. */
  | { readonly kind: 'months'; readonly months: number; readonly asOf: CalendarDay }
  /** Somebody of the visitor's own family, by the key of `ownAudiences`: the profile knows how old. */
  | { readonly kind: 'own'; readonly key: string }

/** What was told, as it is today. `born`: past the last day of pregnancy, so ask; `grown`: the child is past sixty months. */
export type AudienceToday = Audience | 'born' | 'grown'

/** Somebody of a week or age, told today. */
export function toldToday(audience: Audience, today: CalendarDay): ToldAudience {
  switch (audience.kind) {
    case 'nursing':
      return audience
    case 'week':
      return { kind: 'pregnancy', week: audience.week, asOf: today }
    case 'child':
      return { kind: 'months', months: audience.months, asOf: today }
  }
}

/** Null for a birthday that is still to come. A week ends after seven days, whatever day of it was told. */
export function audienceToday(told: Exclude<ToldAudience, { kind: 'own' }>, today: CalendarDay): AudienceToday | null {
  switch (told.kind) {
    case 'nursing':
      return told
    case 'pregnancy': {
      const days = 7 * (told.week - 1) + 1 + daysSince(told.asOf, today)
      return isPastTerm(days) ? 'born' : { kind: 'week', week: Math.min(LAST_WEEK, Math.floor((days - 1) / 7) + 1) }
    }
    case 'birthday':
      return childToday(told.birthDay, today)
    case 'months': {
      const months = told.months + completedMonths(told.asOf, addDays(told.asOf, daysSince(told.asOf, today)))
      return months > LAST_CHILD_MONTH ? 'grown' : { kind: 'child', months }
    }
  }
}

function childToday(birthDay: CalendarDay, today: CalendarDay): AudienceToday | null {
  const stage = childStage(daysBetween(birthDay, today))
  if (stage.kind === 'not-born') return null
  return stage.kind === 'over-sixty-months' ? 'grown' : (childAudience(birthDay, today) ?? 'grown')
}

/** A clock that was put back since tells nothing. */
const daysSince = (asOf: CalendarDay, today: CalendarDay): number => Math.max(0, daysBetween(asOf, today))

/** What a device has stored, checked: null for anything else. */
export function readTold(stored: unknown): ToldAudience | null {
  if (typeof stored !== 'object' || stored === null || !('kind' in stored)) return null
  const told: Readonly<Record<string, unknown>> & { readonly kind: unknown } = { ...stored }
  const { week, months } = told
  const asOf = dayIn(told.asOf)
  const birthDay = dayIn(told.birthDay)
  switch (told.kind) {
    case 'nursing':
      return { kind: 'nursing' }
    case 'pregnancy':
      return isWhole(week, 1, LAST_WEEK) && asOf !== null ? { kind: 'pregnancy', week, asOf } : null
    case 'birthday':
      return birthDay === null ? null : { kind: 'birthday', birthDay }
    case 'months':
      return isWhole(months, 0, LAST_CHILD_MONTH) && asOf !== null ? { kind: 'months', months, asOf } : null
    case 'own':
      return typeof told.key === 'string' ? { kind: 'own', key: told.key } : null
    default:
      return null
  }
}

const dayIn = (value: unknown): CalendarDay | null => (typeof value === 'string' ? parseCalendarDay(value) : null)

function isWhole(value: unknown, from: number, to: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to
}
