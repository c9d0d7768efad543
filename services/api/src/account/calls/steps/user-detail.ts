import {
  type CalendarDay,
  childObjectTypeId,
  daysBetween,
  motherStatusOnWire,
  type PregnancyRecord,
  parseCalendarDay,
  parseMotherStatus,
  partsOf,
  pregnancyProgress,
  userProfile,
} from 'shared-contracts/ages'
import type { CallAnswer } from 'shared-contracts/calls'
import type { ChildRow } from '../../store/child.store'
import type { UserRow } from '../../store/user.store'
import { OTHER_POSITION_ID, otherDepartmentOnWire } from '../../store/workplace-columns'

/** All but what is the session's. */
export type UserDetail = Omit<CallAnswer<'User/UserInfo'>, 'secondStep'>

/** The user as the wire shows her or him, with all that follows from the profile today. */
export function userDetail(
  user: UserRow,
  children: readonly ChildRow[],
  numberOfCarts: number,
  today: CalendarDay,
): UserDetail {
  const pregnancy = pregnancyOf(user)
  const status = parseMotherStatus(user.motherStatus)
  const profile = userProfile(
    { userType: user.userType, motherStatus: status, pregnancy, numberOfChildren: children.length },
    today,
  )
  const progress = profile.pregnancyDays === null ? null : pregnancyProgress(profile.pregnancyDays)
  const wire = motherStatusOnWire(status)
  return {
    id: user.id,
    fullName: user.fullName,
    userName: user.email ?? user.phoneNumber ?? '',
    userType: user.userType,
    motherStatus: wire.motherStatus,
    motherStatusText: wire.motherStatusName,
    pregnancyWeeks: progress?.weeks ?? null,
    pregnancyDayInWeek: progress?.daysInWeek ?? null,
    asOf: user.pregnancyAsOf,
    objectTypeId: profile.objectTypeId,
    isNursing: profile.isNursing,
    profileComplete: profile.profileComplete,
    staffApproved: user.staffApproved,
    pictureUrl: user.pictureUrl,
    phoneNumber: user.phoneNumber,
    email: user.email,
    numberOfCarts,
    children: children.flatMap((child) => childOnWire(child, today)),
    dayOfBirth: user.birthYear === null ? '' : String(user.birthYear),
    provinceId: user.provinceId,
    wardId: user.wardId,
    organizationId: user.organizationId,
    departmentId: user.departmentId ?? 0,
    otherDepartment: otherDepartmentOnWire(user),
    departmentType: user.otherDepartmentType,
    positionId: user.otherPosition === null ? user.positionId : OTHER_POSITION_ID,
    otherPosition: user.otherPosition,
    babysitterRelationshipId: user.babysitterRelationshipId,
    emailConfirmed: user.emailConfirmedAt !== null,
    phoneConfirmed: user.phoneConfirmedAt !== null,
    hasPassword: user.passwordHash !== null,
    deleteAfter: user.deleteAfter?.toISOString() ?? null,
  }
}

function pregnancyOf(user: UserRow): PregnancyRecord | null {
  const asOf = user.pregnancyAsOf === null ? null : parseCalendarDay(user.pregnancyAsOf)
  if (asOf === null || user.pregnancyWeeks === null || user.pregnancyDayInWeek === null) return null
  return { weeks: user.pregnancyWeeks, daysInWeek: user.pregnancyDayInWeek, asOf }
}

function childOnWire(child: ChildRow, today: CalendarDay): UserDetail['children'] {
  const dayOfBirth = parseCalendarDay(child.dayOfBirth)
  if (dayOfBirth === null) return []
  return [
    {
      id: child.id,
      fullName: child.fullName,
      dayOfBirth,
      gender: child.gender,
      fullBirth: partsOf(dayOfBirth),
      objectTypeId: childObjectTypeId(daysBetween(dayOfBirth, today)),
    },
  ]
}
