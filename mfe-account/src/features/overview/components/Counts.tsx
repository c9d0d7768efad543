import { formatCount } from 'shared-contracts/formats'
import { paths } from 'shared-contracts/paths'
import { AppLink, Section, useShell } from 'shared-ui'
import { useQuery } from 'shared-ui/remote'
import { accountTexts } from '../../../texts/account'
import type { OwnProfile } from '../../own-account'
import { countQuery, type OverviewCounts } from '../requests/count-queries'
import styles from './Overview.module.css'

const texts = accountTexts.overview

/** How much the user has kept, each leading to it. */
export function Counts({ user }: { user: OwnProfile }) {
  return (
    <Section title={texts.yours}>
      <ul className={styles.counts}>
        <AskedCount userId={user.id} what="favourites" to={paths.favourites} />
        <Count label={texts.counts.carts} to={paths.cart} count={user.numberOfCarts} />
        <AskedCount userId={user.id} what="menus" to={paths.cart} />
        <AskedCount userId={user.id} what="classes" to={paths.activities} />
      </ul>
    </Section>
  )
}

function AskedCount({ userId, what, to }: { userId: number; what: keyof OverviewCounts; to: string }) {
  const { api } = useShell()
  const count = useQuery(countQuery(api, userId, what))
  return <Count label={texts.counts[what]} to={to} count={count.data ?? null} />
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
