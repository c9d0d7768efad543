import {
  type CalendarDay,
  completedMonths,
  motherStageCode,
  motherStageLabels,
  parseCalendarDay,
  pregnancyDays,
  userTypeLabels,
} from 'shared-contracts/ages'
import { family } from 'shared-contracts/family'
import { formatChildAge, formatDay, formatPregnancy } from 'shared-contracts/formats'
import type { VisitorProfile } from 'shared-frame'
import { accountTexts } from '../../../texts/account'

type Child = VisitorProfile['children'][number]

/** Days of pregnancy today, as the server derived them; null when not pregnant or not known. */
function pregnancyDaysOf({ pregnancyWeeks, pregnancyDayInWeek }: VisitorProfile): number | null {
  return pregnancyWeeks === null ? null : pregnancyDays(pregnancyWeeks, pregnancyDayInWeek ?? 0)
}

/** Who the user is, in a few short facts. */
export function profileFacts(user: VisitorProfile): readonly string[] {
  const days = pregnancyDaysOf(user)
  const words = accountTexts.overview
  return [
    userTypeLabels[user.userType],
    ...(days === null
      ? []
      : [words.pregnancy(formatPregnancy(days)), motherStageLabels[motherStageCode(Math.floor(days / 7))]]),
    ...(user.isNursing ? [words.nursing] : []),
  ]
}

/** Past 287 days the profile asks whether the child was born. */
export function asksWhetherBorn(user: VisitorProfile, today: CalendarDay): boolean {
  return family(user, today).some(({ asks }) => asks === 'born')
}

/** "bé gái, 8 tháng, sinh ngày 05/03/2026" */
export function childFacts(child: Child, today: CalendarDay): string {
  const born = parseCalendarDay(child.dayOfBirth)
  const words = accountTexts.family
  return [
    ...(child.gender === null ? [] : [child.gender === 0 ? words.boy : words.girl]),
    ...(born === null ? [] : [formatChildAge(completedMonths(born, today)), words.born(formatDay(born))]),
  ].join(', ')
}
