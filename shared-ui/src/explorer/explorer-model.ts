/** A place in the units of the axes. */
export type Place = readonly [x: number, y: number]

export interface ExplorerAxis {
  /** With its unit: "Tuổi (tháng)", "kg". */
  readonly title: string
  /** At a tick. */
  readonly format: (value: number) => string
}

export interface ExplorerXAxis extends ExplorerAxis {
  /** The widest window. */
  readonly from: number
  readonly to: number
  /** The narrowest window that zooming reaches, in units of the axis. */
  readonly narrowest: number
  /** Heading of the crosshair; `format` when absent. */
  readonly formatExact?: (value: number) => string
  /** Round places for ticks in a window; the library's own when absent. */
  readonly ticks?: (from: number, to: number) => readonly number[]
}

/** A curve in one or more pieces, each with growing x. */
export interface ExplorerLine {
  readonly id: string
  readonly label: string
  /** Lines are told apart by dash and label, not by colour alone. */
  readonly dash: 'solid' | 'long' | 'short' | 'dots'
  readonly pieces: readonly (readonly Place[])[]
}

/** A named area between two curves; null: open to the edge. */
export interface ExplorerBand {
  readonly title: string
  readonly tone: 'fine' | 'watch' | 'see'
  readonly lower: ExplorerLine['pieces'] | null
  readonly upper: ExplorerLine['pieces'] | null
}

/** Single measurements: marks that no line joins. */
export interface ExplorerPoints {
  readonly id: string
  readonly label: string
  readonly mark: 'circle' | 'cross'
  readonly places: readonly Place[]
}

export interface ExplorerRange {
  readonly title: string
  readonly from: number
  readonly to: number
}
