export {
  addDays,
  type CalendarDay,
  calendarDayOf,
  clockTimeOf,
  completedMonths,
  daysBetween,
  isCalendarDay,
  isFutureDay,
  parseCalendarDay,
  partsOf,
  startOfWeek,
  weekdayOf,
} from './calendar-day'
export {
  type ChildAgeGroup,
  type ChildStage,
  childAgeGroups,
  childObjectTypeId,
  childStage,
  FIRST_MENU_DAY,
  isGrowthAssessed,
  LAST_GROWTH_DAY,
  LAST_MENU_DAY,
  OVER_SIXTY_MONTHS_LABEL,
  UNDER_SIX_MONTHS_LABEL,
} from './child-age'
export {
  ALL_OBJECT_TYPES_ID,
  type ChildObjectTypeId,
  findObjectType,
  hasMenus,
  isObjectTypeId,
  type MotherObjectTypeId,
  type ObjectType,
  type ObjectTypeGroup,
  type ObjectTypeId,
  objectTypeGroups,
  objectTypes,
  STAFF_OBJECT_TYPE_ID,
} from './object-types'
export {
  isPastTerm,
  LAST_PREGNANCY_DAY,
  motherObjectTypeId,
  type PregnancyRecord,
  pregnancyDays,
  pregnancyDaysOn,
  pregnancyProgress,
} from './pregnancy'
export { type MotherStageCode, motherStageCode, motherStageLabels } from './user/mother-stage'
export { type MotherStatus, type MotherStatusOnWire, motherStatusOnWire, parseMotherStatus } from './user/mother-status'
export { shortName } from './user/short-name'
export { type UserFacts, type UserProfile, userProfile } from './user/user-profile'
export {
  caresForChildren,
  isMother,
  isRegistrable,
  isUserType,
  type UserType,
  userTypeLabels,
  userTypes,
} from './user/user-types'
