import { Button, Disclosure } from 'shared-frame'
import { marketTexts as texts } from '../../../texts/market-list'
import type { MarketItem } from '../../list-device'
import styles from './MarketList.module.css'

/** What the kitchen has already: left out of what is to buy, and put back with one tap. */
export function AtHome({ items, onBuy }: { items: readonly MarketItem[]; onBuy: (item: MarketItem) => void }) {
  if (items.length === 0) return null
  return (
    <Disclosure summary={texts.atHome(items.length)}>
      <p>{texts.atHomeHint}</p>
      <ul className={styles.lines}>
        {items.map((item) => (
          <li key={item.key} className={styles.line}>
            <span className={styles.words}>{item.title}</span>
            <Button tone="soft" size="small" aria-label={texts.buyAfterAllOf(item.title)} onClick={() => onBuy(item)}>
              {texts.buyAfterAll}
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
