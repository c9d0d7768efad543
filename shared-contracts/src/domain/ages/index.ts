export {
  addDays,
  type CalendarDay,
  calendarDayOf,
  clockTimeOf,
  completedMonths,
  daysBetween,
  isCalendarDay,
  parseCalendarDay,
  partsOf,
  startOfWeek,
} from './calendar-day'
export { childObjectTypeId, childStage, FIRST_MENU_DAY } from './child-age'
export { type ChildObjectTypeId, hasMenus, isObjectTypeId, type MotherObjectTypeId } from './object-type-id'
export { findObjectType, type ObjectType, objectTypeGroups, objectTypes } from './object-types'
export { isPastTerm, motherObjectTypeId, type PregnancyRecord, pregnancyDays, pregnancyProgress } from './pregnancy'
export { childName, unnamedChild } from './user/child-name'
export { motherStageCode, motherStageLabels } from './user/mother-stage'
export { motherStatusOnWire, parseMotherStatus } from './user/mother-status'
export { shortName } from './user/short-name'
export { userProfile } from './user/user-profile'
export { caresForChildren, isMother, type UserType, userTypeLabels, userTypes } from './user/user-types'
