import {
  type CalendarDay,
  childName,
  childObjectTypeId,
  completedMonths,
  daysBetween,
  parseCalendarDay,
} from '../ages/index'
import { type Audience, audienceObjectTypeId, LAST_CHILD_MONTH, LAST_WEEK } from './audience'
import { audienceTitle } from './audience-title'

/** What a profile says of a family as it is today. */
interface Profile {
  readonly isNursing: boolean
  /** Completed weeks; null: not pregnant. */
  readonly pregnancyWeeks: number | null
  readonly pregnancyDayInWeek: number | null
  readonly children: readonly { readonly id: number; readonly fullName: string; readonly dayOfBirth: string }[]
}

/** A stage of the visitor's own family. */
export interface OwnAudience {
  readonly key: string
  readonly title: string
  readonly audience: Audience
}

/** The visitor's pregnancy or nursing, and her or his children of up to five years, as they are today. */
export function ownAudiences(profile: Profile, today: CalendarDay): readonly OwnAudience[] {
  const { isNursing, pregnancyWeeks, pregnancyDayInWeek, children } = profile
  const self: readonly Audience[] = [
    ...(pregnancyWeeks === null
      ? []
      : [{ kind: 'week', week: runningWeek(pregnancyWeeks, pregnancyDayInWeek ?? 0) } as const]),
    ...(isNursing ? [{ kind: 'nursing' } as const] : []),
  ]
  return [
    ...self.map((audience) => ({ key: audience.kind, title: audienceTitle(audience), audience })),
    ...children.flatMap((child) => {
      const birth = parseCalendarDay(child.dayOfBirth)
      const audience = birth === null ? null : childAudience(birth, today)
      return audience === null
        ? []
        : [{ key: `child-${child.id}`, title: `${childName(child, children)} (${audienceTitle(audience)})`, audience }]
    }),
  ]
}

/** After 19 weeks and a day the 20th week runs; with the last day of a week it is that week. */
function runningWeek(weeks: number, day: number): number {
  return Math.min(LAST_WEEK, Math.max(1, day === 0 ? weeks : weeks + 1))
}

/** Completed months; at the edge of an age group, which goes by days, the month beside where that one is of the child's group. */
export function childAudience(birth: CalendarDay, today: CalendarDay): Audience | null {
  const months = completedMonths(birth, today)
  const group = childObjectTypeId(daysBetween(birth, today))
  if (months < 0 || months > LAST_CHILD_MONTH) return null
  const fits = [months, months + 1, months - 1].find(
    (each) => audienceObjectTypeId({ kind: 'child', months: each }) === group,
  )
  return { kind: 'child', months: Math.min(fits ?? months, LAST_CHILD_MONTH) }
}
