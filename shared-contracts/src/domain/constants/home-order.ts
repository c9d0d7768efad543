import type { ObjectTypeId } from '../ages/object-type-id'

/** Object types in the order of the home page's menus: children first. */
export const homeObjectTypeOrder: readonly ObjectTypeId[] = [5, 6, 7, 8, 9, 10, 1, 2, 3, 4, 0]

/** Negative when `a` stands before `b` on the home page; types that it does not name come last. */
export function compareHomeOrder(a: ObjectTypeId, b: ObjectTypeId): number {
  return placeOf(a) - placeOf(b)
}

function placeOf(objectTypeId: ObjectTypeId): number {
  const place = homeObjectTypeOrder.indexOf(objectTypeId)
  return place === -1 ? homeObjectTypeOrder.length : place
}
