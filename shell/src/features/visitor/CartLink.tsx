import { paths } from 'shared-contracts/paths'
import { useSession } from 'shared-frame'
import { useWaitingItemCount } from 'shared-ui/list-items'
import styles from './CartLink.module.css'
import { CountedLink } from './CountedLink'

/** The shopping list, with the number of its entries for who is logged in, of what waits for a login for everybody else. */
export function CartLink() {
  const session = useSession()
  const waiting = useWaitingItemCount()
  const isSignedIn = session.state === 'signed-in'
  const count = isSignedIn ? session.user.numberOfCarts : waiting
  const words = isSignedIn ? `${count} mục` : `${count} mục chờ đăng nhập`
  return (
    <CountedLink
      className={styles.cart}
      to={paths.cart}
      icon="basket"
      count={count}
      label={count > 0 ? `Danh sách đi chợ, ${words}` : 'Danh sách đi chợ'}
    />
  )
}
