import { findObjectType, hasMenus, type ObjectType, objectTypes } from 'shared-contracts/ages'
import { compareHomeOrder } from 'shared-contracts/constants'
import { whomIn, whomObjectTypeId, withWhom } from 'shared-contracts/family'
import { paths } from 'shared-contracts/paths'

/** The object type when the address names none: a baby who starts complementary food. */
export const FIRST_CHOICE = 5

/** Object types that have menus, in the order of the home page. */
export const menuObjectTypes: readonly ObjectType[] = objectTypes
  .filter((objectType) => hasMenus(objectType.id))
  .sort((a, b) => compareHomeOrder(a.id, b.id))

/** The object type of whom the address names; without one, or for one that has no menus, the first choice. */
export function chosenObjectType(search: URLSearchParams): ObjectType {
  const whom = whomIn(search)
  return menuObjectType((whom === null ? null : whomObjectTypeId(whom)) ?? FIRST_CHOICE)
}

/** The object type of this id; for one that has no menus the first choice. */
export function menuObjectType(id: number): ObjectType {
  const asked = findObjectType(id)
  const chosen = asked && hasMenus(asked.id) ? asked : findObjectType(FIRST_CHOICE)
  if (!chosen) throw new Error('menuObjectType: no object type has menus')
  return chosen
}

/** The bank for an object type. */
export function bankPath(objectTypeId: number): string {
  return withWhom(paths.menuBank, { kind: 'type', objectTypeId })
}

/** Building one's own menu for an object type. */
export function buildPath(objectTypeId: number): string {
  return withWhom(paths.buildMenu, { kind: 'type', objectTypeId })
}

/** What the last segment of a setup page chooses: an object type that has menus, nothing, or an id that names none, which is no page. */
export type SetupChoice = ObjectType | 'none' | 'unknown'

export function setupChoice(id: string | undefined): SetupChoice {
  if (id === undefined) return 'none'
  return menuObjectTypes.find((objectType) => String(objectType.id) === id) ?? 'unknown'
}
