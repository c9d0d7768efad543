import { type FormEvent, useId, useRef, useState } from 'react'
import { Button, useShell } from 'shared-frame'
import { useKeptLine } from 'shared-frame/kept'
import { marketTexts as texts } from '../../../texts/market-list'
import { type ListEngine, ownBoughtChange } from '../../list-device'
import { type DoubledLine, doubledLine, LINE_LENGTH, repeatedLines } from '../rules/doubled-line'
import type { LineToBuy, OwnToBuy } from '../rules/market-view'
import styles from './MarketList.module.css'
import { OwnLineRow } from './OwnLineRow'

interface Props {
  readonly lines: readonly OwnToBuy[]
  /** What the dishes need. */
  readonly toBuy: readonly LineToBuy[]
  readonly change: ListEngine['change']
}

/** What the visitor wrote down beside what the dishes need. */
export function OwnLines({ lines, toBuy, change }: Props) {
  const { notify } = useShell()
  const heading = useId()
  const input = useRef<HTMLInputElement>(null)
  const repeated = repeatedLines(lines)
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
              isRepeated={repeated.has(line.id)}
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
        doubled={(text) => doubledLine(text, lines, toBuy)}
        onRewrite={(line) => change({ kind: 'change-line', line })}
        onAdd={(text) => change({ kind: 'add-line', line: { id: crypto.randomUUID(), text } })}
      />
    </section>
  )
}

interface AddProps {
  readonly input: React.RefObject<HTMLInputElement | null>
  /** What is on the list of that already. */
  readonly doubled: (text: string) => DoubledLine | null
  readonly onAdd: (text: string) => void
  readonly onRewrite: (line: { readonly id: string; readonly text: string }) => void
}

function AddOwnLine({ input, doubled, onAdd, onRewrite }: AddProps) {
  const id = useId()
  const [text, setText] = useKeptLine('own-line')
  const [isMissing, setMissing] = useState(false)
  const [asked, setAsked] = useState<DoubledLine | null>(null)
  const sum = asked?.sum ?? null
  const end = (): void => {
    setText('')
    setAsked(null)
    input.current?.focus()
  }
  const add = (event: FormEvent): void => {
    event.preventDefault()
    const wanted = text.trim()
    setMissing(wanted === '')
    const twice = wanted === '' ? null : doubled(wanted)
    setAsked(twice)
    if (wanted !== '' && twice === null) {
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
        maxLength={LINE_LENGTH}
        placeholder={texts.ownHint}
        autoComplete="off"
        enterKeyHint="done"
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `${id}-error` : undefined}
        onChange={({ target }) => {
          setText(target.value)
          setMissing(false)
          setAsked(null)
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
      {asked && (
        <div className={styles.twice}>
          <p role="alert">{texts.twice(asked.title)}</p>
          {sum && (
            <Button
              tone="soft"
              size="small"
              onClick={() => {
                onRewrite(sum)
                end()
              }}
            >
              {texts.addUp(sum.text)}
            </Button>
          )}
          <Button
            tone="quiet"
            size="small"
            onClick={() => {
              onAdd(text.trim())
              end()
            }}
          >
            {texts.addTwice}
          </Button>
          <Button tone="quiet" size="small" onClick={end}>
            {texts.dontAdd}
          </Button>
        </div>
      )}
    </form>
  )
}
