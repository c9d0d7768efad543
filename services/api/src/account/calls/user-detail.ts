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
import type { ChildRow } from '../store/child.store'
import type { UserRow } from '../store/user.store'
import { OTHER_POSITION_ID, otherDepartmentOnWire } from '../store/workplace-columns'

export type UserDetail = CallAnswer<'User/UserInfo'>

/** The user as the wire shows her or him, with all that follows from the profile today (SPEC.md §3 and §4). */
export function userDetail(
  user: UserRow,
  children: readonly ChildRow[],
  numberOfCarts: number,
  today: CalendarDay,
): UserDetail {
  const pregnancy = pregnancyOf(user)
  const status = parseMotherStatus(user.mother_status)
  const profile = userProfile(
    { userType: user.user_type, motherStatus: status, pregnancy, numberOfChildren: children.length },
    today,
  )
  const progress = profile.pregnancyDays === null ? null : pregnancyProgress(profile.pregnancyDays)
  const wire = motherStatusOnWire(status)
  return {
    id: user.id,
    fullName: user.full_name,
    userName: user.email ?? user.phone_number ?? '',
    userType: user.user_type,
    motherStatus: wire.motherStatus,
    motherStatusText: wire.motherStatusName,
    pregnancyWeeks: progress?.weeks ?? null,
    pregnancyDayInWeek: progress?.daysInWeek ?? null,
    asOf: user.pregnancy_as_of,
    objectTypeId: profile.objectTypeId,
    isNursing: profile.isNursing,
    profileComplete: profile.profileComplete,
    staffApproved: user.staff_approved,
    pictureUrl: user.picture_url,
    phoneNumber: user.phone_number,
    email: user.email,
    numberOfCarts,
    children: children.flatMap((child) => childOnWire(child, today)),
    dayOfBirth: user.birth_year === null ? '' : String(user.birth_year),
    provinceId: user.province_id,
    wardId: user.ward_id,
    organizationId: user.organization_id,
    departmentId: user.department_id ?? 0,
    otherDepartment: otherDepartmentOnWire(user),
    departmentType: user.other_department_type,
    positionId: user.other_position === null ? user.position_id : OTHER_POSITION_ID,
    otherPosition: user.other_position,
    babysitterRelationshipId: user.babysitter_relationship_id,
    emailConfirmed: user.email_confirmed_at !== null,
    phoneConfirmed: user.phone_confirmed_at !== null,
    hasPassword: user.password_hash !== null,
    deleteAfter: user.delete_after?.toISOString() ?? null,
  }
}

function pregnancyOf(user: UserRow): PregnancyRecord | null {
  const asOf = user.pregnancy_as_of === null ? null : parseCalendarDay(user.pregnancy_as_of)
  if (asOf === null || user.pregnancy_weeks === null || user.pregnancy_day_in_week === null) return null
  return { weeks: user.pregnancy_weeks, daysInWeek: user.pregnancy_day_in_week, asOf }
}

function childOnWire(child: ChildRow, today: CalendarDay): UserDetail['children'] {
  const dayOfBirth = parseCalendarDay(child.day_of_birth)
  if (dayOfBirth === null) return []
  return [
    {
      id: child.id,
      fullName: child.full_name,
      dayOfBirth,
      gender: child.gender,
      fullBirth: partsOf(dayOfBirth),
      objectTypeId: childObjectTypeId(daysBetween(dayOfBirth, today)),
    },
  ]
}
