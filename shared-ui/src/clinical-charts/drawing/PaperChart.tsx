import { ChartGround } from './ChartGround'
import { ChartMark } from './ChartMark'
import type { ChartModel } from './chart-model'
import { paperPalette } from './chart-palette'
import { chartScale } from './chart-scale'

const HEADING = 34

/** A chart for paper: black on white, its name and its standard's on it. */
export function PaperChart({ model, width, height }: { model: ChartModel; width: number; height: number }) {
  const scale = chartScale(width, height - HEADING, model.x, model.y)
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <title>{model.title}</title>
      <rect width={width} height={height} fill={paperPalette.ground} />
      <g fontFamily="Roboto, Arial, sans-serif" fill={paperPalette.text}>
        <text x="2" y="13" fontSize="13" fontWeight="bold">
          {model.title}
        </text>
        <text x="2" y="27" fontSize="9">
          {model.standard}
        </text>
        <g transform={`translate(0 ${HEADING})`}>
          <ChartGround model={model} scale={scale} palette={paperPalette} clipId={`plot-${slug(model.title)}`} />
          {model.points.map((point) => (
            <ChartMark key={point.id} point={point} scale={scale} palette={paperPalette} />
          ))}
        </g>
      </g>
    </svg>
  )
}

/** Several drawings may share a sheet, so their clip paths need names of their own. */
function slug(title: string): string {
  return [...title].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7).toString(36)
}
