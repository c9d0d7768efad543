/** Who a user is. The names keep the spelling of the wire. */
export const userTypes = {
  pregnance: 0,
  pregnanceAndBabySitter: 1,
  medicalStaff: 2,
  babySitter: 3,
  administrator: 99,
} as const
export type UserType = (typeof userTypes)[keyof typeof userTypes]

export const userTypeLabels: Readonly<Record<UserType, string>> = {
  0: 'Mẹ bầu chưa có con dưới 5 tuổi',
  1: 'Mẹ bầu hoặc mẹ cho con bú, đang nuôi con dưới 5 tuổi',
  2: 'Cán bộ y tế',
  3: 'Người chăm sóc bé dưới 5 tuổi',
  99: 'Quản trị viên',
}

export function isUserType(value: number): value is UserType {
  return Object.values<number>(userTypes).includes(value)
}

/** Types that anyone may register as: all but administrators. */
export function isRegistrable(userType: UserType): boolean {
  return userType !== userTypes.administrator
}

/** Whether the account is for a mother's own body: pregnancy, weight gain, her menus. */
export function isMother(userType: UserType): boolean {
  return userType === userTypes.pregnance || userType === userTypes.pregnanceAndBabySitter
}

/** Whether children belong to the account. */
export function caresForChildren(userType: UserType): boolean {
  return userType === userTypes.pregnanceAndBabySitter || userType === userTypes.babySitter
}
