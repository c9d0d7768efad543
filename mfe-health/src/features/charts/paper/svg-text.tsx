import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { ChartModel } from '../chart-model'
import { PaperChart } from './PaperChart'

/** Size of a chart on paper in its own units; vectors have no other. */
export const PAPER_CHART = { width: 520, height: 330 } as const

/** The chart as a drawing that stands alone: fixed colours, no style sheet. For print, PDF and pictures. */
export function svgTextOf(model: ChartModel): string {
  const place = document.createElement('div')
  const root = createRoot(place)
  flushSync(() => root.render(<PaperChart model={model} {...PAPER_CHART} />))
  const text = place.innerHTML
  root.unmount()
  return text
}
