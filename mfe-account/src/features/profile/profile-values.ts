import { type CalendarDay, userTypes } from 'shared-contracts/ages'
import type { CallBody } from 'shared-contracts/calls'
import { pregnancyWeekOptions } from 'shared-contracts/constants'
import { validateRequired } from 'shared-contracts/validation'
import type { VisitorProfile } from 'shared-frame'
import type { FieldMessages } from 'shared-frame/forms'
import {
  type BirthYearValues,
  birthYearOnWire,
  type MotherhoodValues,
  motherhoodMessages,
  motherhoodOnWire,
  motherhoodValues,
  type PlaceValues,
  placeOnWire,
  placeValues,
  type WorkplaceValues,
  workplaceMessages,
  workplaceOnWire,
  workplaceValues,
} from '../profile-fields'

/** What the form asks: of mothers and carers their family, of medical staff their workplace, of administrators neither. */
export type ProfileKind = 'family' | 'staff' | 'neither'

export interface ProfileValues extends BirthYearValues, PlaceValues, MotherhoodValues, WorkplaceValues {
  readonly fullName: string
}

export function profileKind({ userType }: Pick<VisitorProfile, 'userType'>): ProfileKind {
  if (userType === userTypes.medicalStaff) return 'staff'
  return userType === userTypes.administrator ? 'neither' : 'family'
}

export function profileValues(user: VisitorProfile): ProfileValues {
  return {
    fullName: user.fullName,
    dayOfBirth: user.dayOfBirth === '' ? null : Number(user.dayOfBirth),
    ...placeValues(user),
    ...motherhoodValues(user),
    ...openWeeks(user),
    ...workplaceValues(user),
  }
}

/** Past the last week that can be stated, the question is whether the child was born: the weeks are asked again. */
function openWeeks({ pregnancyWeeks: weeks }: VisitorProfile): Partial<MotherhoodValues> {
  return weeks === null || pregnancyWeekOptions.includes(weeks)
    ? {}
    : { pregnancyWeeks: null, pregnancyDayInWeek: null }
}

export function profileMessages(
  values: ProfileValues,
  kind: ProfileKind,
  today: CalendarDay,
  saved: VisitorProfile['children'] = [],
): FieldMessages {
  return {
    fullName: validateRequired(values.fullName),
    ...(kind === 'family' ? motherhoodMessages(values, today, saved) : {}),
    ...(kind === 'staff' ? workplaceMessages(values) : {}),
  }
}

type ProfileOnWire = CallBody<'User/UpdateUser'>

/**
 * What `User/UpdateUser` is sent, once the rules have no objection: what differs from `opened`, with which the form began, so that a form that
 * stood open does not take back what another device has changed. What belongs together is sent together.
 */
export function profileOnWire(opened: ProfileValues, values: ProfileValues, kind: ProfileKind): ProfileOnWire {
  const parts: readonly ((of: ProfileValues) => ProfileOnWire)[] = [
    ({ fullName }) => ({ fullName: fullName.trim() }),
    birthYearOnWire,
    placeOnWire,
    ...(kind === 'family' ? [motherhoodWithoutChildren] : []),
    ...(kind === 'staff' ? [workplaceOnWire] : []),
  ]
  const changed = parts.filter((part) => JSON.stringify(part(opened)) !== JSON.stringify(part(values)))
  return Object.assign(childrenChanged(opened, values, kind), ...changed.map((part) => part(values)))
}

function motherhoodWithoutChildren(values: ProfileValues): ProfileOnWire {
  const { children: _, ...motherhood } = motherhoodOnWire(values)
  return motherhood
}

function childrenChanged(opened: ProfileValues, values: ProfileValues, kind: ProfileKind): ProfileOnWire {
  if (kind !== 'family') return {}
  const before = (motherhoodOnWire(opened).children ?? []).map((child) => JSON.stringify(child))
  const children = (motherhoodOnWire(values).children ?? []).filter((child) => !before.includes(JSON.stringify(child)))
  return children.length === 0 ? {} : { children }
}

/** Whether a kept draft still fits: a child that was deleted meanwhile must not come back. */
export function stillFits({ children = [] }: Partial<ProfileValues>, user: VisitorProfile): boolean {
  const ids = new Set(user.children.map(({ id }) => id))
  return children.every(({ id }) => id === null || ids.has(id))
}
