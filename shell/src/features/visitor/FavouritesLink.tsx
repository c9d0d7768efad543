import { paths } from 'shared-contracts/paths'
import { useCounts } from 'shared-frame'
import { CountedLink } from './CountedLink'
import styles from './FavouritesLink.module.css'

/** The favourites, with their number for who is logged in. */
export function FavouritesLink() {
  const count = useCounts().favourites
  return (
    <CountedLink
      className={styles.favourites}
      to={paths.favourites}
      icon="heart"
      count={count}
      label={count > 0 ? `Mục yêu thích, ${count} mục` : 'Mục yêu thích'}
    />
  )
}
