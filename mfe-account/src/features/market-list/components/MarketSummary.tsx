import { formatPrice } from 'shared-contracts/formats'
import { marketTexts as texts } from '../../../texts/market-list'
import type { ShoppingList } from '../../list-device'
import styles from './MarketList.module.css'

interface Props {
  readonly left: number
  readonly total: ShoppingList['total']
  readonly children: React.ReactNode
}

/** How much is left and what it may cost, at the foot of the screen where a thumb does not hide it. */
export function MarketSummary({ left, total: { price, unpriced }, children }: Props) {
  return (
    <div className={styles.summary}>
      <p className={styles.left}>{left === 0 ? texts.done : texts.left(left)}</p>
      <p className={styles.cost}>
        {price > 0 && texts.total(formatPrice(price))}
        {price > 0 && unpriced > 0 && ' · '}
        {unpriced > 0 && texts.unpriced(unpriced)}
      </p>
      {children}
    </div>
  )
}
