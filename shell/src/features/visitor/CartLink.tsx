import { useEffect, useState } from 'react'
import { paths } from 'shared-contracts/paths'
import { Icon, useSession, useShell } from 'shared-ui'
import styles from './CartLink.module.css'

/** More than this is shown as "99+": the badge keeps its place. */
const MOST_SHOWN = 99

/** The shopping list, with the number of its entries for who is logged in. */
export function CartLink() {
  const count = useCartCount()
  return (
    <a className={styles.cart} href={paths.cart} aria-label={label(count)}>
      <Icon name="basket" size="1.4em" />
      {count > 0 ? (
        <span className={styles.count} aria-hidden="true">
          {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
        </span>
      ) : null}
    </a>
  )
}

function label(count: number): string {
  return count > 0 ? `Danh sách đi chợ, ${count} mục` : 'Danh sách đi chợ'
}

/** The server's count: from the user when the session starts, then from what sections report. */
function useCartCount(): number {
  const session = useSession()
  const { bus } = useShell()
  const stated = session.state === 'signed-in' ? session.user.numberOfCarts : 0
  const [count, setCount] = useState(stated)
  useEffect(() => setCount(stated), [stated])
  useEffect(() => bus.subscribe('cart/changed', ({ numberOfCarts }) => setCount(numberOfCarts)), [bus])
  return session.state === 'signed-in' ? count : 0
}
