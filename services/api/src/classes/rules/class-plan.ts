import { addDays, type CalendarDay, daysBetween } from 'shared-contracts/ages'

/** When classes of a plan are. */
export interface ClassRhythm {
  readonly firstDay: CalendarDay
  /** Null: on the first day alone. */
  readonly everyWeeks: number | null
}

/** Classes are made this far ahead: enough to choose from, and near enough to be true. */
export const PLANNED_DAYS = 120

/** Whether a class of the plan falls on the day. */
export function isPlannedDay({ firstDay, everyWeeks }: ClassRhythm, day: CalendarDay): boolean {
  const since = daysBetween(firstDay, day)
  return everyWeeks === null ? since === 0 : since >= 0 && since % (everyWeeks * 7) === 0
}

/** The plan's days after `today` and within `PLANNED_DAYS`. */
export function plannedDays(rhythm: ClassRhythm, today: CalendarDay): readonly CalendarDay[] {
  const days: CalendarDay[] = []
  const last = addDays(today, PLANNED_DAYS)
  const step = (rhythm.everyWeeks ?? 0) * 7
  const since = daysBetween(rhythm.firstDay, today)
  const skipped = since < 0 || step === 0 ? 0 : Math.floor(since / step) + 1
  for (let day = addDays(rhythm.firstDay, skipped * step); day <= last; day = addDays(day, step)) {
    if (day > today) days.push(day)
    if (step === 0) break
  }
  return days
}
