import type { ReactNode } from 'react'
import { parseCalendarDay } from 'shared-contracts/ages'
import { formatDay } from 'shared-contracts/formats'
import { Button, Section } from 'shared-frame'
import { type GlossaryTerm, TermList } from 'shared-ui/glossary'
import { bookTexts } from '../../texts/book'
import styles from './Book.module.css'
import type { BookCheck } from './book'

/** One column after the day. */
export interface HistoryColumn<C> {
  readonly title: string
  /** @param earlier the checks before it, oldest first */
  readonly cell: (check: C, earlier: readonly C[]) => string
  /** Words among figures: they may break. */
  readonly isWords?: true
}

export interface HistoryProps<C> {
  /** Oldest first. */
  readonly checks: readonly C[]
  readonly onEdit: (check: C) => void
  readonly onDelete: (check: C) => void
}

interface Props<C> extends HistoryProps<C> {
  readonly words: {
    readonly title: string
    readonly table: string
    readonly day: string
    readonly actions: string
    readonly editOf: (day: string) => string
    readonly deleteOf: (day: string) => string
  }
  /** What the titles of the columns need explained. */
  readonly terms: readonly GlossaryTerm[]
  readonly columns: readonly HistoryColumn<C>[]
  /** One more thing to do with a check of this day. */
  readonly action?: (check: C, day: string) => ReactNode
}

/** All checks of a book, newest first, to be changed or taken away. */
export function HistoryTable<C extends BookCheck>(props: Props<C>) {
  const { words, terms, columns, checks, onEdit, onDelete, action } = props
  const rows = checks.map((check, index) => {
    const day = parseCalendarDay(check.checkDate)
    const shown = day === null ? check.checkDate : formatDay(day)
    return (
      <tr key={check.id}>
        <th scope="row">{shown}</th>
        {columns.map(({ title, cell, isWords }) => (
          <td key={title} data-label={title} className={isWords && styles.words}>
            {cell(check, checks.slice(0, index))}
          </td>
        ))}
        <td data-no-print>
          <Button tone="quiet" size="small" onClick={() => onEdit(check)} aria-label={words.editOf(shown)}>
            {bookTexts.edit}
          </Button>
          {action?.(check, shown)}
          <Button tone="quiet" size="small" onClick={() => onDelete(check)} aria-label={words.deleteOf(shown)}>
            {bookTexts.delete}
          </Button>
        </td>
      </tr>
    )
  })
  return (
    <Section title={words.title}>
      <TermList terms={terms} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the phone must scroll by keyboard too */}
      <section className={styles.scroll} tabIndex={0} aria-label={words.table}>
        <table className={styles.history}>
          <thead>
            <tr>
              {[words.day, ...columns.map(({ title }) => title)].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
              <th scope="col" data-no-print>
                <span className="visually-hidden">{words.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>{rows.reverse()}</tbody>
        </table>
      </section>
    </Section>
  )
}
