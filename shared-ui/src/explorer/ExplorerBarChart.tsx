import { BarChart } from '@mui/x-charts/BarChart'
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine'
import { useRef } from 'react'
import { MuiProvider } from 'shared-frame/theme'
import { useElementWidth } from '../drawing'
import { chartLocale } from './chart-locale'
import styles from './Explorer.module.css'
import { PictureButtons } from './picture/PictureButtons'

export interface ExplorerBars {
  readonly id: string
  readonly label: string
  /** One for each category; null: nothing known. */
  readonly values: readonly (number | null)[]
  /** A token, such as `var(--color-action)`; told apart by label and legend too. */
  readonly color: string
  /** Bars of one stack stand on each other; absent: beside each other. */
  readonly stack?: string
}

export interface ExplorerBarChartProps {
  /** Accessible name, and heading of the saved picture. */
  readonly title: string
  /** Along the x axis, such as the days of a week. */
  readonly categories: readonly string[]
  readonly categoriesTitle: string
  readonly valuesTitle: string
  readonly format: (value: number) => string
  readonly bars: readonly ExplorerBars[]
  /** Level lines with a name, such as the bounds of a need. */
  readonly levels?: readonly { readonly value: number; readonly label: string }[]
  /** Of a saved picture, without ending. */
  readonly fileName: string
}

/** Bars over categories with a legend, a crosshair band with the values there, and a picture to take away. */
export function ExplorerBarChart(props: ExplorerBarChartProps) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useElementWidth(frame, 328)
  return (
    <MuiProvider>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing can't be a fieldset */}
      <div ref={frame} className={styles.chart} role="group" aria-label={props.title}>
        <BarChart
          width={width}
          height={Math.round(Math.min(Math.max(width * 0.6, 280), 460))}
          margin={{ left: 0, right: 16, top: 12, bottom: 0 }}
          skipAnimation
          localeText={chartLocale}
          grid={{ horizontal: true }}
          series={props.bars.map(({ id, label, values, color, stack }) => ({
            id,
            label,
            data: values,
            color,
            stack,
            valueFormatter: (value: number | null) => (value === null ? null : props.format(value)),
          }))}
          xAxis={[{ scaleType: 'band', data: props.categories, label: props.categoriesTitle, height: 48 }]}
          yAxis={[
            {
              label: props.valuesTitle,
              width: 56,
              valueFormatter: props.format,
              domainLimit: (lowest, highest) => ({ min: lowest, max: highestShown(highest, props.levels) }),
            },
          ]}
          slotProps={{ tooltip: { trigger: 'axis' } }}
        >
          {props.levels?.map(({ value, label }) => (
            <ChartsReferenceLine
              key={label}
              y={value}
              label={label}
              labelAlign="end"
              lineStyle={{ strokeDasharray: '6 4' }}
            />
          ))}
        </BarChart>
      </div>
      <div className={styles.controls} data-no-print>
        <PictureButtons frame={frame} title={props.title} fileName={props.fileName} />
      </div>
    </MuiProvider>
  )
}

/** Room above a level line for its name, as a part of the axis. */
const HEADROOM = 1.08

/** A level line above all bars must be in view too. */
function highestShown(bars: { valueOf(): number }, levels: ExplorerBarChartProps['levels'] = []): number {
  return Math.max(bars.valueOf(), ...levels.map(({ value }) => value * HEADROOM))
}
