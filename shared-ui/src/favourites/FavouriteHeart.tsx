import { useSyncExternalStore } from 'react'
import { classNames, Icon } from 'shared-frame'
import styles from './FavouriteHeart.module.css'
import type { FavouriteItem } from './favourite-item'
import { favouriteTexts } from './favourite-texts'
import { useFavourite } from './use-favourite'

interface Props {
  readonly item: FavouriteItem
  /** What the card shows; screen readers hear it with the button. */
  readonly title: string
}

const never = () => () => {}

/**
 * The heart on a card, for its `aside`. It is of no use without scripts, so documents do without it: it joins once the page
 * is alive, in a corner where nothing has to make room.
 */
export function FavouriteHeart(props: Props) {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return alive ? <Heart {...props} /> : null
}

function Heart({ item, title }: Props) {
  const { isFavourite, toggle } = useFavourite(item)
  return (
    <button
      type="button"
      className={classNames(styles.heart, isFavourite && styles.kept)}
      aria-label={favouriteTexts.heart(title)}
      aria-pressed={isFavourite}
      onClick={toggle}
      data-no-print
    >
      <Icon name="heart" size="1.4em" />
    </button>
  )
}
