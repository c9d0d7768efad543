import type { ReactNode } from 'react'
import { type Heading, TableOfContents } from 'shared-ui/reading'
import styles from './TextBesideContents.module.css'

interface Props {
  /** Title of the table of contents. */
  readonly title: string
  readonly headings: readonly Heading[]
  readonly children: ReactNode
}

/** A long text with its table of contents: above it on phones, beside it where there is room. */
export function TextBesideContents({ title, headings, children }: Props) {
  return (
    <div className={styles.beside}>
      <div className={styles.contents}>
        <TableOfContents headings={headings} title={title} />
      </div>
      <div className={styles.text}>{children}</div>
    </div>
  )
}
