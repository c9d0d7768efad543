import { findObjectType, isObjectTypeId, objectTypeGroups } from '../../ages'
import { ADULT_OBJECT_TYPE_ID } from './family'

const isChild = (id: number) => isObjectTypeId(id) && findObjectType(id)?.group === objectTypeGroups.child

/**
 * For whom a dish is told unasked: an adult where adults eat it, else the youngest child that does.
 *
 * @param objectTypeIds those that eat the dish, youngest first
 */
export function usualEater(objectTypeIds: readonly number[]): number {
  if (objectTypeIds.includes(ADULT_OBJECT_TYPE_ID)) return ADULT_OBJECT_TYPE_ID
  return objectTypeIds.find(isChild) ?? objectTypeIds[0] ?? ADULT_OBJECT_TYPE_ID
}
