import { type CalendarDay, caresForChildren, type UserType } from 'shared-contracts/ages'
import {
  childrenAlikeProblems,
  type RuleResult,
  validateBirthYear,
  validateChildBirthDay,
  validateChildrenCount,
  validatePregnancyDays,
  validatePregnancyWeeks,
  validationMessages,
} from 'shared-contracts/validation'

export interface ChildOnWire {
  readonly id?: number
  readonly fullName?: string
  readonly dayOfBirth: string
  readonly gender?: 0 | 1
}

interface SavedChild {
  readonly id: number
  readonly fullName: string
  readonly dayOfBirth: string
}

/** What mothers and carers tell of themselves; left out: stays as it is. */
export interface ProfileOnWire {
  readonly userType?: UserType
  readonly motherStatus?: 1 | 2 | 'Pregnance' | 'NursingMother'
  readonly pregnancyWeeks?: number
  readonly pregnancyDayInWeek?: number
  readonly dayOfBirth?: string
  readonly children?: readonly ChildOnWire[]
}

/**
 * Messages by field for what the rules of a profile refuse. `profile.userType` decides whether there are children to tell of. `saved`: the children that the account has; one that outgrows the programme,
 * or was like another one before, keeps no one from changing the rest.
 */
export function profileProblems(
  profile: ProfileOnWire,
  today: CalendarDay,
  saved: readonly SavedChild[] = [],
): Readonly<Record<string, RuleResult>> {
  const { pregnancyWeeks, pregnancyDayInWeek, children = [] } = profile
  const year = birthYearOf(profile.dayOfBirth)
  return {
    pregnancyWeeks: pregnancyWeeks === undefined ? null : validatePregnancyWeeks(pregnancyWeeks),
    pregnancyDayInWeek: pregnancyDayInWeek === undefined ? null : validatePregnancyDays(pregnancyDayInWeek),
    dayOfBirth: year === null ? null : validateBirthYear(year, today),
    children: childrenProblem(profile),
    ...Object.fromEntries(
      children.map((child, index) => [
        `children.${index}.dayOfBirth`,
        saved.some(({ id, dayOfBirth }) => id === child.id && dayOfBirth === child.dayOfBirth)
          ? null
          : validateChildBirthDay(child.dayOfBirth, today),
      ]),
    ),
    ...childNameProblems(children, saved),
  }
}

/** Messages at the names of children who can't be told from another one. */
export function childNameProblems(
  children: readonly ChildOnWire[],
  saved: readonly SavedChild[],
): Readonly<Record<string, RuleResult>> {
  const problems = childrenAlikeProblems(children, saved)
  return Object.fromEntries(problems.map((message, index) => [`children.${index}.fullName`, message]))
}

function childrenProblem({ userType, children = [] }: ProfileOnWire): RuleResult {
  const hasNone = userType !== undefined && !caresForChildren(userType)
  return hasNone && children.length > 0 ? validationMessages.childrenOfNoCarer : validateChildrenCount(children.length)
}

/**
 * The year of a date or a year on the wire; null for none, which the wire also writes as year 1; NaN, which no
 * rule lets pass, for what is neither.
 */
export function birthYearOf(dayOfBirth: string | undefined): number | null {
  const text = dayOfBirth?.trim() ?? ''
  if (text === '') return null
  const year = /^(\d{4})(-\d{2}-\d{2})?$/.exec(text)?.[1]
  return year === '0001' ? null : Number(year)
}
