import { useRef } from 'react'
import { paths } from 'shared-contracts/paths'
import { EmptyState, LinkButton, Notice, Section, useCart } from 'shared-ui'
import { cartTexts as texts } from '../../../texts/cart'
import { Asked, AskFirst } from '../../own-account'
import { useCartRemoval } from '../requests/use-cart-removal'
import { type CartEntry, cartGroups, limitsOf } from '../rules/cart-groups'
import styles from './Cart.module.css'
import { CartItem } from './CartItem'

/** The user's shopping list by kind, with ways to take things off it. */
export function Cart() {
  const entries = useCart()
  return (
    <Asked query={entries} loading={{ shape: 'cards', label: texts.loading }}>
      {(found) => <CartEntries all={found} />}
    </Asked>
  )
}

function CartEntries({ all }: { all: readonly CartEntry[] }) {
  const list = useRef<HTMLDivElement>(null)
  const { shown: entries, remove, clear, clearing } = useCartRemoval(all)
  // The button that was pressed goes with its entry: its focus moves to the list.
  const toList = () => list.current?.focus()
  return (
    <div ref={list} tabIndex={-1}>
      {entries.length === 0 ? (
        <NothingYet />
      ) : (
        <>
          <Notice kind="info">{texts.next}</Notice>
          {limitsOf(entries).map((limit) => (
            <Notice key={limit} kind="warning">
              {limit}
            </Notice>
          ))}
          {cartGroups(entries).map(({ type, entries: group }) => (
            <Section key={type} title={texts.kinds[type]} more={<span>{texts.count(group.length)}</span>}>
              <ul className={styles.entries}>
                {group.map((entry) => (
                  <CartItem
                    key={entry.id}
                    entry={entry}
                    onRemove={() => {
                      toList()
                      remove(entry)
                    }}
                  />
                ))}
              </ul>
            </Section>
          ))}
          <div className={styles.clear}>
            <AskFirst
              question={texts.clearQuestion}
              text={texts.clearWarning(entries.length)}
              confirmLabel={texts.clear}
              busy={clearing}
              onConfirm={() => {
                toList()
                clear()
              }}
            >
              {texts.clear}
            </AskFirst>
          </div>
        </>
      )}
    </div>
  )
}

function NothingYet() {
  return (
    <EmptyState
      title={texts.empty}
      actions={
        <>
          <LinkButton to={paths.menuBank}>{texts.findMenus}</LinkButton>
          <LinkButton to={paths.buildMenu} tone="soft">
            {texts.build}
          </LinkButton>
        </>
      }
    >
      {texts.emptyHint}
    </EmptyState>
  )
}
