import { type CalendarDay, caresForChildren, isMother, userTypes } from 'shared-contracts/ages'
import type { CallAnswer, CallBody } from 'shared-contracts/calls'
import { validatePregnancyDays, validatePregnancyWeeks, validationMessages } from 'shared-contracts/validation'
import type { FieldMessages } from 'shared-frame/forms'
import {
  type ChildrenValues,
  type ChildValues,
  childrenMessages,
  childrenOnWire,
  childrenValues,
  withCount,
} from './children'

/** Everyone but medical staff and administrators, who register elsewhere or not at all. */
export type FamilyUserType = 0 | 1 | 3
/** 1 pregnant, 2 nursing. */
export type MotherStatusNumber = 1 | 2

/** Whom a mother or carer looks after: herself, her pregnancy, her children. */
export interface MotherhoodValues extends ChildrenValues {
  readonly userType: FamilyUserType | null
  /** Asked of type 1 alone: type 0 is pregnant by its meaning. */
  readonly motherStatus: MotherStatusNumber | null
  /** Completed weeks; null: not known. */
  readonly pregnancyWeeks: number | null
  readonly pregnancyDayInWeek: number | null
  readonly babysitterRelationshipId: number | null
}

export const emptyMotherhood: MotherhoodValues = {
  userType: null,
  motherStatus: null,
  pregnancyWeeks: null,
  pregnancyDayInWeek: null,
  babysitterRelationshipId: null,
  children: [],
}

export function motherhoodValues(user: CallAnswer<'User/UserInfo'>): MotherhoodValues {
  return {
    userType: user.userType === 2 || user.userType === 99 ? null : user.userType,
    motherStatus: user.motherStatus,
    pregnancyWeeks: user.pregnancyWeeks,
    pregnancyDayInWeek: user.pregnancyDayInWeek,
    babysitterRelationshipId: user.babysitterRelationshipId,
    children: childrenValues(user.children),
  }
}

type Status = Pick<MotherhoodValues, 'userType' | 'motherStatus'>

export function isPregnant({ userType, motherStatus }: Status): boolean {
  return userType === userTypes.pregnance || (userType === userTypes.pregnanceAndBabySitter && motherStatus === 1)
}

export function hasChildren({ userType }: Pick<Status, 'userType'>): boolean {
  return userType !== null && caresForChildren(userType)
}

/** The children after another type of user was chosen: who cares for children has at least one to tell of. */
export function childrenOfUserType(children: readonly ChildValues[], userType: FamilyUserType): readonly ChildValues[] {
  return caresForChildren(userType) ? withCount(children, Math.max(children.length, 1)) : children
}

/** Weeks may stay open (a first visit to the doctor tells them); days need weeks. Hidden fields have no say. */
export function motherhoodMessages(
  values: MotherhoodValues,
  today: CalendarDay,
  saved?: Parameters<typeof childrenMessages>[2],
): FieldMessages {
  const { userType, motherStatus, pregnancyWeeks: weeks, pregnancyDayInWeek: days } = values
  const pregnant = isPregnant(values)
  const asksStatus = userType === userTypes.pregnanceAndBabySitter
  return {
    userType: userType === null ? validationMessages.fieldRequired : null,
    motherStatus: asksStatus && motherStatus === null ? validationMessages.fieldRequired : null,
    pregnancyWeeks: pregnant ? weeksMessage(weeks, days) : null,
    pregnancyDayInWeek: pregnant && days !== null ? validatePregnancyDays(days) : null,
    ...(hasChildren(values) ? childrenMessages(values.children, today, saved) : {}),
  }
}

function weeksMessage(weeks: number | null, days: number | null): string | null {
  if (weeks !== null) return validatePregnancyWeeks(weeks)
  return days === null ? null : validationMessages.fieldRequired
}

type MotherhoodOnWire = Pick<
  CallBody<'User/UpdateUser'>,
  'motherStatus' | 'pregnancyWeeks' | 'pregnancyDayInWeek' | 'babysitterRelationshipId' | 'children'
> & { readonly userType: FamilyUserType }

/** For `User/Register` and `User/UpdateUser`, once the rules have no objection; what the type has no use for is left out. */
export function motherhoodOnWire(values: MotherhoodValues): MotherhoodOnWire {
  const userType = values.userType ?? userTypes.pregnance
  const { motherStatus, pregnancyWeeks, pregnancyDayInWeek, babysitterRelationshipId } = values
  const status = userType === userTypes.pregnance ? 1 : motherStatus
  return {
    userType,
    ...(isMother(userType) && status !== null ? { motherStatus: status } : {}),
    ...(isPregnant(values) && pregnancyWeeks !== null
      ? { pregnancyWeeks, pregnancyDayInWeek: pregnancyDayInWeek ?? 0 }
      : {}),
    ...(userType === userTypes.babySitter && babysitterRelationshipId !== null ? { babysitterRelationshipId } : {}),
    ...(hasChildren(values) ? { children: childrenOnWire(values.children) } : {}),
  }
}
