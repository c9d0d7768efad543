import type { CallAnswer } from 'shared-contracts/calls'
import { ADULT_OBJECT_TYPE_ID } from 'shared-contracts/menus'
import { useVisitorProfile } from 'shared-ui'
import { AddToList, type ListItem } from 'shared-ui/list-items'
import { peopleOf } from '../object-type'
import { bankDish } from './menu-items'

type Dish = Pick<CallAnswer<'Dish/GetById'>, 'dishId' | 'title' | 'objectTypeIds' | 'detail'>

/** A dish on its own page: for whom its amounts are told, else for the first of the visitor's family whom it suits, or for nobody in particular. */
export function AddDish({ dish }: { dish: Dish }) {
  const profile = useVisitorProfile().data
  const people = profile === undefined ? [] : peopleOf(profile)
  const person = people.find(({ objectType }) => dish.objectTypeIds.includes(objectType.id))
  const serving = dish.detail?.serving ?? null
  const item = serving === null ? bankDish(dish, person?.objectType.id ?? null) : servedDish(dish, serving)
  return <AddToList item={item} tone="primary" />
}

function servedDish(
  { dishId, title }: Dish,
  { objectTypeId, people, portion }: NonNullable<NonNullable<Dish['detail']>['serving']>,
): ListItem {
  // Nobody in particular is an adult.
  const whose = objectTypeId === ADULT_OBJECT_TYPE_ID ? null : objectTypeId
  return { kind: 'dish', title, objectTypeId: whose, dish: { dishId, portion }, eaters: people }
}
