import {
  type CalendarDay,
  type ChildObjectTypeId,
  childName,
  childObjectTypeId,
  childStage,
  completedMonths,
  daysBetween,
  isMother,
  isPastTerm,
  type MotherObjectTypeId,
  parseCalendarDay,
  pregnancyDays,
  type UserType,
  userTypes,
} from '../ages/index'
import { type ChildMonths, LAST_CHILD_MONTH, LAST_WEEK, type Stage, stageObjectTypeId, stageTitle } from './stage'

/** What a profile says of a family, as it is today. The wire's `objectTypeId` is left out on purpose: it is 4 for whoever told nothing. */
export interface FamilyProfile {
  readonly userType: UserType
  readonly isNursing: boolean
  /** Completed weeks; null: not pregnant, or not known. */
  readonly pregnancyWeeks: number | null
  readonly pregnancyDayInWeek: number | null
  /** `dayOfBirth` is `YYYY-MM-DD`. */
  readonly children: readonly { readonly id: number; readonly fullName: string; readonly dayOfBirth: string }[]
}

/** Tells members of one family apart, on pages and on devices; never in an address, which is shared. */
export type PersonKey = 'me' | `child-${number}`

/** Somebody who belongs to a visitor. */
export interface Member {
  readonly key: PersonKey
  /** Null: the visitor herself. A child without a name is told by its place among its siblings. */
  readonly name: string | null
  /** Null: not known, or a child past sixty months. */
  readonly stage: Stage | null
  /** Whose menus and needs are hers or the child's; null: nobody's, for the reason in `none`. */
  readonly objectTypeId: MotherObjectTypeId | ChildObjectTypeId | null
  readonly none: 'under-six-months' | 'grown' | 'weeks-unknown' | null
  /** What she should be asked: whether the child was born, or how far the pregnancy is. */
  readonly asks: 'born' | 'weeks' | null
}

/**
 * Who belongs to a visitor today, in the order in which they are offered: a mother before her children, a carer after them and only where she nurses.
 * Staff and administrators are nobody themselves. Children that are still to be born are left out.
 */
export function family(profile: FamilyProfile, today: CalendarDay): readonly Member[] {
  const children = profile.children.flatMap((child): Member[] => {
    const birth = parseCalendarDay(child.dayOfBirth)
    if (birth === null || birth > today) return []
    return [member(`child-${child.id}`, childName(child, profile.children), childStageOn(birth, today))]
  })
  if (isMother(profile.userType)) return [member('me', null, motherStage(profile)), ...children]
  const nurses = profile.userType === userTypes.babySitter && profile.isNursing
  return nurses ? [...children, member('me', null, { kind: 'nursing' })] : children
}

function member(key: PersonKey, name: string | null, stage: Stage | null): Member {
  const objectTypeId = stage === null ? null : stageObjectTypeId(stage)
  const unknown = name === null ? 'weeks-unknown' : 'grown'
  const none = objectTypeId !== null ? null : stage === null ? unknown : 'under-six-months'
  const asks = none === 'weeks-unknown' ? 'weeks' : stage?.kind === 'past-term' ? 'born' : null
  return { key, name, stage, objectTypeId, none, asks }
}

function motherStage({ isNursing, pregnancyWeeks, pregnancyDayInWeek }: FamilyProfile): Stage | null {
  if (pregnancyWeeks === null) return isNursing ? { kind: 'nursing' } : null
  const day = pregnancyDayInWeek ?? 0
  if (isPastTerm(pregnancyDays(pregnancyWeeks, day))) return { kind: 'past-term' }
  // After 19 weeks and a day the 20th week runs; with the last day of a week it is that week.
  const running = day === 0 ? pregnancyWeeks : pregnancyWeeks + 1
  return { kind: 'week', week: Math.min(LAST_WEEK, Math.max(1, running)) }
}

/**
 * Completed months of a child that was born; null past sixty months. At the edge of an age group, which goes by days, it is the month beside where
 * that one is of the child's group.
 */
export function childStageOn(birth: CalendarDay, today: CalendarDay): ChildMonths | null {
  const days = daysBetween(birth, today)
  if (childStage(days).kind === 'over-sixty-months') return null
  const months = completedMonths(birth, today)
  const group = childObjectTypeId(days)
  const fits = [months, months + 1, months - 1].find(
    (each) => stageObjectTypeId({ kind: 'child', months: each }) === group,
  )
  return { kind: 'child', months: Math.min(fits ?? months, LAST_CHILD_MONTH) }
}

/** "Mẹ mang thai tuần 12", "Na (Bé 8 tháng)"; a name alone where no stage is known. */
export function memberTitle({ name, stage }: Pick<Member, 'name' | 'stage'>): string {
  if (stage === null) return name ?? ''
  return name === null ? stageTitle(stage) : `${name} (${stageTitle(stage)})`
}
