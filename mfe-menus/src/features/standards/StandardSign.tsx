import { type StandardStatus, standardStatusWords } from 'shared-contracts/nutrition'
import styles from './StandardSign.module.css'

const SIGNS: Readonly<Record<StandardStatus, string>> = {
  met: '✓',
  below: '▼',
  above: '▲',
  missing: '?',
  notJudged: '–',
}

/** Whether a standard is met: a sign with its word, which `short` says to screen readers alone. */
export function StandardSign({ status, short = true }: { status: StandardStatus; short?: boolean }) {
  return (
    <span className={styles[status]}>
      <span aria-hidden="true">{SIGNS[status]} </span>
      <span className={short ? 'visually-hidden' : undefined}>{standardStatusWords[status]}</span>
    </span>
  )
}
