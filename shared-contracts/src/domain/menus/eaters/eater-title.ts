import { findObjectType, hasMenus, isObjectTypeId } from '../../ages'
import { ADULT_OBJECT_TYPE_ID } from './family'

const ADULT = 'Người lớn'

/**
 * Who eats, by object type: "Bé 9–11 tháng". Portions of an adult are kept under the object type of medical staff, whose title is no name for an eater:
 * it is told as "Người lớn". Null for what nobody can be (0, "all", and unknown numbers).
 */
export function eaterTitle(objectTypeId: number): string | null {
  if (objectTypeId === ADULT_OBJECT_TYPE_ID) return ADULT
  if (!isObjectTypeId(objectTypeId) || !hasMenus(objectTypeId)) return null
  return findObjectType(objectTypeId)?.title ?? null
}
