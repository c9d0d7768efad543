import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import { useShell } from 'shared-frame'
import type { Doubt } from '../assessment/doubt'
import type { BatchSetup } from '../mapping/batch-setup'
import { choiceOf, type ReadingChoice } from '../reading/open-file'
import { type BatchClient, BatchError, createBatchClient } from '../worker/batch-client'
import type { BatchFailure, BatchSummary, FileHead } from '../worker/messages'

/** What was chosen, under a name that is shown. */
export interface ChosenFile {
  readonly name: string
  readonly content: Blob
}

interface Opened {
  readonly file: ChosenFile
  readonly head: FileHead
  readonly setup: BatchSetup
}

export type BatchState =
  | { readonly step: 'choosing'; readonly failure: BatchFailure | null }
  | { readonly step: 'opening' }
  | (Opened & {
      readonly step: 'mapping'
      readonly cancelled: boolean
      readonly failure: BatchFailure | null
      /** Why the last run gave no results. */
      readonly doubt: Doubt | null
    })
  | (Opened & { readonly step: 'running'; readonly share: number; readonly rows: number })
  | (Opened & { readonly step: 'results'; readonly summary: BatchSummary })

/** Nothing was tried with the columns yet. */
const UNTRIED = { cancelled: false, failure: null, doubt: null } as const

/** Another reading of the same file keeps the day that was typed for all rows. */
function keptDay(before: BatchState): CalendarDay | null {
  return before.step === 'mapping' ? before.setup.visitDay : null
}

const FIRST: BatchState = { step: 'choosing', failure: null }

/** A file's way through the worker. What it holds lives as long as the page: leaving it ends the worker and forgets everything. */
export function useBatch(today: CalendarDay) {
  const { report } = useShell()
  const [state, setState] = useState<BatchState>(FIRST)
  const client = useRef<BatchClient | null>(null)

  useEffect(() => () => client.current?.close(), [])

  function renew(next: BatchClient | null): void {
    client.current?.close()
    client.current = next
  }

  const current = useCallback((): BatchClient => {
    client.current ??= createBatchClient()
    return client.current
  }, [])

  function failureOf(error: unknown): BatchFailure {
    if (error instanceof BatchError && error.failure !== 'unexpected') return error.failure
    // Nothing of the file: an unexpected error's text is the program's own.
    report(error, { unit: 'staff', at: 'batch-assessment' })
    return 'unexpected'
  }

  async function open(file: ChosenFile, choice: ReadingChoice = {}): Promise<void> {
    const before = state
    renew(createBatchClient())
    const asked = current()
    setState({ step: 'opening' })
    try {
      const { head } = await asked.ask('open', { file: file.content, choice })
      if (asked === client.current)
        setState({ step: 'mapping', file, head, setup: { ...head.setup, visitDay: keptDay(before) }, ...UNTRIED })
    } catch (error) {
      if (asked !== client.current) return
      const failure = failureOf(error)
      // Another encoding or sheet of the same file: what was chosen for it stays.
      setState(before.step === 'mapping' ? { ...before, failure } : { step: 'choosing', failure })
    }
  }

  async function run(changed?: BatchSetup): Promise<void> {
    if (state.step !== 'mapping') return
    const { file, head } = state
    const setup = changed ?? state.setup
    const opened: Opened = { file, head, setup }
    const asked = current()
    setState({ ...opened, step: 'running', share: 0, rows: 0 })
    try {
      const choice = choiceOf(head.reading, head.headingLine)
      const { outcome } = await asked.ask('run', { file: file.content, choice, setup, today }, (share, rows) => {
        if (asked === client.current) setState({ ...opened, step: 'running', share, rows })
      })
      if (asked !== client.current) return
      const { summary, doubt } = outcome
      if (summary === null) return setState({ ...opened, ...UNTRIED, step: 'mapping', doubt })
      // Tables of results are drawn in slices, so that the page answers meanwhile.
      startTransition(() => setState({ ...opened, step: 'results', summary }))
    } catch (error) {
      if (asked === client.current) setState({ ...opened, ...UNTRIED, step: 'mapping', failure: failureOf(error) })
    }
  }

  /** Ends the worker at once; the columns stay as they were chosen. */
  function cancel(): void {
    if (state.step !== 'running') return
    const { file, head, setup } = state
    renew(createBatchClient())
    setState({ step: 'mapping', file, head, setup, ...UNTRIED, cancelled: true })
  }

  return {
    state,
    open,
    run,
    cancel,
    change: (setup: BatchSetup) => {
      if (state.step === 'mapping') setState({ ...state, setup, ...UNTRIED })
    },
    /** Back to the columns; the results are made anew from there. */
    remap: () => {
      if (state.step !== 'results') return
      const { file, head, setup } = state
      setState({ step: 'mapping', file, head, setup, ...UNTRIED })
    },
    /** Forgets everything. */
    restart: () => {
      renew(null)
      setState(FIRST)
    },
    client: current,
  }
}
