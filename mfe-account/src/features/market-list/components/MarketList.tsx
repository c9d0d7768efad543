import { useId, useRef } from 'react'
import { useShell } from 'shared-frame'
import { marketTexts as texts } from '../../../texts/market-list'
import { boughtChange, type ListEngine, type ListView, type MarketItem, type ShoppingList } from '../../list-device'
import { type GroupToBuy, marketView } from '../rules/market-view'
import { AtHome } from './AtHome'
import { MarketLine } from './MarketLine'
import styles from './MarketList.module.css'
import { MarketSummary } from './MarketSummary'
import { OwnLines } from './OwnLines'
import { SavingLine } from './SavingLine'

interface Props {
  readonly list: ShoppingList
  readonly view: ListView
  readonly change: ListEngine['change']
}

/** What to buy, by the stalls of the market. */
export function MarketList({ list, view, change }: Props) {
  const { groups, own, atHome, left, isEmpty, pricesOf } = marketView(list)
  const { notify } = useShell()
  const all = useRef<HTMLDivElement>(null)
  const setAtHome = ({ key, title }: MarketItem, isAtHome: boolean): void => {
    change({ kind: 'at-home', line: key, atHome: isAtHome })
    // The button that was pressed goes with its line.
    all.current?.focus({ preventScroll: true })
    notify(isAtHome ? texts.setAtHome(title) : texts.setToBuy(title), 'info', {
      label: texts.undo,
      run: () => change({ kind: 'at-home', line: key, atHome: !isAtHome }),
    })
  }
  return (
    <div ref={all} className={styles.market} tabIndex={-1}>
      {groups.length > 0 && <p className={styles.hint}>{texts.homeHint}</p>}
      {groups.map((group) => (
        <Group key={group.group} group={group} change={change} setAtHome={setAtHome} />
      ))}
      {pricesOf !== null && <p className={styles.hint}>{texts.pricesOf(pricesOf)}</p>}
      <OwnLines lines={own} toBuy={groups.flatMap(({ lines }) => lines)} change={change} />
      <AtHome items={atHome} onBuy={(item) => setAtHome(item, false)} />
      {!isEmpty && (
        <MarketSummary left={left} total={list.total}>
          <SavingLine view={view} />
        </MarketSummary>
      )}
    </div>
  )
}

interface GroupProps {
  readonly group: GroupToBuy
  readonly change: ListEngine['change']
  readonly setAtHome: (item: MarketItem, isAtHome: boolean) => void
}

function Group({ group: { group, lines, left }, change, setAtHome }: GroupProps) {
  const heading = useId()
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <div className={styles.groupHead}>
        <h2 id={heading}>{group}</h2>
        <span>{texts.groupLeft(left)}</span>
      </div>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <MarketLine
            key={line.item.key}
            line={line}
            onBought={(bought) => change(boughtChange(line.item, bought))}
            onAtHome={() => setAtHome(line.item, true)}
          />
        ))}
      </ul>
    </section>
  )
}
