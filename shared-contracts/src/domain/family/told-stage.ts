import { addDays, type CalendarDay, completedMonths, daysBetween, parseCalendarDay } from '../ages/calendar-day'
import { isPastTerm } from '../ages/pregnancy'
import { childStageOn, type PersonKey } from './family'
import { type AddressStage, LAST_CHILD_MONTH, LAST_WEEK, type Stage } from './stage'

/** Whom a visitor said the site is for, with the day on which it was true: it goes on with the calendar. */
export type ToldStage =
  /** The week that ran on that day, 1–40. */
  | { readonly kind: 'pregnancy'; readonly week: number; readonly asOf: CalendarDay }
  | { readonly kind: 'nursing' }
  | { readonly kind: 'birthday'; readonly birthDay: CalendarDay }
  /** Completed months on that day, 0–59, where no birthday was told. */
  | { readonly kind: 'months'; readonly months: number; readonly asOf: CalendarDay }
  /** Somebody of the visitor's own family: the profile knows the stage. */
  | { readonly kind: 'own'; readonly key: PersonKey }

/** A stage of an address, told today. */
export function toldToday(stage: AddressStage, today: CalendarDay): ToldStage {
  switch (stage.kind) {
    case 'nursing':
      return stage
    case 'week':
      return { kind: 'pregnancy', week: stage.week, asOf: today }
    case 'child':
      return { kind: 'months', months: stage.months, asOf: today }
  }
}

/** What was told, as it is today. `grown`: a child past sixty months; null: a birthday that is still to come. A week ends after seven days, whatever day of it was told. */
export function stageToday(told: Exclude<ToldStage, { kind: 'own' }>, today: CalendarDay): Stage | 'grown' | null {
  switch (told.kind) {
    case 'nursing':
      return told
    case 'pregnancy': {
      const days = 7 * (told.week - 1) + 1 + daysSince(told.asOf, today)
      if (isPastTerm(days)) return { kind: 'past-term' }
      return { kind: 'week', week: Math.min(LAST_WEEK, Math.floor((days - 1) / 7) + 1) }
    }
    case 'birthday':
      return told.birthDay > today ? null : (childStageOn(told.birthDay, today) ?? 'grown')
    case 'months': {
      const months = told.months + completedMonths(told.asOf, addDays(told.asOf, daysSince(told.asOf, today)))
      return months > LAST_CHILD_MONTH ? 'grown' : { kind: 'child', months }
    }
  }
}

/** A clock that was put back since tells nothing. */
const daysSince = (asOf: CalendarDay, today: CalendarDay): number => Math.max(0, daysBetween(asOf, today))

/** What a device has stored, checked: null for anything else. */
export function readTold(stored: unknown): ToldStage | null {
  if (typeof stored !== 'object' || stored === null || !('kind' in stored)) return null
  const told: Readonly<Record<string, unknown>> & { readonly kind: unknown } = { ...stored }
  const { week, months } = told
  const asOf = dayIn(told.asOf)
  const birthDay = dayIn(told.birthDay)
  const key = personKeyIn(told.key)
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
      return key === null ? null : { kind: 'own', key }
    default:
      return null
  }
}

/** `week` and `nursing` were the mother's keys by her stage: what was kept lies for 300 days, and sections of an earlier release write them as long as they are live. */
function personKeyIn(key: unknown): PersonKey | null {
  if (key === 'me' || key === 'week' || key === 'nursing') return 'me'
  const [, id] = /^child-(\d+)$/.exec(typeof key === 'string' ? key : '') ?? []
  return id === undefined ? null : `child-${Number(id)}`
}

const dayIn = (value: unknown): CalendarDay | null => (typeof value === 'string' ? parseCalendarDay(value) : null)

function isWhole(value: unknown, from: number, to: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to
}
