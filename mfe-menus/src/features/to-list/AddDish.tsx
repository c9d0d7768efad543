import { useVisitorProfile } from 'shared-ui'
import { AddToList } from 'shared-ui/list-items'
import { peopleOf } from '../object-type'
import { bankDish } from './menu-items'

interface Props {
  readonly dish: { readonly dishId: number; readonly title: string; readonly objectTypeIds: readonly number[] }
}

/** A dish on its own page: for the first of the visitor's family whom it suits, or for nobody in particular. */
export function AddDish({ dish }: Props) {
  const profile = useVisitorProfile().data
  const people = profile === undefined ? [] : peopleOf(profile)
  const person = people.find(({ objectType }) => dish.objectTypeIds.includes(objectType.id))
  return <AddToList item={bankDish(dish, person?.objectType.id ?? null)} tone="primary" />
}
