import { type CalendarDay, caresForChildren, isMother, userTypes } from 'shared-contracts/ages'
import type { CallAnswer, CallBody } from 'shared-contracts/calls'
import { validatePregnancyDays, validatePregnancyWeeks, validationMessages } from 'shared-contracts/validation'
import { type ChildDraft, childDrafts, childrenFields, childrenOnWire, childrenProblems, withCount } from './children'
import type { Problems } from './profile-form'

/** Everyone but medical staff and administrators, who register elsewhere or not at all (DECISIONS 9). */
export type FamilyUserType = 0 | 1 | 3
/** 1 pregnant, 2 nursing (SPEC.md §3). */
export type MotherStatusNumber = 1 | 2

/** Whom a mother or carer looks after: herself, her pregnancy, her children. */
export interface MotherhoodDraft {
  readonly userType: FamilyUserType | null
  /** Asked of type 1 alone: type 0 is pregnant by its meaning. */
  readonly motherStatus: MotherStatusNumber | null
  /** Completed weeks; null: not known. */
  readonly pregnancyWeeks: number | null
  readonly pregnancyDayInWeek: number | null
  readonly babysitterRelationshipId: number | null
  readonly children: readonly ChildDraft[]
}

export const emptyMotherhood: MotherhoodDraft = {
  userType: null,
  motherStatus: null,
  pregnancyWeeks: null,
  pregnancyDayInWeek: null,
  babysitterRelationshipId: null,
  children: [],
}

export function motherhoodDraft(user: CallAnswer<'User/UserInfo'>): MotherhoodDraft {
  return {
    userType: user.userType === 2 || user.userType === 99 ? null : user.userType,
    motherStatus: user.motherStatus,
    pregnancyWeeks: user.pregnancyWeeks,
    pregnancyDayInWeek: user.pregnancyDayInWeek,
    babysitterRelationshipId: user.babysitterRelationshipId,
    children: childDrafts(user.children),
  }
}

export function isPregnant({ userType, motherStatus }: MotherhoodDraft): boolean {
  return userType === userTypes.pregnance || (userType === userTypes.pregnanceAndBabySitter && motherStatus === 1)
}

export function hasChildren({ userType }: MotherhoodDraft): boolean {
  return userType !== null && caresForChildren(userType)
}

/** What choosing another type of user changes: who cares for children has at least one to tell of. */
export function withUserType(draft: MotherhoodDraft, userType: FamilyUserType): Partial<MotherhoodDraft> {
  return { userType, children: caresForChildren(userType) ? withCount(draft.children, 1) : draft.children }
}

/** The names of the fields on screen, in their order. */
export function motherhoodFields(draft: MotherhoodDraft): readonly string[] {
  return [
    'userType',
    ...(draft.userType === userTypes.pregnanceAndBabySitter ? ['motherStatus'] : []),
    ...(isPregnant(draft) ? ['pregnancyWeeks', 'pregnancyDayInWeek'] : []),
    ...(draft.userType === userTypes.babySitter ? ['babysitterRelationshipId'] : []),
    ...(hasChildren(draft) ? childrenFields(draft.children) : []),
  ]
}

/** Weeks may stay open (a first visit to the doctor tells them); days need weeks. Hidden fields have no say. */
export function motherhoodProblems(draft: MotherhoodDraft, today: CalendarDay): Problems {
  const { userType, motherStatus, pregnancyWeeks: weeks, pregnancyDayInWeek: days } = draft
  const pregnant = isPregnant(draft)
  const asksStatus = userType === userTypes.pregnanceAndBabySitter
  return {
    userType: userType === null ? validationMessages.fieldRequired : null,
    motherStatus: asksStatus && motherStatus === null ? validationMessages.fieldRequired : null,
    pregnancyWeeks: pregnant ? weeksProblem(weeks, days) : null,
    pregnancyDayInWeek: pregnant && days !== null ? validatePregnancyDays(days) : null,
    ...(hasChildren(draft) ? childrenProblems(draft.children, today) : {}),
  }
}

function weeksProblem(weeks: number | null, days: number | null): string | null {
  if (weeks !== null) return validatePregnancyWeeks(weeks)
  return days === null ? null : validationMessages.fieldRequired
}

type MotherhoodOnWire = Pick<
  CallBody<'User/UpdateUser'>,
  'motherStatus' | 'pregnancyWeeks' | 'pregnancyDayInWeek' | 'babysitterRelationshipId' | 'children'
> & { readonly userType: FamilyUserType }

/** For `User/Register` and `User/UpdateUser`, once the rules are content; what the type has no use for is left out. */
export function motherhoodOnWire(draft: MotherhoodDraft): MotherhoodOnWire {
  const userType = draft.userType ?? userTypes.pregnance
  const { motherStatus, pregnancyWeeks, pregnancyDayInWeek, babysitterRelationshipId } = draft
  const status = userType === userTypes.pregnance ? 1 : motherStatus
  return {
    userType,
    ...(isMother(userType) && status !== null ? { motherStatus: status } : {}),
    ...(isPregnant(draft) && pregnancyWeeks !== null
      ? { pregnancyWeeks, pregnancyDayInWeek: pregnancyDayInWeek ?? 0 }
      : {}),
    ...(userType === userTypes.babySitter && babysitterRelationshipId !== null ? { babysitterRelationshipId } : {}),
    ...(hasChildren(draft) ? { children: childrenOnWire(draft.children) } : {}),
  }
}
