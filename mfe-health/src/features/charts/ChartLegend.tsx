import type { ChartModel } from 'shared-ui/clinical-charts'
import styles from './Charts.module.css'

/** Names of the bands from above, marks and lines: what colours alone would not tell. */
export function ChartLegend({ model }: { model: ChartModel }) {
  const bands = [...model.bands].reverse()
  const hasCross = model.points.some((point) => point.mark === 'cross')
  return (
    <ul className={styles.legend}>
      {bands.map((band) => (
        <li key={band.title}>
          <svg width="18" height="14" aria-hidden="true">
            <rect className={styles[band.tone]} width="18" height="14" rx="3" />
          </svg>
          {band.title} {rangeOf(model, band)}
        </li>
      ))}
      {model.points.length > 0 && (
        <li>
          <svg width="14" height="14" aria-hidden="true">
            <circle className={styles.legendPoint} cx="7" cy="7" r="4.5" />
          </svg>
          Lần cân đo
        </li>
      )}
      {hasCross && (
        <li>
          <svg width="14" height="14" aria-hidden="true">
            <path className={styles.legendCross} d="M3 3l8 8M3 11l8-8" />
          </svg>
          Theo tuổi hiệu chỉnh (bé sinh non)
        </li>
      )}
    </ul>
  )
}

/** "(−3 SD đến −2 SD)": a band stands between two lines that carry their names. */
function rangeOf(model: ChartModel, band: ChartModel['bands'][number]): string {
  const nameOf = (pieces: ChartModel['lines'][number]['pieces'] | null) => {
    const y = pieces?.at(-1)?.at(-1)?.[1]
    return y === undefined ? undefined : model.lines.find((line) => line.pieces.at(-1)?.at(-1)?.[1] === y)?.label
  }
  const [lower, upper] = [nameOf(band.lower), nameOf(band.upper)]
  if (lower && upper) return `(${lower} đến ${upper})`
  if (upper) return `(dưới ${upper})`
  return lower ? `(trên ${lower})` : ''
}
