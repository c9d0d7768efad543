import type { Kind } from './two-users'

/** A PNG of one pixel. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** What a field of a call is: an id or secret of a user, to be swapped with another user's, or a value that does no harm. */
export type FieldSample = { readonly of: Kind } | { readonly value: unknown }

const of = (kind: Kind): FieldSample => ({ of: kind })
const value = (given: unknown): FieldSample => ({ value: given })

/** Fields that mean something else in one call than their name does elsewhere, by `Call/Name.field`. */
const ofCall: Readonly<Record<string, FieldSample>> = {
  'UserCart/Delete.id': of('cartEntry'),
  'SavedMenu/GetById.id': of('savedMenu'),
  'SavedMenu/Change.id': of('savedMenu'),
  'SavedMenu/Delete.id': of('savedMenu'),
  'SavedMenu/Restore.id': of('savedMenu'),
  'UserCart/ExportCartByMenuId.menuId': of('cartEntry'),
  'UserCart/StopSharing.id': of('listShare'),
  'UserCart/ChangeList.operations.kind': value('bought'),
  'UserCart/ChangeList.operations.line': value('m1'),
  'UserCart/ChangeList.operations.at': value('2026-11-21T03:00:00Z'),
  'UserCart/ChangeList.operations.bought': value(true),
  'HealthCheck/DeleteMotherCheck.id': of('motherCheck'),
  'HealthCheck/DeleteChildCheck.id': of('childCheck'),
  'HealthCheck/CheckMotherHealth.replacesId': of('motherCheck'),
  'HealthCheck/CheckMotherHealth.weight': value(62),
  'HealthCheck/CheckMotherHealth.height': value(158),
  'HealthCheck/CheckOtherMotherHealth.weight': value(62),
  'HealthCheck/CheckOtherMotherHealth.height': value(158),
  'HealthCheck/CheckChildHealth.replacesId': of('childCheck'),
  'NutritionConsulting/DeleteSavedAnswers.id': of('dietCheck'),
  'User/UpdateUser.children.id': of('child'),
  'User/UpdateUser.dayOfBirth': value('1995'),
  'User/UpdateUser.pregnancyWeeks': value(21),
  'Prompt/AddView.id': value(1),
  'Popup/GetById.id': value(1),
  'Email/SendEmail.to': value('ai-do@example.vn'),
  'UserContact/SetStatus.id': value(1),
}

/** By name, in every call. */
const byName: Readonly<Record<string, FieldSample>> = {
  userId: of('user'),
  motherId: of('user'),
  childId: of('child'),
  email: of('email'),
  userName: of('email'),
  code: of('code'),
  // Content: everybody's.
  articleId: value(3001),
  dishId: value(1),
  materialId: value(1),
  menuId: value(1),
  classId: value(1),
  objectTypeId: value(2),
  questionId: value(1),
  optionIds: value([1]),
  itemId: value(1),
  type: value(0),
  surveyId: value(1),
  pollId: value(1),
  surveyQuestionId: value(1),
  surveyAnswerGroupId: value(1),
  surveyAnswerIds: value([1]),
  surveyAnswerId: value(1),
  // Editors' things.
  id: value(1),
  kind: value('poll'),
  startsAt: value('2026-11-22T00:00:00Z'),
  endsAt: value('2026-12-22T00:00:00Z'),
  startAt: value('2026-12-22T02:00:00Z'),
  endAt: value('2026-12-22T05:00:00Z'),
  from: value('2026-11-01'),
  until: value('2026-11-30'),
  objectTypeIds: value([2]),
  summary: value('Tóm tắt'),
  content: value('Nội dung'),
  aboutHealth: value(false),
  keepDays: value(365),
  isOtherAnswer: value(false),
  surveyQuestionTypeId: value(1),
  allowAttachImage: value(false),
  requireAttachImage: value(false),
  pageNames: value(['Home']),
  buttonPosition: value(1),
  buttonText: value('Xem'),
  redirectUrl: value('/so-tay-cua-me'),
  secondToShow: value(10),
  url: value('/so-tay-cua-me'),
  dryRun: value(true),
  preview: value(''),
  imageId: value(1),
  place: value('Hà Nội'),
  seats: value(20),
  illustration: value('class'),
  provinceId: value(1),
  wardId: value(4),
  organizationId: value(1),
  departmentId: value(1),
  positionId: value(9999),
  babysitterRelationshipId: value(1),
  // Measures and days.
  weight: value(8.4),
  height: value(71),
  weightBeforePregnancy: value(55),
  headCircumference: value(44),
  measuredLying: value(true),
  oedema: value(false),
  dangerSigns: value(false),
  gestationWeeks: value(39),
  gestationDayInWeek: value(1),
  pregnancyWeeks: value(20),
  pregnancyDayInWeek: value(2),
  weeksAfterBirth: value(10),
  pregnancyTime: value(1),
  checkDate: value('2026-11-20'),
  dayOfBirth: value('2025-11-21'),
  gender: value(0),
  // Menus and lists.
  mealCode: value(2),
  dayCode: value('N1'),
  portion: value(1),
  grams: value(50),
  title: value('Một thực đơn'),
  forWhom: value('Bé Na'),
  startsOn: value('2026-11-23'),
  plannedFor: value('2026-11-23'),
  eaters: value(2),
  key: value('0b9a6c1e-5d3f-4c1a-9d57-3f2a1b8c7d6e'),
  revision: value(1),
  increaseNumberOfCarts: value(true),
  pageNumber: value(1),
  pageSize: value(20),
  page: value('/'),
  pageName: value('Home'),
  // Words and choices.
  fullName: value('Tên mới'),
  note: value('Ghi chú'),
  text: value('Trả lời'),
  textAnswer: value('Trả lời'),
  images: value([]),
  picture: value(PICTURE),
  value: value(1),
  purpose: value('reminders'),
  given: value(true),
  textVersion: value('2'),
  status: value(2),
  approved: value(true),
  templateCode: value('confirm-email'),
  values: value({}),
  userType: value(1),
  motherStatus: value(1),
  otherDepartment: value('1Khoa Dinh dưỡng'),
  otherPosition: value('Bác sĩ'),
  // Passwords: the caller's own, and a new one.
  password: value('Mat-khau-thu-1'),
  oldPassword: value('Mat-khau-thu-1'),
  // Counts for an account without a password alone, which neither has.
  ownCode: value('000000'),
  currentPassword: value('Mat-khau-thu-1'),
  newPassword: value('Mot-cau-ngan-de-nho-2'),
  confirmPassword: value('Mot-cau-ngan-de-nho-2'),
  response: value(''),
  phoneNumber: of('phoneNumber'),
}

/**
 * What a field is; throws for one that nobody has described: a new call is covered as soon as its fields are.
 * @param path names from the input's root, without places in lists
 */
export function fieldSample(call: string, path: readonly string[]): FieldSample {
  const known = ofCall[`${call}.${path.join('.')}`] ?? byName[path.at(-1) ?? '']
  if (known) return known
  throw new Error(
    `${call} takes ${path.join('.')}, which services/api/src/testing/isolation/field-samples.ts does not describe: is it an id or secret of a user (of) or a harmless value (value)?`,
  )
}
