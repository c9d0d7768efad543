import type { ReactNode } from 'react'
import { classNames } from 'shared-frame'
import styles from './ScrollingTable.module.css'

interface Props {
  /** Says what is scrolled, to who moves there by keys. */
  readonly label: string
  /** One for each column. */
  readonly headings: readonly string[]
  /** Of the table, for what its columns have of their own. */
  readonly className?: string
  /** The rows. */
  readonly children: ReactNode
}

/** A table that scrolls by itself, by touch and by keys, where it is wider than the screen. */
export function ScrollingTable({ label, headings, className, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone is scrolled by keys too
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={classNames(styles.table, className)}>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}
