import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { ChartModel } from './chart-model'
import { PaperChart } from './PaperChart'

/** Size of a chart on paper in its own units; vectors have no other. */
export const PAPER_CHART = { width: 520, height: 330 } as const

/** The chart as a drawing that stands alone: fixed colours, no style sheet. For print, PDF and pictures. Not while React renders or runs effects. */
export function svgTextOf(
  model: ChartModel,
  size: { readonly width: number; readonly height: number } = PAPER_CHART,
): string {
  const place = document.createElement('div')
  const root = createRoot(place)
  flushSync(() => root.render(<PaperChart model={model} {...size} />))
  // As XML knows it, which has no other names than those of its own signs.
  const text = place.innerHTML.replaceAll('&nbsp;', '&#160;')
  root.unmount()
  if (text === '') throw new Error('A chart was asked for while React was rendering: it draws nothing then')
  return text
}
