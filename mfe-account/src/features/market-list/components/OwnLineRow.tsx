import { useState } from 'react'
import { Button, classNames, Icon } from 'shared-frame'
import { marketTexts as texts } from '../../../texts/market-list'
import type { OwnLine } from '../../list-device'
import { LINE_LENGTH } from '../rules/doubled-line'
import { MarketIcon } from './MarketIcon'
import styles from './MarketList.module.css'

interface Props {
  readonly line: OwnLine
  readonly bought: boolean
  /** Another line is about the same thing. */
  readonly isRepeated: boolean
  readonly onBought: (bought: boolean) => void
  readonly onChange: (text: string) => void
  readonly onRemove: () => void
}

/** An own line: ticked like the others, and rewritten in its place. */
export function OwnLineRow({ line, bought, isRepeated, onBought, onChange, onRemove }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  if (draft !== null) {
    const end = (): void => {
      const text = draft.trim()
      if (text !== '' && text !== line.text) onChange(text)
      setDraft(null)
    }
    return (
      <li className={styles.line}>
        <form
          className={styles.rewrite}
          onSubmit={(event) => {
            event.preventDefault()
            end()
          }}
        >
          <input
            // biome-ignore lint/a11y/noAutofocus: the button that was pressed has made way for it
            autoFocus
            value={draft}
            maxLength={LINE_LENGTH}
            aria-label={texts.change(line.text)}
            onChange={({ target }) => setDraft(target.value)}
            onKeyDown={({ key }) => {
              if (key === 'Escape') setDraft(null)
            }}
          />
          <Button type="submit" tone="soft" size="small">
            {texts.save}
          </Button>
        </form>
      </li>
    )
  }
  return (
    <li className={classNames(styles.line, bought && styles.bought)}>
      <label className={styles.tick}>
        <input type="checkbox" checked={bought} onChange={({ target }) => onBought(target.checked)} />
        <span className={styles.title}>{line.text}</span>
        {isRepeated && <small>{texts.repeated}</small>}
      </label>
      <button
        type="button"
        className={styles.icon}
        aria-label={texts.change(line.text)}
        onClick={() => setDraft(line.text)}
      >
        <MarketIcon name="pencil" />
      </button>
      <button type="button" className={styles.icon} aria-label={texts.remove(line.text)} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </li>
  )
}
