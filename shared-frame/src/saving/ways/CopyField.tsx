import { useRef, useState } from 'react'
import { type CopyOutcome, copyText } from '../../core/content/hand-over'
import { Button } from '../../core/page/Button'
import { Icon } from '../../core/page/Icon'
import { Notice } from '../../core/states/Notice'
import styles from './Ways.module.css'
import { waysTexts as texts } from './ways-texts'

interface Props {
  readonly label: string
  readonly value: string
  /** On the button. */
  readonly action: string
  readonly rows: number
}

/** A text to copy by a button, and where the browser has no clipboard by hand. */
export function CopyField({ label, value, action, rows }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [outcome, setOutcome] = useState<CopyOutcome | null>(null)
  return (
    <div className={styles.copy}>
      <textarea
        ref={field}
        readOnly
        aria-label={label}
        rows={rows}
        value={value}
        onFocus={({ target }) => target.select()}
      />
      <Button
        tone="soft"
        size="small"
        icon={<Icon name="link" />}
        onClick={() => void copyText(value, field.current).then(setOutcome)}
      >
        {action}
      </Button>
      <div role="status">
        {outcome === 'copied' && <Notice kind="success">{texts.copied}</Notice>}
        {(outcome === 'selected' || outcome === 'failed') && <Notice kind="info">{texts.selected}</Notice>}
      </div>
    </div>
  )
}
