import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight'
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath'
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider'
import { ChartsGrid } from '@mui/x-charts/ChartsGrid'
import { ChartsSurface } from '@mui/x-charts/ChartsSurface'
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip'
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis'
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis'
import { FocusedLineMark, LineHighlightPlot, LinePlot, lineClasses, MarkPlot } from '@mui/x-charts/LineChart'
import { useId, useMemo, useRef, useState } from 'react'
import { MuiProvider } from 'shared-frame/theme'
import { useElementWidth } from '../drawing'
import { alignSeries, valueExtent } from './aligned-series'
import { BandLayer } from './BandLayer'
import { chartLocale } from './chart-locale'
import styles from './Explorer.module.css'
import type {
  ExplorerAxis,
  ExplorerBand,
  ExplorerLine,
  ExplorerPoints,
  ExplorerRange,
  ExplorerXAxis,
} from './explorer-model'
import { explorerTexts } from './explorer-texts'
import { PictureButtons } from './picture/PictureButtons'
import { ZoomButtons, ZoomSliders } from './zoom/ZoomControls'
import { limitWindow, type ZoomWindow } from './zoom/zoom-window'

export interface ExplorerLineChartProps {
  /** Accessible name, and heading of the saved picture. */
  readonly title: string
  readonly x: ExplorerXAxis
  readonly y: ExplorerAxis
  readonly lines: readonly ExplorerLine[]
  readonly points?: readonly ExplorerPoints[]
  readonly bands?: readonly ExplorerBand[]
  /** Windows worth looking at; the first view is `initial`, the whole axis when absent. */
  readonly ranges?: readonly ExplorerRange[]
  readonly initial?: ZoomWindow
  /** Of a saved picture, without ending. */
  readonly fileName: string
}

const DASHES: Readonly<Record<ExplorerLine['dash'], string>> = {
  solid: 'none',
  long: '9 4',
  short: '4 3',
  dots: '1.5 3',
}
const NOTHING: readonly never[] = []

/** A line chart to explore: zoom, crosshair with the values there, choice of a range, and a picture to take away. */
export function ExplorerLineChart({
  title,
  x,
  y,
  lines,
  points = NOTHING,
  bands = NOTHING,
  ranges = NOTHING,
  initial,
  fileName,
}: ExplorerLineChartProps) {
  const [window, setWindow] = useState(() => limitWindow(initial ?? x, x))
  const frame = useRef<HTMLDivElement>(null)
  const width = useElementWidth(frame, 328)
  const clipId = useId()
  const keysId = useId()
  const aligned = useMemo(() => alignSeries(lines, points), [lines, points])
  const [low, high] = valueExtent(aligned, window) ?? [0, 1]
  const look = useMemo(() => lineLook(lines), [lines])
  const shown = (value: number | null) => (value === null ? null : y.format(value))
  return (
    <MuiProvider>
      <ZoomButtons axis={x} ranges={ranges} window={window} onChange={setWindow} />
      {/* The library puts a title on an element without a role, where none may stand: the group carries it. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing can't be a fieldset */}
      <div ref={frame} className={styles.chart} role="group" aria-label={title} aria-describedby={keysId}>
        <span id={keysId} hidden>
          {explorerTexts.keys}
        </span>
        <ChartsDataProvider
          width={width}
          height={Math.round(Math.min(Math.max(width * 0.72, 300), 560))}
          margin={{ left: 0, right: 16, top: 12, bottom: 0 }}
          skipAnimation
          localeText={chartLocale}
          series={[
            ...points.map(({ id, label, mark }, index) => ({
              type: 'line' as const,
              id,
              label,
              data: aligned.points[index] ?? [],
              showMark: true,
              shape: mark,
              color: 'var(--color-text)',
              valueFormatter: shown,
            })),
            ...lines.map(({ id, label }, index) => ({
              type: 'line' as const,
              id,
              label,
              data: aligned.lines[index] ?? [],
              showMark: false,
              curve: 'linear' as const,
              color: 'var(--color-text-soft)',
              valueFormatter: shown,
            })),
          ]}
          xAxis={[
            {
              scaleType: 'linear',
              data: aligned.x,
              min: window.from,
              max: window.to,
              label: x.title,
              height: 48,
              tickInterval: x.ticks ? [...x.ticks(window.from, window.to)] : 'auto',
              valueFormatter: (value: number, { location }) =>
                location === 'tick' ? x.format(value) : (x.formatExact ?? x.format)(value),
            },
          ]}
          yAxis={[
            {
              scaleType: 'linear',
              min: low,
              max: high,
              domainLimit: 'strict',
              label: y.title,
              width: 56,
              valueFormatter: (value: number) => y.format(value),
            },
          ]}
        >
          <ChartsSurface sx={look}>
            <ChartsClipPath id={clipId} />
            <g clipPath={`url(#${clipId})`}>
              <BandLayer bands={bands} />
              <ChartsGrid horizontal vertical />
              <LinePlot />
              <ChartsAxisHighlight x="line" y="line" />
            </g>
            <ChartsXAxis />
            <ChartsYAxis />
            <MarkPlot />
            <LineHighlightPlot />
            <FocusedLineMark />
          </ChartsSurface>
          <ChartsTooltip trigger="axis" />
        </ChartsDataProvider>
      </div>
      <ZoomSliders axis={x} window={window} onChange={setWindow} />
      <div className={styles.controls} data-no-print>
        <PictureButtons frame={frame} title={title} fileName={fileName} />
      </div>
    </MuiProvider>
  )
}

/** Width and dash of each curve, by the class and the series id that the library puts on it. */
function lineLook(lines: readonly ExplorerLine[]): Readonly<Record<string, Readonly<Record<string, string | number>>>> {
  const dashes = lines.map(({ id, dash }) => [
    `& .${lineClasses.line}[data-series="${id}"]`,
    { strokeDasharray: DASHES[dash] },
  ])
  return { [`& .${lineClasses.line}`]: { strokeWidth: 1.4 }, ...Object.fromEntries(dashes) }
}
