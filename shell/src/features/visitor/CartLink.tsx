import { paths } from 'shared-contracts/paths'
import { useSession } from 'shared-ui'
import styles from './CartLink.module.css'
import { CountedLink } from './CountedLink'

/** The shopping list, with the number of its entries for who is logged in. */
export function CartLink() {
  const session = useSession()
  const count = session.state === 'signed-in' ? session.user.numberOfCarts : 0
  return (
    <CountedLink
      className={styles.cart}
      to={paths.cart}
      icon="basket"
      count={count}
      label={count > 0 ? `Danh sách đi chợ, ${count} mục` : 'Danh sách đi chợ'}
    />
  )
}
