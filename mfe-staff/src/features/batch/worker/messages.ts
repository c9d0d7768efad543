import type { CalendarDay } from 'shared-contracts/ages'
import type { RowPage, RowQuery } from '../assessment/batch-results'
import type { Distributions } from '../assessment/distribution'
import type { PrevalenceTables } from '../assessment/prevalence'
import type { BatchSetup } from '../mapping/batch-setup'
import type { Cell } from '../reading/cells'
import type { Reading, ReadingChoice } from '../reading/open-file'

/** What a file looks like before its rows are assessed. */
export interface FileHead {
  readonly reading: Reading
  readonly headings: readonly string[]
  readonly headingLine: number
  readonly firstRows: readonly { readonly line: number; readonly cells: readonly Cell[] }[]
  /** What its headings and first rows suggest. */
  readonly setup: BatchSetup
}

export interface BatchSummary {
  /** `rows` are all behind the headings: what was assessed, refused and blank. */
  readonly counts: {
    readonly rows: number
    readonly assessed: number
    readonly refused: number
    readonly blank: number
    /** Assessed, with a z-score that is implausible. */
    readonly flagged: number
  }
  readonly prevalence: PrevalenceTables
  readonly distributions: Distributions
  readonly milliseconds: number
}

/** From the page to the worker. `id` comes back with the answer. */
export type BatchRequest = { readonly id: number } & (
  | { readonly kind: 'open'; readonly file: Blob; readonly choice: ReadingChoice }
  | { readonly kind: 'run'; readonly setup: BatchSetup; readonly today: CalendarDay }
  | { readonly kind: 'rows'; readonly query: RowQuery }
  | { readonly kind: 'csv' }
)

/** Why a file can't be read. */
export type BatchFailure = 'unreadable' | 'old-excel' | 'too-large' | 'too-many-rows' | 'empty' | 'unexpected'

/** From the worker to the page. */
export type BatchAnswer = { readonly id: number } & (
  | { readonly kind: 'progress'; readonly share: number; readonly rows: number }
  | { readonly kind: 'open'; readonly head: FileHead }
  | { readonly kind: 'run'; readonly summary: BatchSummary }
  | { readonly kind: 'rows'; readonly page: RowPage }
  | { readonly kind: 'csv'; readonly file: Blob }
  | { readonly kind: 'failed'; readonly failure: BatchFailure; readonly detail: string }
)
