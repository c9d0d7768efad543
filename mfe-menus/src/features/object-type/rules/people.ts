import { childName, findObjectType, hasMenus, type ObjectType } from 'shared-contracts/ages'
import type { CallAnswer } from 'shared-contracts/calls'

type Profile = Pick<CallAnswer<'User/UserInfo'>, 'userType' | 'objectTypeId' | 'isNursing' | 'children'>

/** A member of the visitor's family whose object type has menus. */
export interface Person {
  /** Differs from everybody else of the family. */
  readonly key: string
  /** A child's name; null for the visitor herself. */
  readonly name: string | null
  readonly objectType: ObjectType
}

/** A profile that states no motherhood has the object type of a nursing mother by default; for a carer it means nothing. */
const CARER = 3

/** The family members that have menus, in the order in which they are offered: the visitor first, a carer's children first; children under 6 and above 60 months have no menus. */
export function peopleOf({ userType, objectTypeId, isNursing, children }: Profile): readonly Person[] {
  const person = (key: string, id: number | null, name: string | null): Person[] => {
    const objectType = id === null ? undefined : findObjectType(id)
    return objectType && hasMenus(objectType.id) ? [{ key, name, objectType }] : []
  }
  const herself = userType !== CARER || isNursing ? person('self', objectTypeId, null) : []
  const family = children.flatMap((child) =>
    person(`child-${child.id}`, child.objectTypeId, childName(child, children)),
  )
  return userType === CARER ? [...family, ...herself] : [...herself, ...family]
}
