import { formatAmount, formatEnergy, unitWords } from 'shared-contracts/formats'
import { dietTexts } from '../../../texts/diet'
import { AmountBar } from '../../amounts'
import { comparedWords } from '../rules/compared-words'
import { barAmounts, isOpen, type ResultRow, statusWord } from '../rules/result-rows'
import styles from './DietResult.module.css'

const words = dietTexts.result
export const SIGNS: Readonly<Record<ResultRow['status'], string>> = {
  met: '✓',
  below: '▼',
  above: '▲',
  missing: '?',
  notJudged: '–',
}

interface Props {
  readonly rows: readonly ResultRow[]
}

/** What was eaten and what it was compared with: a bar and the same in words. Status is told by sign and word, never by colour alone. */
export function DietBars({ rows }: Props) {
  if (rows.length === 0) return null
  return (
    <ul className={styles.bars}>
      {rows.map((row) => (
        <li key={row.standardId} className={styles[row.status]}>
          <span className={styles.words}>
            <strong>{row.standard.title}</strong>
            <span className={styles.status}>
              <span aria-hidden="true">{SIGNS[row.status]} </span>
              {statusWord(row)}
            </span>
          </span>
          <AmountBar {...barAmounts(row)} tone={toneOf(row)} />
          <small>
            {words.eatenShort(eatenWords(row))} · {comparedWords(row)}
          </small>
        </li>
      ))}
    </ul>
  )
}

function toneOf(row: ResultRow): 'good' | 'wrong' | 'open' {
  if (isOpen(row)) return 'open'
  return row.status === 'met' ? 'good' : 'wrong'
}

/** "320 miligam", "ít nhất 320 miligam", "chưa có số liệu". */
export function eatenWords({ value: measured, status, missingCount, standard }: ResultRow): string {
  // Nothing but missing figures: not a zero.
  const value = measured === 0 && missingCount > 0 ? null : measured
  const shown = standard.unit === 'kcal' ? formatEnergy(value) : formatAmount(value, unitWords(standard.unit))
  return value !== null && (status === 'missing' || missingCount > 0) && standard.unit !== '%'
    ? words.atLeast(shown)
    : shown
}
