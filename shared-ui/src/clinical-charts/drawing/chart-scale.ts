import type { ChartAxis, ChartPlace } from './chart-model'

/** From the chart's units to pixels. */
export interface ChartScale {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  x(value: number): number
  y(value: number): number
}

const MARGIN = { left: 38, right: 44, top: 14, bottom: 34 }

/** The plot inside a drawing of this size: room for labels all round. */
export function chartScale(width: number, height: number, x: ChartAxis, y: ChartAxis): ChartScale {
  const [left, right] = [MARGIN.left, width - MARGIN.right]
  const [top, bottom] = [MARGIN.top, height - MARGIN.bottom]
  return {
    left,
    right,
    top,
    bottom,
    x: (value) => oneDecimal(left + ((value - x.from) / (x.to - x.from)) * (right - left)),
    y: (value) => oneDecimal(bottom - ((value - y.from) / (y.to - y.from)) * (bottom - top)),
  }
}

/** Ticks at round numbers, about `count` of them. */
export function roundTicks(from: number, to: number, count: number): readonly number[] {
  const rough = (to - from) / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10)
  const first = Math.ceil(from / step)
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, index) =>
    Number(((first + index) * step).toFixed(6)),
  )
}

/** A path through the places: `M… L…`. */
export function linePath(places: readonly ChartPlace[], scale: ChartScale): string {
  return places.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${scale.x(x)} ${scale.y(y)}`).join('')
}

/** The closed area between two curves of the same piece; an open side runs along the edge of the plot. */
export function areaPath(
  lower: readonly ChartPlace[] | null,
  upper: readonly ChartPlace[] | null,
  scale: ChartScale,
): string {
  const known = lower ?? upper ?? []
  const top = upper ? linePath(upper, scale) : edge(known, scale, scale.top)
  const back = lower ? linePath([...lower].reverse(), scale) : edge([...known].reverse(), scale, scale.bottom)
  return `${top}${back.replace('M', 'L')}Z`
}

function edge(places: readonly ChartPlace[], scale: ChartScale, y: number): string {
  const [first, last] = [places[0], places.at(-1)]
  return first && last ? `M${scale.x(first[0])} ${y}L${scale.x(last[0])} ${y}` : ''
}

/** The point nearest to a place in pixels within `reach`; null when none is. */
export function nearestPoint<P extends { readonly x: number; readonly y: number }>(
  points: readonly P[],
  scale: ChartScale,
  place: { readonly x: number; readonly y: number },
  reach: number,
): P | null {
  let nearest: P | null = null
  let best = reach
  for (const point of points) {
    const distance = Math.hypot(scale.x(point.x) - place.x, scale.y(point.y) - place.y)
    if (distance > best) continue
    best = distance
    nearest = point
  }
  return nearest
}

function oneDecimal(pixels: number): number {
  return Math.round(pixels * 10) / 10
}
