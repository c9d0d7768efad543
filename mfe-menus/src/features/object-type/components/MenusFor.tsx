import { findObjectType, objectTypeGroups } from 'shared-contracts/ages'

/**
 * Tells the frame whose menus the page shows: the nutrition institute has not signed those of children, so its logo is hidden beside them.
 * Stands last: it shows nothing, and first it would part what follows from the heading.
 */
export function MenusFor({ objectTypeIds }: { objectTypeIds: readonly number[] }) {
  const isForChild = objectTypeIds.some((id) => findObjectType(id)?.group === objectTypeGroups.child)
  return <span hidden data-menus-for={isForChild ? 'child' : 'mother'} />
}
