import { useId } from 'react'
import { questionTexts as texts } from '../../../texts/questions'
import styles from './QuestionField.module.css'

interface Props {
  readonly value: string
  /** Letters. */
  readonly most: number
  readonly rows: number
  readonly label?: string
  readonly labelledBy?: string
  readonly describedBy?: string | undefined
  readonly placeholder?: string
  readonly invalid?: boolean
  readonly disabled?: boolean
  onChange(text: string): void
}

/** A text of several lines. Who has filled it is told why no more letters come. */
export function TextBox({
  value,
  most,
  rows,
  label,
  labelledBy,
  describedBy,
  placeholder,
  invalid = false,
  disabled,
  onChange,
}: Props) {
  const fullId = useId()
  const isFull = value.length >= most
  const described = [describedBy, isFull && fullId].filter(Boolean).join(' ')
  return (
    <>
      <textarea
        className={styles.text}
        value={value}
        maxLength={most}
        rows={rows}
        aria-label={label}
        aria-labelledby={labelledBy}
        aria-describedby={described === '' ? undefined : described}
        aria-invalid={invalid || undefined}
        placeholder={placeholder}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value)}
      />
      {isFull && (
        <p id={fullId} className={styles.hint}>
          {texts.textFull(most)}
        </p>
      )}
    </>
  )
}
