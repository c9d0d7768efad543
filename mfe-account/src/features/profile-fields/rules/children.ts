import { type CalendarDay, parseCalendarDay } from 'shared-contracts/ages'
import type { CallAnswer } from 'shared-contracts/calls'
import {
  CHILDREN_MAX,
  childrenAlikeProblems,
  validateChildBirthDay,
  validationMessages,
} from 'shared-contracts/validation'
import type { FieldMessages } from 'shared-frame/forms'

/** 0 boy, 1 girl. */
export type Gender = 0 | 1

export interface ChildValues {
  /** Null: not saved yet. */
  readonly id: number | null
  readonly fullName: string
  readonly dayOfBirth: CalendarDay | null
  readonly gender: Gender | null
}

export interface ChildrenValues {
  readonly children: readonly ChildValues[]
}

type SavedChild = Pick<CallAnswer<'User/UserInfo'>['children'][number], 'id' | 'fullName' | 'dayOfBirth'>

const newChild: ChildValues = { id: null, fullName: '', dayOfBirth: null, gender: null }

export function savedCount(children: readonly ChildValues[]): number {
  return children.filter(({ id }) => id !== null).length
}

/** As many children as stated: what was typed of the first ones stays, saved ones are never dropped. */
export function withCount(children: readonly ChildValues[], count: number): readonly ChildValues[] {
  const wanted = Math.min(Math.max(count, savedCount(children)), CHILDREN_MAX)
  return Array.from({ length: wanted }, (_, index) => children[index] ?? newChild)
}

/** How many children with something typed would go with a smaller number. */
export function lostBelow(children: readonly ChildValues[], count: number): number {
  const lost = children.slice(withCount(children, count).length)
  return lost.filter(({ fullName, dayOfBirth, gender }) => fullName !== '' || dayOfBirth !== null || gender !== null)
    .length
}

/**
 * At least one child, each with birth day and sex, which decide how its growth is judged, and told apart from the others. `saved`: as the account has them; one that outgrows the
 * programme keeps nobody from saving the rest.
 */
export function childrenMessages(
  children: readonly ChildValues[],
  today: CalendarDay,
  saved: readonly SavedChild[] = [],
): FieldMessages {
  const required = validationMessages.fieldRequired
  const birthDayMessage = (id: number | null, day: CalendarDay) =>
    saved.some((child) => child.id === id && child.dayOfBirth === day) ? null : validateChildBirthDay(day, today)
  const alike = childrenAlikeProblems(children, saved)
  return {
    children: children.length === 0 ? required : null,
    ...Object.fromEntries(
      children.flatMap(({ id, dayOfBirth, gender }, index) => [
        [`children.${index}.fullName`, alike[index] ?? null],
        [`children.${index}.dayOfBirth`, dayOfBirth === null ? required : birthDayMessage(id, dayOfBirth)],
        [`children.${index}.gender`, gender === null ? required : null],
      ]),
    ),
  }
}

export interface ChildOnWire {
  readonly id?: number
  readonly fullName: string
  readonly dayOfBirth: string
  readonly gender: Gender
}

/** For `User/Register` and `User/UpdateUser`, once the rules have no objection. */
export function childrenOnWire(children: readonly ChildValues[]): ChildOnWire[] {
  return children.flatMap(({ id, fullName, dayOfBirth, gender }) =>
    dayOfBirth === null || gender === null
      ? []
      : [{ ...(id === null ? {} : { id }), fullName: fullName.trim(), dayOfBirth, gender }],
  )
}

export function childrenValues(children: CallAnswer<'User/UserInfo'>['children']): readonly ChildValues[] {
  return children.map(({ id, fullName, dayOfBirth, gender }) => ({
    id,
    fullName,
    dayOfBirth: parseCalendarDay(dayOfBirth),
    gender,
  }))
}
