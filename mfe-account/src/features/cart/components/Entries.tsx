import { useRef } from 'react'
import { cartTypeTitles } from 'shared-contracts/menus'
import { Notice, Section } from 'shared-frame'
import { AskFirst } from 'shared-ui/ask-first'
import { cartTexts as texts } from '../../../texts/cart'
import type { ListEngine } from '../../list-device'
import { type CartEntry, cartGroups, commonEaters, limitsOf } from '../rules/cart-groups'
import { Eaters } from './Eaters'
import styles from './Entries.module.css'
import { Entry } from './Entry'

interface Props {
  readonly entries: readonly CartEntry[]
  readonly change: ListEngine['change']
  readonly remove: (entry: CartEntry) => void
  readonly clear: () => void
  readonly clearing: boolean
}

/** What was chosen for the list, by kind: for how many each is, and ways to take it off. */
export function Entries({ entries, change, remove, clear, clearing }: Props) {
  const list = useRef<HTMLDivElement>(null)
  // The button that was pressed goes with its entry: its focus moves to the list.
  const toList = () => list.current?.focus({ preventScroll: true })
  return (
    <div ref={list} tabIndex={-1}>
      {limitsOf(entries).map((limit) => (
        <Notice key={limit} kind="warning">
          {limit}
        </Notice>
      ))}
      {entries.length > 1 && (
        <div className={styles.all}>
          <Eaters
            label={texts.eatersOfAll}
            eaters={commonEaters(entries)}
            onChange={(eaters) => {
              for (const entry of entries) change({ kind: 'eaters', entryId: entry.id, eaters })
            }}
          >
            <span>{texts.allFor}</span>
          </Eaters>
        </div>
      )}
      {cartGroups(entries).map(({ type, entries: group }) => (
        <Section key={type} title={cartTypeTitles[type]} more={<span>{texts.count(group.length)}</span>}>
          <ul className={styles.entries}>
            {group.map((entry) => (
              <Entry
                key={entry.id}
                entry={entry}
                onEaters={(eaters) => change({ kind: 'eaters', entryId: entry.id, eaters })}
                onRemove={() => {
                  toList()
                  remove(entry)
                }}
              />
            ))}
          </ul>
        </Section>
      ))}
      <div className={styles.clear} data-no-print>
        <AskFirst
          tone="danger"
          busy={clearing}
          label={texts.clear}
          question={texts.clearQuestion}
          warning={texts.clearWarning(entries.length)}
          onAgreed={() => {
            toList()
            clear()
          }}
        />
      </div>
    </div>
  )
}
