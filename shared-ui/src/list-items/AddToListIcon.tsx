import { useSyncExternalStore } from 'react'
import { classNames, Icon } from 'shared-frame'
import styles from './AddToListIcon.module.css'
import type { ListItem } from './item/list-item'
import { listTexts } from './list-texts'
import { useListItem } from './use-list-item'

const never = () => () => {}

/**
 * The basket on a card, for its `aside`. It is of no use without scripts, so documents do without it: it joins once the page
 * is alive, in a corner where nothing has to make room.
 */
export function AddToListIcon({ item }: { item: ListItem }) {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return alive ? <Basket item={item} /> : null
}

function Basket({ item }: { item: ListItem }) {
  const { state, press, prepare } = useListItem(item, { asks: false })
  const isThere = state !== 'absent'
  return (
    <button
      type="button"
      className={classNames(styles.basket, isThere && styles.there)}
      aria-label={listTexts.icon(item.title)}
      aria-pressed={isThere}
      onClick={press}
      onPointerEnter={prepare}
      onFocus={prepare}
      data-no-print
    >
      <Icon name={isThere ? 'check' : 'basket'} size="1.4em" />
    </button>
  )
}
