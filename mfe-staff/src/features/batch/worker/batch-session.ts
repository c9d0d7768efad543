import type { CalendarDay } from 'shared-contracts/ages'
import { loadGrowthTables } from 'shared-contracts/growth'
import { assessRow, type BatchRow, growthIndices } from '../assessment/assess-row'
import { findRows } from '../assessment/batch-results'
import { createDistributions } from '../assessment/distribution'
import { createPrevalence } from '../assessment/prevalence'
import { resultsCsv } from '../assessment/results-csv'
import { type BatchSetup, guessSetup } from '../mapping/batch-setup'
import { isBlank } from '../reading/cells'
import { type OpenedFile, openFile } from '../reading/open-file'
import { UnreadableFile } from '../reading/xlsx/zip-entry'
import type { BatchAnswer, BatchFailure, BatchRequest, BatchSummary } from './messages'

/** More than a district has children under five; a larger file would fill the memory of a phone. */
const ROWS_MAX = 200_000

class TooManyRows extends Error {}

/** Answers the page's requests over one file: looks into it, assesses its rows, and hands out pages and a file of the results. */
export function createBatchSession(post: (answer: BatchAnswer) => void, now: () => number = () => performance.now()) {
  let opened: OpenedFile | null = null
  let rows: BatchRow[] = []

  async function answer(request: BatchRequest): Promise<void> {
    const { id } = request
    switch (request.kind) {
      case 'open': {
        opened = await openFile(request.file, request.choice)
        rows = []
        const { reading, headings, headingLine, firstRows } = opened
        if (firstRows.length === 0) return post({ id, kind: 'failed', failure: 'empty', detail: '' })
        const setup = guessSetup(
          headings,
          firstRows.map(({ cells }) => cells),
        )
        return post({ id, kind: 'open', head: { reading, headings, headingLine, firstRows, setup } })
      }
      case 'run':
        return post({ id, kind: 'run', summary: await run(id, request.setup, request.today) })
      case 'rows':
        return post({ id, kind: 'rows', page: findRows(rows, request.query) })
      case 'csv':
        return post({ id, kind: 'csv', file: resultsCsv(rows) })
    }
  }

  async function run(id: number, setup: BatchSetup, today: CalendarDay): Promise<BatchSummary> {
    if (opened === null) throw new Error('No file is open')
    const started = now()
    const rules = { tables: [await loadGrowthTables(0), await loadGrowthTables(1)], setup, today } as const
    const prevalence = createPrevalence()
    const distributions = createDistributions()
    const counts = { rows: 0, assessed: 0, refused: 0, blank: 0, flagged: 0 }
    rows = []
    await opened.rows(
      (fileRow) => {
        counts.rows++
        if (isBlank(fileRow.cells)) {
          counts.blank++
          return true
        }
        if (rows.length >= ROWS_MAX) throw new TooManyRows()
        const row = assessRow(fileRow, rules)
        rows.push(row)
        counts[row.state]++
        if (row.state === 'assessed') {
          if (growthIndices.some((index) => row.assessment[index].implausible)) counts.flagged++
          prevalence.add(row)
          distributions.add(row)
        }
        return true
      },
      (share) => post({ id, kind: 'progress', share, rows: counts.rows }),
    )
    return {
      counts,
      prevalence: prevalence.result(),
      distributions: distributions.result(),
      milliseconds: Math.round(now() - started),
    }
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
  if (error instanceof TooManyRows) return 'too-many-rows'
  if (!(error instanceof UnreadableFile)) return 'unexpected'
  if (error.message === 'old excel') return 'old-excel'
  return error.message === 'too large' ? 'too-large' : 'unreadable'
}
