import type { Member } from 'shared-contracts/family'
import { ADULT_OBJECT_TYPE_ID, usualEater } from 'shared-contracts/menus'
import type { ListItem } from 'shared-ui/list-items'
import type { AskedServing } from '../dish-view'
import { bankDish } from './menu-items'

interface Dish {
  readonly dishId: number
  readonly title: string
  /** Those that eat it. */
  readonly objectTypeIds: readonly number[]
}

/**
 * A dish on its own page: for whom its amounts are told, whether or not they have come yet; where it doesn't suit who is asked for, for the first of
 * the visitor's family whom it suits, or for nobody in particular.
 */
export function dishItem(dish: Dish, asked: AskedServing, family: readonly Pick<Member, 'objectTypeId'>[]): ListItem {
  const { dishId, title, objectTypeIds } = dish
  const { objectTypeId = usualEater(objectTypeIds), people, portion } = asked
  if (!objectTypeIds.includes(objectTypeId)) {
    const member = family.find((each) => each.objectTypeId !== null && objectTypeIds.includes(each.objectTypeId))
    return bankDish(dish, member?.objectTypeId ?? null)
  }
  // Nobody in particular is an adult.
  const whose = objectTypeId === ADULT_OBJECT_TYPE_ID ? null : objectTypeId
  return { kind: 'dish', title, objectTypeId: whose, dish: { dishId, portion }, eaters: people }
}
