import { findObjectType, isObjectTypeId, objectTypeGroups } from 'shared-contracts/ages'
import type { Eater } from 'shared-contracts/family'
import { eaterIn } from '../../for-whom'
import type { MenuOnTable } from './menu-day'

/** Whether a family can eat what a menu serves: what a small child eats is no adult's meal. */
export function feedsFamily({ objectTypeId }: Pick<MenuOnTable, 'objectTypeId'>): boolean {
  return isObjectTypeId(objectTypeId) && findObjectType(objectTypeId)?.group !== objectTypeGroups.child
}

/** Whom the amounts of a menu on screen are for; the address may ask for somebody whom it doesn't suit. */
export function eatersOf(menu: Pick<MenuOnTable, 'objectTypeId' | 'portionsOf'>, search: URLSearchParams): Eater {
  const asked = eaterIn(search)
  if (asked?.kind === 'adults' && feedsFamily(menu)) return asked
  return { kind: 'type', objectTypeId: menu.portionsOf }
}
