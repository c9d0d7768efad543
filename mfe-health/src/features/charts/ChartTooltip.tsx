import type { ChartPoint } from 'shared-ui/clinical-charts'
import styles from './Charts.module.css'

const WIDTH = 240
const GAP = 14

interface Props {
  readonly point: ChartPoint
  /** Of the point, in pixels of the chart. */
  readonly x: number
  readonly y: number
  readonly width: number
}

/** What a point says; screen readers hear the same as its label. */
export function ChartTooltip({ point, x, y, width }: Props) {
  const left = Math.min(Math.max(x - WIDTH / 2, 0), Math.max(width - WIDTH, 0))
  const below = y < 150
  return (
    <div
      className={below ? styles.tooltip : `${styles.tooltip} ${styles.above}`}
      style={{ left, top: below ? y + GAP : y - GAP, width: Math.min(WIDTH, width) }}
      aria-hidden="true"
    >
      <strong>{point.title}</strong>
      {point.details.map((detail) => (
        <span key={detail}>{detail}</span>
      ))}
    </div>
  )
}
