import styles from './Glossary.module.css'
import { Term } from './Term'
import type { GlossaryTerm } from './terms'

/** The words of a table that need explaining, above it: its headings are too narrow for that, and on a phone they are hidden. */
export function TermList({ terms }: { terms: readonly GlossaryTerm[] }) {
  return (
    <ul className={styles.terms} aria-label="Giải thích từ" data-no-print>
      <li aria-hidden="true">Giải thích từ:</li>
      {terms.map((term) => (
        <li key={term}>
          <Term term={term} />
        </li>
      ))}
    </ul>
  )
}
