import { type BarAmounts, barShape } from '../rules/bar-shape'
import styles from './AmountBar.module.css'

interface Props extends BarAmounts {
  /** How the intake was judged: its colour. */
  readonly tone?: 'good' | 'wrong' | 'open'
}

/** The picture of a standard on the one scale of all bars; its words stand beside it. Nothing where nothing is known. */
export function AmountBar({ tone = 'good', ...amounts }: Props) {
  const shape = barShape(amounts)
  if (shape === null) return null
  const { recommended, upper, range, eaten } = shape
  const isPoint = recommended !== null && recommended.from === recommended.to
  return (
    <svg className={styles.bar} viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.track} y="5" width="100" height="4" />
      {recommended && !isPoint && (
        <rect className={styles.zone} x={recommended.from} y="3" width={recommended.to - recommended.from} height="8" />
      )}
      {eaten !== null && <rect className={styles[tone]} y="5" width={eaten} height="4" />}
      {range && (
        <rect className={styles.range} x={range.from} y="1.5" width={Math.max(range.to - range.from, 1)} height="11" />
      )}
      {isPoint && <rect className={styles.point} x={recommended.from - 0.8} width="1.6" height="14" />}
      {upper !== null && <path className={styles.upper} d={`M${upper - 2} 0.5h2v13h-2`} />}
    </svg>
  )
}
