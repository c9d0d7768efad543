import type { ReactNode } from 'react'
import { Button } from 'shared-frame'
import styles from './Sheets.module.css'

interface Props<R> {
  readonly rows: readonly R[]
  readonly onChange: (rows: readonly R[]) => void
  /** As many as one page holds. */
  readonly most: number
  readonly empty: R
  readonly words: {
    readonly row: (number: number) => string
    readonly add: string
    readonly remove: (number: number) => string
    readonly full: (most: number) => string
  }
  /** The fields of one row. */
  readonly children: (index: number) => ReactNode
}

/** Rows of a form, one below the other; they come and go at the end alone. */
export function EntryRows<R>({ rows, onChange, most, empty, words, children }: Props<R>) {
  return (
    <>
      {rows.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: its place is what a row is known by
        <fieldset key={index} className={styles.entry}>
          <legend className={styles.entryTitle}>{words.row(index + 1)}</legend>
          {children(index)}
        </fieldset>
      ))}
      <div className={styles.actions}>
        {rows.length < most ? (
          <Button tone="soft" size="small" onClick={() => onChange([...rows, empty])}>
            {words.add}
          </Button>
        ) : (
          <p>{words.full(most)}</p>
        )}
        {rows.length > 1 && (
          <Button tone="quiet" size="small" onClick={() => onChange(rows.slice(0, -1))}>
            {words.remove(rows.length)}
          </Button>
        )}
      </div>
    </>
  )
}
