import type { CallAnswer } from 'shared-contracts/calls'
import { usePage } from 'shared-frame/remote'
import { useFamily } from 'shared-ui/family'
import { AddToList } from 'shared-ui/list-items'
import type { AskedServing } from '../dish-view'
import { dishItem } from './dish-item'

interface Props {
  readonly dish: CallAnswer<'Dish/GetById'>
  /** For whom the page tells its amounts. */
  readonly asked: AskedServing
}

/** Puts the dish of a page on the shopping list. */
export function AddDish({ dish, asked }: Props) {
  const members = useFamily(usePage().today)
  return <AddToList item={dishItem(dish, asked, members)} tone="primary" />
}
