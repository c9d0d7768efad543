import { formatGrams, formatPrice } from 'shared-contracts/formats'
import { formatMarketAmount } from 'shared-contracts/market'
import { classNames } from 'shared-frame'
import { marketTexts as texts } from '../../../texts/market-list'
import type { LineToBuy } from '../rules/market-view'
import { MarketIcon } from './MarketIcon'
import styles from './MarketList.module.css'

interface Props {
  readonly line: LineToBuy
  readonly onBought: (bought: boolean) => void
  readonly onAtHome: () => void
}

/** One thing to buy: the whole row is its tick, so that a thumb finds it; the house beside it takes it off. */
export function MarketLine({ line: { item, left, bought, grew }, onBought, onAtHome }: Props) {
  const price = bought ? item.price : left.price
  return (
    <li className={classNames(styles.line, bought && styles.bought)}>
      <label className={styles.tick}>
        <input type="checkbox" checked={bought} onChange={({ target }) => onBought(target.checked)} />
        <span className={styles.title}>{item.title}</span>
        <span className={styles.amount}>
          {grew ? texts.more(formatMarketAmount(left)) : formatMarketAmount(bought ? item : left)}
        </span>
        <span className={styles.facts}>
          {texts.grams(formatGrams(Math.round(item.grams)))}
          {' · '}
          {price === null ? texts.noPrice : texts.total(formatPrice(price))}
        </span>
      </label>
      {bought ? null : (
        <button type="button" className={styles.icon} aria-label={texts.markAtHome(item.title)} onClick={onAtHome}>
          <MarketIcon name="house" />
        </button>
      )}
    </li>
  )
}
