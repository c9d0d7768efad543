import type { CalendarDay } from 'shared-contracts/ages'
import type { RowPage, RowQuery } from '../assessment/batch-results'
import type { Distributions } from '../assessment/distribution'
import type { Doubt } from '../assessment/doubt'
import type { PrevalenceTables } from '../assessment/prevalence'
import type { BatchSetup } from '../mapping/batch-setup'
import type { FileLook } from '../mapping/file-look'
import type { FileRow } from '../reading/cells'
import type { ReadingChoice } from '../reading/open-file'

/** What a file looks like before its rows are assessed. */
export interface FileHead extends FileLook {
  /** 0: no row names the columns. */
  readonly headingLine: number
  /** Among which the headings are. */
  readonly topRows: readonly FileRow[]
  /** Of children. */
  readonly firstRows: readonly FileRow[]
  /** What its headings and cells suggest. */
  readonly setup: BatchSetup
}

export interface BatchSummary {
  /** `rows` are all behind the headings: what was assessed, refused, blank and of no child. */
  readonly counts: {
    readonly rows: number
    readonly assessed: number
    readonly refused: number
    readonly blank: number
    /** Headings of groups, sums, signatures. */
    readonly asides: number
    /** Assessed, about a child of another row: the same again, or what contradicts it. */
    readonly repeated: number
    /** Assessed, with a z-score that is implausible. */
    readonly flagged: number
  }
  readonly prevalence: PrevalenceTables
  readonly distributions: Distributions
  /** The first rows that are of no child. */
  readonly asideLines: readonly number[]
  readonly milliseconds: number
}

/** The results, or why there should be none before somebody has looked. */
export type BatchOutcome =
  | { readonly summary: BatchSummary; readonly doubt: null }
  | { readonly summary: null; readonly doubt: Doubt }

/** From the page to the worker. `id` comes back with the answer. */
export type BatchRequest = { readonly id: number } & (
  | { readonly kind: 'open'; readonly file: Blob; readonly choice: ReadingChoice }
  | {
      readonly kind: 'run'
      readonly file: Blob
      /** As the file was opened. */
      readonly choice: ReadingChoice
      readonly setup: BatchSetup
      readonly today: CalendarDay
    }
  | { readonly kind: 'rows'; readonly query: RowQuery }
  | { readonly kind: 'csv' }
)

/** Why a file can't be read. */
export type BatchFailure =
  | 'unreadable'
  | 'old-excel'
  | 'too-large'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'empty'
  | 'unexpected'

/** From the worker to the page. */
export type BatchAnswer = { readonly id: number } & (
  | { readonly kind: 'progress'; readonly share: number; readonly rows: number }
  | { readonly kind: 'open'; readonly head: FileHead }
  | { readonly kind: 'run'; readonly outcome: BatchOutcome }
  | { readonly kind: 'rows'; readonly page: RowPage }
  | { readonly kind: 'csv'; readonly file: Blob }
  | { readonly kind: 'failed'; readonly failure: BatchFailure; readonly detail: string }
)
