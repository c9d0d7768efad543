import { isObjectTypeId } from 'shared-contracts/ages'
import { compareHomeOrder } from 'shared-contracts/constants'

/** The free weeks in the order of the home page. */
export function inHomeOrder<T extends { readonly objectTypeId: number }>(menus: readonly T[]): T[] {
  return [...menus].sort((a, b) => {
    const known = isObjectTypeId(a.objectTypeId) && isObjectTypeId(b.objectTypeId)
    return known ? compareHomeOrder(a.objectTypeId, b.objectTypeId) : a.objectTypeId - b.objectTypeId
  })
}
