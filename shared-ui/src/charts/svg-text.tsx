import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { ChartModel } from './chart-model'
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

/** A drawing as a PNG, `scale` pixels for each of its units. Rejects when the browser can't draw it. */
export async function svgPng(svg: string, scale: number): Promise<Blob> {
  const picture = new Image(PAPER_CHART.width, PAPER_CHART.height)
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = PAPER_CHART.width * scale
  canvas.height = PAPER_CHART.height * scale
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser made no picture of the chart'))))
  })
}
