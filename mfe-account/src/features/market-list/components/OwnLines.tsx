import { type FormEvent, useId, useRef, useState } from 'react'
import { Button, useShell } from 'shared-ui'
import { useKeptLine } from 'shared-ui/kept'
import { marketTexts as texts } from '../../../texts/market-list'
import { type ListEngine, ownBoughtChange } from '../../list-device'
import type { OwnToBuy } from '../rules/market-view'
import styles from './MarketList.module.css'
import { OwnLineRow } from './OwnLineRow'

/** What the visitor wrote down beside what the dishes need. */
export function OwnLines({ lines, change }: { lines: readonly OwnToBuy[]; change: ListEngine['change'] }) {
  const { notify } = useShell()
  const heading = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <h2 id={heading}>{texts.own}</h2>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map(({ line, bought }) => (
            <OwnLineRow
              key={line.id}
              line={line}
              bought={bought}
              onBought={(now) => change(ownBoughtChange(line, now))}
              onChange={(text) => change({ kind: 'change-line', line: { id: line.id, text } })}
              onRemove={() => {
                change({ kind: 'remove-line', id: line.id })
                input.current?.focus()
                notify(texts.removed(line.text), 'info', {
                  label: texts.undo,
                  // A line of its own: the former has been removed on the server too.
                  run: () => change({ kind: 'add-line', line: { id: crypto.randomUUID(), text: line.text } }),
                })
              }}
            />
          ))}
        </ul>
      )}
      <AddOwnLine
        input={input}
        onAdd={(text) => change({ kind: 'add-line', line: { id: crypto.randomUUID(), text } })}
      />
    </section>
  )
}

interface AddProps {
  readonly input: React.RefObject<HTMLInputElement | null>
  readonly onAdd: (text: string) => void
}

function AddOwnLine({ input, onAdd }: AddProps) {
  const id = useId()
  const [text, setText] = useKeptLine('own-line')
  const [isMissing, setMissing] = useState(false)
  const add = (event: FormEvent): void => {
    event.preventDefault()
    const wanted = text.trim()
    setMissing(wanted === '')
    if (wanted !== '') {
      onAdd(wanted)
      setText('')
    }
    input.current?.focus()
  }
  return (
    <form className={styles.addLine} onSubmit={add} data-no-print>
      <label htmlFor={id}>{texts.ownLabel}</label>
      <input
        ref={input}
        id={id}
        value={text}
        maxLength={100}
        placeholder={texts.ownHint}
        autoComplete="off"
        enterKeyHint="done"
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `${id}-error` : undefined}
        onChange={({ target }) => {
          setText(target.value)
          setMissing(false)
        }}
      />
      <Button type="submit" tone="soft">
        {texts.add}
      </Button>
      {isMissing && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {texts.ownMissing}
        </p>
      )}
    </form>
  )
}
