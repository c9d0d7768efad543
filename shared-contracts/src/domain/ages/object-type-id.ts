/** Object types: whom a menu, need, poll or popup is for. 0 stands for all. */
export type MotherObjectTypeId = 1 | 2 | 3 | 4
export type ChildObjectTypeId = 5 | 6 | 7 | 8 | 9 | 10
export type ObjectTypeId = 0 | MotherObjectTypeId | ChildObjectTypeId | 11

export const STAFF_OBJECT_TYPE_ID = 11

export function isObjectTypeId(id: number): id is ObjectTypeId {
  return Number.isInteger(id) && id >= 0 && id <= 11
}

/** Whether there are menus for it: mothers and children from 6 to 60 months. */
export function hasMenus(id: ObjectTypeId): id is MotherObjectTypeId | ChildObjectTypeId {
  return id >= 1 && id <= 10
}
