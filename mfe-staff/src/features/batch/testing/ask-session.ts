import type { CalendarDay } from 'shared-contracts/ages'
import type { BatchRow } from '../assessment/assess-row'
import type { RowQuery } from '../assessment/batch-results'
import type { BatchSetup } from '../mapping/batch-setup'
import { setupProblems } from '../mapping/setup-problems'
import { choiceOf, type ReadingChoice } from '../reading/open-file'
import { createBatchSession } from '../worker/batch-session'
import type { BatchAnswer, BatchOutcome, BatchRequest, BatchSummary, FileHead } from '../worker/messages'

export const ALL_ROWS: RowQuery = { filter: 'all', order: 'file', search: '', page: 0 }

/** A session over one file, asked as the page asks; it runs only what the page would let run. */
export function openSession(today: CalendarDay) {
  const answers: BatchAnswer[] = []
  const session = createBatchSession((answer) => answers.push(answer))

  async function ask(request: BatchRequest): Promise<BatchAnswer | undefined> {
    answers.length = 0
    await session(request)
    return answers.at(-1)
  }

  async function open(file: Blob, choice: ReadingChoice = {}): Promise<FileHead> {
    const answer = await ask({ id: 1, kind: 'open', file, choice })
    if (answer?.kind !== 'open') throw new Error(JSON.stringify(answer))
    return answer.head
  }

  async function assess(file: Blob, head: FileHead, setup: BatchSetup = head.setup): Promise<BatchOutcome> {
    const problems = setupProblems(setup, head)
    if (problems.length > 0) throw new Error(`still to be chosen: ${problems.join(', ')}`)
    const answer = await ask({
      id: 2,
      kind: 'run',
      file,
      choice: choiceOf(head.reading, head.headingLine),
      setup,
      today,
    })
    if (answer?.kind !== 'run') throw new Error(JSON.stringify(answer))
    return answer.outcome
  }

  /** All at once, of a file that leaves nothing open. */
  async function run(file: Blob): Promise<BatchSummary> {
    const { summary, doubt } = await assess(file, await open(file))
    if (summary === null) throw new Error(JSON.stringify(doubt))
    return summary
  }

  async function rows(query: Partial<RowQuery> = {}) {
    const answer = await ask({ id: 3, kind: 'rows', query: { ...ALL_ROWS, ...query } })
    if (answer?.kind !== 'rows') throw new Error(JSON.stringify(answer))
    return answer.page
  }

  async function allRows(): Promise<readonly BatchRow[]> {
    const found: BatchRow[] = []
    for (let page = 0; ; page++) {
      const { rows: some } = await rows({ page })
      if (some.length === 0) return found
      found.push(...some)
    }
  }

  async function csv(): Promise<string> {
    const answer = await ask({ id: 4, kind: 'csv' })
    if (answer?.kind !== 'csv') throw new Error(JSON.stringify(answer))
    // `text()` would take the mark away.
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.file.arrayBuffer())
  }

  return { ask, open, assess, run, rows, allRows, csv }
}
