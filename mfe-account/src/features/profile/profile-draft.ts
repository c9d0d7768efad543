import { type CalendarDay, userTypes } from 'shared-contracts/ages'
import type { CallBody } from 'shared-contracts/calls'
import { pregnancyWeekOptions } from 'shared-contracts/constants'
import { CHILDREN_MAX, validateRequired } from 'shared-contracts/validation'
import type { OwnProfile } from '../own-account/own-profile-query'
import { type BirthYearDraft, birthYearOnWire } from '../profile-fields/birth-year'
import { childrenFields, withCount } from '../profile-fields/children'
import {
  type MotherhoodDraft,
  motherhoodDraft,
  motherhoodOnWire,
  motherhoodProblems,
} from '../profile-fields/motherhood'
import { type PlaceDraft, placeDraft, placeFields, placeOnWire } from '../profile-fields/place'
import type { Problems } from '../profile-fields/profile-form'
import { type WorkplaceDraft, workplaceDraft, workplaceOnWire, workplaceProblems } from '../profile-fields/workplace'

/** What the form asks: of mothers and carers their family, of medical staff their workplace, of administrators neither. */
export type ProfileKind = 'family' | 'staff' | 'neither'

export interface ProfileDraft extends BirthYearDraft, PlaceDraft, MotherhoodDraft, WorkplaceDraft {
  readonly fullName: string
}

export function profileKind({ userType }: Pick<OwnProfile, 'userType'>): ProfileKind {
  if (userType === userTypes.medicalStaff) return 'staff'
  return userType === userTypes.administrator ? 'neither' : 'family'
}

export function profileDraft(user: OwnProfile): ProfileDraft {
  return {
    fullName: user.fullName,
    dayOfBirth: user.dayOfBirth === '' ? null : Number(user.dayOfBirth),
    ...placeDraft(user),
    ...motherhoodDraft(user),
    ...openWeeks(user),
    ...workplaceDraft(user),
  }
}

/** Past the last week that can be stated, the question is whether the child was born: the weeks are asked anew. */
function openWeeks({ pregnancyWeeks: weeks }: OwnProfile): Partial<MotherhoodDraft> {
  return weeks === null || pregnancyWeekOptions.includes(weeks)
    ? {}
    : { pregnancyWeeks: null, pregnancyDayInWeek: null }
}

/** Every field that the form may show, in its order; those that aren't on screen never have a problem. */
export const profileFields: readonly string[] = [
  'fullName',
  'dayOfBirth',
  ...placeFields,
  'userType',
  'motherStatus',
  'pregnancyWeeks',
  'pregnancyDayInWeek',
  'babysitterRelationshipId',
  ...childrenFields(withCount([], CHILDREN_MAX)),
  'organizationId',
  'department',
  'otherDepartment',
  'positionId',
  'otherPosition',
]

export function profileProblems(draft: ProfileDraft, kind: ProfileKind, today: CalendarDay): Problems {
  return {
    fullName: validateRequired(draft.fullName),
    ...(kind === 'family' ? motherhoodProblems(draft, today) : {}),
    ...(kind === 'staff' ? workplaceProblems(draft) : {}),
  }
}

/** For `User/UpdateUser`, once the rules are content. */
export function profileOnWire(draft: ProfileDraft, kind: ProfileKind): CallBody<'User/UpdateUser'> {
  return {
    fullName: draft.fullName.trim(),
    ...birthYearOnWire(draft),
    ...placeOnWire(draft),
    ...(kind === 'family' ? motherhoodOnWire(draft) : {}),
    ...(kind === 'staff' ? workplaceOnWire(draft) : {}),
  }
}

/** Whether a kept draft still fits: a child that was deleted meanwhile must not come back. */
export function stillFits(draft: ProfileDraft, user: OwnProfile): boolean {
  const ids = new Set(user.children.map(({ id }) => id))
  return draft.children.every(({ id }) => id === null || ids.has(id))
}
