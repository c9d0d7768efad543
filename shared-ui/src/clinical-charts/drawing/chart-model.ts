/** A point of the plane in the chart's own units. */
export type ChartPlace = readonly [x: number, y: number]

export interface ChartAxis {
  /** With its unit: "Tuổi (tháng)", "kg". */
  readonly title: string
  readonly from: number
  readonly to: number
  readonly ticks: readonly { readonly at: number; readonly label: string }[]
}

/** A curve in one or more pieces: it breaks where the standard does. */
export interface ChartLine {
  readonly label: string
  /** Lines are told apart by dash and label, not by colour alone. */
  readonly dash: 'solid' | 'long' | 'short' | 'dots'
  readonly pieces: readonly (readonly ChartPlace[])[]
}

/** A softly shaded, named area between two curves; null: open to the edge. */
export interface ChartBand {
  readonly title: string
  readonly tone: 'fine' | 'watch' | 'see'
  readonly lower: ChartLine['pieces'] | null
  readonly upper: ChartLine['pieces'] | null
}

export interface ChartPoint {
  readonly id: string
  readonly x: number
  readonly y: number
  /** Circle: age. Cross: corrected age of a preterm child. */
  readonly mark: 'circle' | 'cross'
  /** First line of what is said of it, usually the date. */
  readonly title: string
  readonly details: readonly string[]
}

/** All that a clinical chart shows; pure data, drawn by `ClinicalChart`. */
export interface ChartModel {
  readonly title: string
  /** The standard's name stands on the chart and on paper. */
  readonly standard: string
  readonly x: ChartAxis
  readonly y: ChartAxis
  readonly bands: readonly ChartBand[]
  readonly lines: readonly ChartLine[]
  /** Upright marks, such as the day on which length becomes height. */
  readonly notes: readonly { readonly at: number; readonly text: string }[]
  readonly points: readonly ChartPoint[]
}
