import { findObjectType, hasMenus, type ObjectType } from 'shared-contracts/ages'
import type { CallAnswer } from 'shared-contracts/calls'

type Profile = Pick<CallAnswer<'User/UserInfo'>, 'userType' | 'objectTypeId' | 'isNursing' | 'children'>

/** Somebody of the visitor's family for whom there are menus. */
export interface Person {
  /** A child's name; null for the visitor herself. */
  readonly name: string | null
  readonly objectType: ObjectType
}

/** Carers alone: the object type that every other profile falls back to says nothing about them (DECISIONS 4). */
const CARER = 3

/** For whom a visitor looks at menus: herself first, a carer's children first; nobody under 6 months or above 60 (DECISIONS 2, 6). */
export function peopleOf({ userType, objectTypeId, isNursing, children }: Profile): readonly Person[] {
  const person = (id: number | null, name: string | null): Person[] => {
    const objectType = id === null ? undefined : findObjectType(id)
    return objectType && hasMenus(objectType.id) ? [{ name, objectType }] : []
  }
  const herself = userType !== CARER || isNursing ? person(objectTypeId, null) : []
  const family = children.flatMap((child) => person(child.objectTypeId, child.fullName))
  return userType === CARER ? [...family, ...herself] : [...herself, ...family]
}
