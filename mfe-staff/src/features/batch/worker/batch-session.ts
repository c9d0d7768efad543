import { loadGrowthTables } from 'shared-contracts/growth'
import { assessRow, type BatchRow, growthIndices } from '../assessment/assess-row'
import { findRows, isDoubled } from '../assessment/batch-results'
import { createDistributions } from '../assessment/distribution'
import { createDoubts } from '../assessment/doubt'
import { createPrevalence } from '../assessment/prevalence'
import { createRepeats } from '../assessment/repeated-children'
import { resultsCsv } from '../assessment/results-csv'
import { guessSetup } from '../mapping/batch-setup'
import { isAside } from '../parsing/parse-row'
import { isBlank } from '../reading/cells'
import { UnreadableFile } from '../reading/file-limits'
import { openFile, profileFile } from '../reading/open-file'
import type { BatchAnswer, BatchFailure, BatchOutcome, BatchRequest } from './messages'

type RunRequest = Extract<BatchRequest, { kind: 'run' }>

/** Lines of rows of no child that are named. */
const LINES_TOLD = 5

/** More than a district has children under five; a larger file would fill the memory of a phone. */
const ROWS_MAX = 200_000

const FAILURES: Readonly<Record<string, BatchFailure>> = {
  'old excel': 'old-excel',
  'too large': 'too-large',
  'too many rows': 'too-many-rows',
  'too many columns': 'too-many-columns',
}

/** Answers the page's requests over one file: looks into it, assesses its rows, and hands out pages and a file of the results. */
export function createBatchSession(post: (answer: BatchAnswer) => void, now: () => number = () => performance.now()) {
  let rows: BatchRow[] = []

  async function answer(request: BatchRequest): Promise<void> {
    const { id } = request
    switch (request.kind) {
      case 'open': {
        rows = []
        const opened = await openFile(request.file, request.choice)
        const { reading, headings, headingLine, topRows, firstRows } = opened
        if (firstRows.length === 0) return post({ id, kind: 'failed', failure: 'empty', detail: '' })
        const columns = await profileFile(opened, (share) => post({ id, kind: 'progress', share, rows: 0 }))
        const look = { reading, headings, columns }
        return post({ id, kind: 'open', head: { ...look, headingLine, topRows, firstRows, setup: guessSetup(look) } })
      }
      case 'run':
        return post({ id, kind: 'run', outcome: await run(request) })
      case 'rows':
        return post({ id, kind: 'rows', page: findRows(rows, request.query) })
      case 'csv':
        return post({ id, kind: 'csv', file: resultsCsv(rows) })
    }
  }

  async function run({ id, file, choice, setup, today }: RunRequest): Promise<BatchOutcome> {
    const started = now()
    const opened = await openFile(file, choice)
    const rules = { tables: [await loadGrowthTables(0), await loadGrowthTables(1)], setup, today } as const
    const prevalence = createPrevalence()
    const distributions = createDistributions()
    const doubts = createDoubts(rules)
    const repeats = createRepeats()
    const counts = { rows: 0, assessed: 0, refused: 0, blank: 0, asides: 0, repeated: 0, flagged: 0 }
    const asideLines: number[] = []
    rows = []
    await opened.rows(
      (fileRow) => {
        counts.rows++
        if (isBlank(fileRow.cells)) {
          counts.blank++
          return true
        }
        if (isAside(fileRow.cells, setup, opened.headings)) {
          counts.asides++
          if (asideLines.length < LINES_TOLD) asideLines.push(fileRow.line)
          return true
        }
        if (rows.length >= ROWS_MAX) throw new UnreadableFile('too many rows')
        const judged = assessRow(fileRow, rules)
        doubts.add(fileRow, judged)
        const row = judged.state === 'assessed' ? repeats.check(judged) : judged
        rows.push(row)
        counts[row.state]++
        if (row.state === 'assessed') {
          if (isDoubled(row)) counts.repeated++
          if (growthIndices.some((index) => row.assessment[index].implausible)) counts.flagged++
          prevalence.add(row)
          distributions.add(row)
        }
        return true
      },
      (share) => post({ id, kind: 'progress', share, rows: counts.rows }),
    )
    const doubt = setup.doubtAccepted ? null : doubts.result()
    if (doubt !== null) {
      rows = []
      return { summary: null, doubt }
    }
    const summary = {
      counts,
      asideLines,
      prevalence: prevalence.result(),
      distributions: distributions.result(),
      milliseconds: Math.round(now() - started),
    }
    return { summary, doubt: null }
  }

  return async (request: BatchRequest): Promise<void> => {
    try {
      await answer(request)
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error)
      post({ id: request.id, kind: 'failed', failure: failureOf(error), detail })
    }
  }
}

function failureOf(error: unknown): BatchFailure {
  if (!(error instanceof UnreadableFile)) return 'unexpected'
  return FAILURES[error.message] ?? 'unreadable'
}
