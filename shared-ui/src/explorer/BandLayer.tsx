import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks'
import styles from './Explorer.module.css'
import type { ExplorerBand, Place } from './explorer-model'

/** Named areas behind the curves, in the scales of the chart round them. */
export function BandLayer({ bands }: { bands: readonly ExplorerBand[] }) {
  const { top, height } = useDrawingArea()
  const x = useXScale<'linear'>()
  const y = useYScale<'linear'>()
  const along = (places: readonly Place[]) => places.map(([atX, atY]) => `${round(x(atX))} ${round(y(atY))}`)
  const edge = (places: readonly Place[], at: number) => places.map(([atX]) => `${round(x(atX))} ${round(at)}`)
  return bands.map(({ title, tone, lower, upper }) =>
    (lower ?? upper ?? []).map((piece, index) => {
      const above = upper?.[index]
      const below = lower?.[index]
      const outline = [
        ...(above ? along(above) : edge(piece, top)),
        ...(below ? along(below) : edge(piece, top + height)).reverse(),
      ]
      return <path key={`${title} ${piece[0]?.[0]}`} className={styles[tone]} d={`M${outline.join('L')}Z`} />
    }),
  )
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10
}
