import type { CalendarDay } from 'shared-contracts/ages'
import type { GrowthMeasures } from 'shared-contracts/growth'

/** What a row says of a child, before it is judged. */
export interface BatchChild extends GrowthMeasures {
  /** cm */
  readonly armCircumference: number | null
  /** How many children it stands for in a survey, 1 without a column of weights; null: the row has none. */
  readonly sampleWeight: number | null
  readonly birthDay: CalendarDay | null
  readonly visitDay: CalendarDay | null
  /** What was left out because no child measures so, in words; the rest of the row is judged. */
  readonly leftOut: readonly string[]
  /** What makes figures of the row uncertain, in words. */
  readonly doubts: readonly string[]
}

/** Who a row is about, as the file has it. */
export interface RowNames {
  readonly code: string
  readonly name: string
  readonly group: string
  /** Of a survey; empty: the child was drawn by itself. */
  readonly cluster: string
}
