import type { ChartModel, ChartPoint } from 'shared-ui/clinical-charts'
import type { ExplorerBand, ExplorerLine, ExplorerPoints } from 'shared-ui/explorer'
import { bookTexts } from '../../texts/book'

interface ExplorerSeries {
  readonly lines: readonly ExplorerLine[]
  readonly bands: readonly ExplorerBand[]
  readonly points: readonly ExplorerPoints[]
}

/** The curves, bands and points of a clinical chart as the chart to explore takes them. */
export function explorerSeries({ lines, bands, points }: ChartModel): ExplorerSeries {
  const marks = [
    { id: 'visits', mark: 'circle' as const, label: bookTexts.visit },
    { id: 'corrected', mark: 'cross' as const, label: bookTexts.correctedVisit },
  ]
  return {
    bands,
    lines: lines.map(({ label, dash, pieces }, index) => ({ id: `line-${index}`, label, dash, pieces })),
    points: marks
      .map((each) => ({ ...each, places: distinctPlaces(points.filter(({ mark }) => mark === each.mark)) }))
      .filter(({ places }) => places.length > 0),
  }
}

/** Less than the width of a line on screen, in days or tenths of a centimetre. */
const APART = 0.001

/** Points at one x, such as two visits of one length, are put apart: a series has one value at each x. */
function distinctPlaces(points: readonly ChartPoint[]): ExplorerPoints['places'] {
  const taken = new Set<number>()
  return points.map(({ x, y }) => {
    let at = x
    while (taken.has(at)) at += APART
    taken.add(at)
    return [at, y]
  })
}
