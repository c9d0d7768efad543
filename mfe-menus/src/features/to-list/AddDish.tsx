import type { CallAnswer } from 'shared-contracts/calls'
import { useVisitorProfile } from 'shared-frame'
import { AddToList } from 'shared-ui/list-items'
import type { AskedServing } from '../dish-view'
import { peopleOf } from '../object-type'
import { dishItem } from './dish-item'

interface Props {
  readonly dish: CallAnswer<'Dish/GetById'>
  /** For whom the page tells its amounts. */
  readonly asked: AskedServing
}

/** Puts the dish of a page on the shopping list. */
export function AddDish({ dish, asked }: Props) {
  const profile = useVisitorProfile().data
  return <AddToList item={dishItem(dish, asked, profile === undefined ? [] : peopleOf(profile))} tone="primary" />
}
