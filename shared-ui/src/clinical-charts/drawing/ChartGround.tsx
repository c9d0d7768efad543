import type { ChartLine, ChartModel } from './chart-model'
import type { ChartPalette } from './chart-palette'
import { areaPath, type ChartScale, linePath } from './chart-scale'

const DASHES: Readonly<Record<ChartLine['dash'], string | undefined>> = {
  solid: undefined,
  long: '9 4',
  short: '4 3',
  dots: '1.5 3',
}

interface Props {
  readonly model: ChartModel
  readonly scale: ChartScale
  readonly palette: ChartPalette
  /** Unique in the document. */
  readonly clipId: string
}

/** Everything behind the points: bands, grid, curves with their labels, axes, notes. Presentation attributes alone, so that it can be taken to paper as it is. */
export function ChartGround({ model, scale, palette, clipId }: Props) {
  const { left, right, top, bottom } = scale
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in here takes focus
    <g fontSize="12" fill={palette.softText} aria-hidden="true">
      <clipPath id={clipId}>
        <rect x={left} y={top} width={right - left} height={bottom - top} />
      </clipPath>
      <rect x={left} y={top} width={right - left} height={bottom - top} fill={palette.ground} />
      <g clipPath={`url(#${clipId})`}>
        {model.bands.map((band) =>
          (band.lower ?? band.upper ?? []).map((_, piece) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a band have no identity but their order
              key={`${band.title} ${piece}`}
              d={areaPath(band.lower?.[piece] ?? null, band.upper?.[piece] ?? null, scale)}
              fill={palette.tones[band.tone]}
            />
          )),
        )}
        {model.y.ticks.map(({ at }) => (
          <path key={at} d={`M${left} ${scale.y(at)}H${right}`} stroke={palette.grid} strokeWidth="0.75" />
        ))}
        {model.x.ticks.map(({ at }) => (
          <path key={at} d={`M${scale.x(at)} ${top}V${bottom}`} stroke={palette.grid} strokeWidth="0.75" />
        ))}
        {model.lines.map((line) =>
          line.pieces.map((piece, index) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a line have no identity but their order
              key={`${line.label} ${index}`}
              d={linePath(piece, scale)}
              fill="none"
              stroke={palette.line}
              strokeWidth="1.3"
              strokeDasharray={DASHES[line.dash]}
            />
          )),
        )}
        {model.notes.map((note) => (
          <g key={note.at}>
            <path
              d={`M${scale.x(note.at)} ${top}V${bottom}`}
              stroke={palette.text}
              strokeWidth="1"
              strokeDasharray="2 4"
            />
            <text x={scale.x(note.at) + 4} y={bottom - 6} fontSize="11" fill={palette.text}>
              {note.text}
            </text>
          </g>
        ))}
      </g>
      {bandTitles(model, scale).map((title) => (
        <text key={title.text} x={title.x} y={title.y + 4} fontSize="11" textAnchor="middle" fill={palette.text}>
          {title.text}
        </text>
      ))}
      {lineLabels(model, scale).map((label) => (
        <text key={label.text} x={right + 4} y={label.y + 4} fontSize="11" fill={palette.text}>
          {label.text}
        </text>
      ))}
      {model.y.ticks.map(({ at, label }) => (
        <text key={at} x={left - 6} y={scale.y(at) + 4} textAnchor="end">
          {label}
        </text>
      ))}
      {model.x.ticks.map(({ at, label }) => (
        <text key={at} x={scale.x(at)} y={bottom + 15} textAnchor="middle">
          {label}
        </text>
      ))}
      <text x={right} y={bottom + 30} textAnchor="end" fill={palette.text}>
        {model.x.title}
      </text>
      <text x={left} y={top - 4} fill={palette.text}>
        {model.y.title}
      </text>
    </g>
  )
}

/** Below this width, in pixels, names inside the bands would hide the curves; the legend has them anyway. */
const ROOM_FOR_TITLES = 420
const TITLE_HEIGHT = 26

/** The names of the bands inside them, where there is room. */
function bandTitles(
  { bands, x }: ChartModel,
  scale: ChartScale,
): { readonly text: string; readonly x: number; readonly y: number }[] {
  if (scale.right - scale.left < ROOM_FOR_TITLES) return []
  const at = x.from + (x.to - x.from) * 0.72
  return bands.flatMap((band) => {
    const top = Math.max(band.upper ? scale.y(heightAt(band.upper, at)) : scale.top, scale.top)
    const bottom = Math.min(band.lower ? scale.y(heightAt(band.lower, at)) : scale.bottom, scale.bottom)
    return bottom - top < TITLE_HEIGHT ? [] : [{ text: band.title, x: scale.x(at), y: (top + bottom) / 2 }]
  })
}

/** The curve's value at or just before a place. */
function heightAt(pieces: ChartLine['pieces'], at: number): number {
  const places = pieces.flat()
  return (places.findLast(([x]) => x <= at) ?? places[0])?.[1] ?? 0
}

/** Labels at the ends of the lines that are in view, pushed apart where lines run close together. */
function lineLabels(model: ChartModel, scale: ChartScale): { readonly text: string; readonly y: number }[] {
  const ends = model.lines
    .flatMap((line) => {
      const end = line.pieces.at(-1)?.at(-1)
      return end ? [{ text: line.label, y: scale.y(end[1]) }] : []
    })
    .filter(({ y }) => y >= scale.top - 1 && y <= scale.bottom + 1)
    .sort((a, b) => a.y - b.y)
  for (const [index, label] of ends.entries()) {
    const above = ends[index - 1]
    if (above && label.y < above.y + 11) label.y = above.y + 11
  }
  return ends
}
