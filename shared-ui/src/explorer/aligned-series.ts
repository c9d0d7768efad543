import type { ExplorerLine, ExplorerPoints, Place } from './explorer-model'

/** Values of all series at one list of x, as the chart library takes them; null: nothing there. */
export interface AlignedSeries {
  readonly x: readonly number[]
  readonly lines: readonly (readonly (number | null)[])[]
  readonly points: readonly (readonly (number | null)[])[]
}

/**
 * Puts curves and single points on one list of x. A curve is interpolated between its places, so that points elsewhere don't
 * break it; between two pieces of a curve stands an x without a value, so that the gap stays one.
 */
export function alignSeries(lines: readonly ExplorerLine[], points: readonly ExplorerPoints[]): AlignedSeries {
  const x = sortedUnique([
    ...lines.flatMap(({ pieces }) => [...pieces.flat().map(([at]) => at), ...gapsBetween(pieces)]),
    ...points.flatMap(({ places }) => places.map(([at]) => at)),
  ])
  return {
    x,
    lines: lines.map(({ pieces }) => x.map((at) => valueAt(pieces, at))),
    points: points.map(({ places }) => {
      const byX = new Map(places)
      return x.map((at) => byX.get(at) ?? null)
    }),
  }
}

/** The value of a curve at x, linear between its places; null outside of its pieces. */
export function valueAt(pieces: ExplorerLine['pieces'], x: number): number | null {
  for (const piece of pieces) {
    const after = piece.findIndex(([at]) => at >= x)
    const [right, left] = [piece[after], piece[after - 1]]
    if (!right) continue
    if (right[0] === x) return right[1]
    if (left) return left[1] + ((right[1] - left[1]) * (x - left[0])) / (right[0] - left[0])
  }
  return null
}

/** Least and greatest value in a window with some room above and below; null when nothing is there. */
export function valueExtent(
  { x, lines, points }: AlignedSeries,
  window: { readonly from: number; readonly to: number },
): readonly [number, number] | null {
  const inside = x.map((at) => at >= window.from && at <= window.to)
  const values = [...lines, ...points].flatMap((series) =>
    series.filter((value, index): value is number => value !== null && inside[index] === true),
  )
  if (values.length === 0) return null
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const room = (high - low || 1) * 0.06
  return [low - room, high + room]
}

function gapsBetween(pieces: ExplorerLine['pieces']): number[] {
  return pieces.slice(1).flatMap((piece, index) => {
    const [end, start]: (Place | undefined)[] = [pieces[index]?.at(-1), piece[0]]
    return end && start ? [(end[0] + start[0]) / 2] : []
  })
}

function sortedUnique(values: readonly number[]): readonly number[] {
  return [...new Set(values)].sort((a, b) => a - b)
}
