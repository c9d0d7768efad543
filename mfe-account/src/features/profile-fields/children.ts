import type { CalendarDay } from 'shared-contracts/ages'
import { parseCalendarDay } from 'shared-contracts/ages'
import type { CallAnswer } from 'shared-contracts/calls'
import { CHILDREN_MAX, validateChildBirthDay, validationMessages } from 'shared-contracts/validation'
import type { Problems } from './profile-form'

/** 0 boy, 1 girl (SPEC.md §3). */
export type Gender = 0 | 1

export interface ChildDraft {
  /** Null: not saved yet. */
  readonly id: number | null
  readonly fullName: string
  readonly dayOfBirth: CalendarDay | null
  readonly gender: Gender | null
}

const newChild: ChildDraft = { id: null, fullName: '', dayOfBirth: null, gender: null }

/** As many children as stated: what was typed of the first ones stays, saved ones are never dropped. */
export function withCount(children: readonly ChildDraft[], count: number): readonly ChildDraft[] {
  const saved = children.filter(({ id }) => id !== null).length
  const wanted = Math.min(Math.max(count, saved), CHILDREN_MAX)
  return Array.from({ length: wanted }, (_, index) => children[index] ?? newChild)
}

/** The name of a child's field, as the server names it too: `children.0.dayOfBirth`. */
export function childField(index: number, field: 'fullName' | 'dayOfBirth' | 'gender'): string {
  return `children.${index}.${field}`
}

export function childrenFields(children: readonly ChildDraft[]): readonly string[] {
  return [
    'children',
    ...children.flatMap((_, index) => [
      childField(index, 'fullName'),
      childField(index, 'dayOfBirth'),
      childField(index, 'gender'),
    ]),
  ]
}

/** At least one child, each with birth day and sex: both decide how its growth is judged. */
export function childrenProblems(children: readonly ChildDraft[], today: CalendarDay): Problems {
  return {
    children: children.length === 0 ? validationMessages.fieldRequired : null,
    ...Object.fromEntries(
      children.flatMap(({ dayOfBirth, gender }, index) => [
        [
          childField(index, 'dayOfBirth'),
          dayOfBirth === null ? validationMessages.fieldRequired : validateChildBirthDay(dayOfBirth, today),
        ],
        [childField(index, 'gender'), gender === null ? validationMessages.fieldRequired : null],
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

/** For `User/Register` and `User/UpdateUser`, once the rules are content. */
export function childrenOnWire(children: readonly ChildDraft[]): ChildOnWire[] {
  return children.flatMap(({ id, fullName, dayOfBirth, gender }) =>
    dayOfBirth === null || gender === null
      ? []
      : [{ ...(id === null ? {} : { id }), fullName: fullName.trim(), dayOfBirth, gender }],
  )
}

export function childDrafts(children: CallAnswer<'User/UserInfo'>['children']): readonly ChildDraft[] {
  return children.map(({ id, fullName, dayOfBirth, gender }) => ({
    id,
    fullName,
    dayOfBirth: parseCalendarDay(dayOfBirth),
    gender,
  }))
}
