import { useEffect, useState } from 'react'
import { paths } from 'shared-contracts/paths'
import { useSession, useShell } from 'shared-ui'
import styles from './CartLink.module.css'
import { CountedLink } from './CountedLink'

/** The shopping list, with the number of its entries for who is logged in. */
export function CartLink() {
  const count = useCartCount()
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
