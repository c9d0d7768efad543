import { formatAmount, formatEnergy, formatNeed } from 'shared-contracts/formats'
import { texts } from '../../../texts'
import { barShape, type ResultRow, statusWord } from '../rules/result-rows'
import styles from './DietResult.module.css'

const words = texts.diet.result
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

/** What was eaten against its band: a bar and the same in words. Status is told by sign and word, never by colour alone. */
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
              {words.status[statusWord(row)]}
            </span>
          </span>
          <Bar {...barShape(row)} />
          <small>
            {eatenWords(row)} · {words.need.toLowerCase()} {formatNeed(row)} {row.standard.unit}
          </small>
        </li>
      ))}
    </ul>
  )
}

/** "320 mg", "ít nhất 320 mg", "chưa có số liệu". */
export function eatenWords({ value: measured, status, missingCount, standard }: ResultRow): string {
  // Nothing but missing figures: not a zero.
  const value = measured === 0 && missingCount > 0 ? null : measured
  const shown = standard.unit === 'kcal' ? formatEnergy(value) : formatAmount(value, standard.unit)
  return value !== null && (status === 'missing' || missingCount > 0) && standard.unit !== '%'
    ? words.atLeast(shown)
    : shown
}

function Bar({ from, to, value }: ReturnType<typeof barShape>) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.track} y="3" width="100" height="4" />
      <rect className={styles.band} x={from} y="1" width={Math.max(to - from, 1)} height="8" />
      {value !== null && <rect className={styles.eaten} y="3.6" width={value} height="2.8" />}
      {value !== null && <rect className={styles.mark} x={Math.max(0, value - 0.6)} width="1.2" height="10" />}
    </svg>
  )
}
