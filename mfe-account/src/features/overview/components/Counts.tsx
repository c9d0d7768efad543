import { formatCount } from 'shared-contracts/formats'
import { paths } from 'shared-contracts/paths'
import { AppLink, Section, useFavouriteIds, useRegisteredClasses, type VisitorProfile } from 'shared-frame'
import { accountTexts } from '../../../texts/account'
import { useSavedMenuCount } from '../requests/saved-menu-count'
import { favouriteCount, registeredCount } from '../rules/counts'
import styles from './Overview.module.css'

const texts = accountTexts.overview

/** How much the user has kept, each leading to it. What can't be counted now leaves the others alone. */
export function Counts({ user }: { user: VisitorProfile }) {
  const { data: favouriteIds } = useFavouriteIds()
  const { data: menus } = useSavedMenuCount(user.id)
  const { data: classes } = useRegisteredClasses()
  return (
    <Section title={texts.yours}>
      <ul className={styles.counts}>
        <Count
          label={texts.counts.favourites}
          to={paths.favourites}
          count={favouriteIds ? favouriteCount(favouriteIds) : null}
        />
        <Count label={texts.counts.carts} to={paths.cart} count={user.numberOfCarts} />
        <Count label={texts.counts.menus} to={paths.savedMenus} count={menus ?? null} />
        <Count label={texts.counts.classes} to={paths.activities} count={classes ? registeredCount(classes) : null} />
      </ul>
    </Section>
  )
}

/** Null: not counted yet, or it can't be counted now; the way there stays. */
function Count({ label, to, count }: { label: string; to: string; count: number | null }) {
  return (
    <li>
      <AppLink className={styles.count} to={to}>
        <span className={styles.number}>{count === null ? '–' : formatCount(count)}</span>
        <span className={styles.label}>{label}</span>
      </AppLink>
    </li>
  )
}
