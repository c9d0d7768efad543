import { useState } from 'react'
import type { CallAnswer } from 'shared-contracts/calls'
import { formatGrams } from 'shared-contracts/formats'
import { formatMarketAmount, leftToBuy } from 'shared-contracts/market'
import { classNames } from 'shared-frame'
import { sharingTexts as texts } from '../../../texts/list-sharing'
import styles from './SharedList.module.css'

type List = CallAnswer<'UserCart/GetSharedList'>

/** The lines of a shared list. What its owner has bought is told; ticks made here stay on this screen. */
export function SharedLines({ list: { groups, ownLines, bought } }: { list: List }) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const inBasket = new Map(bought.map(({ line, grams }) => [line, grams]))
  const toggle = (key: string): void =>
    setTicked((keys) => new Set(keys.has(key) ? [...keys].filter((each) => each !== key) : [...keys, key]))
  const parts = groups.map(({ group, items }) => ({
    title: group,
    lines: items.map((item) => {
      const left = leftToBuy(item, inBasket.get(item.key) ?? 0, item)
      const isBought = inBasket.has(item.key) && left.marketAmount === 0
      const shown = isBought ? item : left
      return {
        key: item.key,
        text: item.title,
        amount: formatMarketAmount(shown),
        grams: formatGrams(Math.round(shown.grams)),
        isBought,
      }
    }),
  }))
  if (ownLines.length > 0) {
    parts.push({
      title: texts.ownGroup,
      lines: ownLines.map(({ id, text }) => ({ key: id, text, amount: '', grams: '', isBought: inBasket.has(id) })),
    })
  }
  if (parts.length === 0) return <p>{texts.emptyShared}</p>
  return (
    <>
      {parts.map(({ title, lines }) => (
        <section key={title} className={styles.group}>
          <h2>{title}</h2>
          <ul>
            {lines.map(({ key, text, amount, grams, isBought }) => (
              <li key={key} className={classNames((isBought || ticked.has(key)) && styles.bought)}>
                <label>
                  <input
                    type="checkbox"
                    checked={isBought || ticked.has(key)}
                    disabled={isBought}
                    onChange={() => toggle(key)}
                  />
                  <span className={styles.words}>
                    {text}
                    <small>{isBought ? texts.inBasket : grams}</small>
                  </span>
                  <span className={styles.amount}>{amount}</span>
                </label>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.until}>{texts.localTicks}</p>
    </>
  )
}
