import type { ChartPoint } from './chart-model'
import type { ChartPalette } from './chart-palette'
import type { ChartScale } from './chart-scale'

interface Props {
  readonly point: ChartPoint
  readonly scale: ChartScale
  readonly palette: ChartPalette
  readonly active?: boolean
}

/** A circle for age, a cross for corrected age (RCPCH). Points are not joined: what lies between two visits is not known. */
export function ChartMark({ point, scale, palette, active = false }: Props) {
  const [x, y] = [scale.x(point.x), scale.y(point.y)]
  const size = active ? 6.5 : 4.5
  if (point.mark === 'cross') {
    return (
      <g stroke={palette.point} strokeWidth={active ? 3 : 2.2} strokeLinecap="round">
        <path d={`M${x - size} ${y - size}L${x + size} ${y + size}M${x - size} ${y + size}L${x + size} ${y - size}`} />
      </g>
    )
  }
  return <circle cx={x} cy={y} r={size} fill={palette.point} stroke={palette.ground} strokeWidth="1.5" />
}
