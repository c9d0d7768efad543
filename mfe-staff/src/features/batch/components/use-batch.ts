import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import { useShell } from 'shared-ui'
import type { BatchSetup } from '../mapping/batch-setup'
import type { ReadingChoice } from '../reading/open-file'
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
  | (Opened & { readonly step: 'mapping'; readonly cancelled: boolean; readonly failure: BatchFailure | null })
  | (Opened & { readonly step: 'running'; readonly share: number; readonly rows: number })
  | (Opened & { readonly step: 'results'; readonly summary: BatchSummary })

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
        setState({ step: 'mapping', file, head, setup: head.setup, cancelled: false, failure: null })
    } catch (error) {
      if (asked !== client.current) return
      const failure = failureOf(error)
      // Another encoding or sheet of the same file: what was chosen for it stays.
      setState(before.step === 'mapping' ? { ...before, failure } : { step: 'choosing', failure })
    }
  }

  async function run(): Promise<void> {
    if (state.step !== 'mapping') return
    const { file, head, setup } = state
    const opened: Opened = { file, head, setup }
    const asked = current()
    setState({ ...opened, step: 'running', share: 0, rows: 0 })
    try {
      const { summary } = await asked.ask('run', { setup, today }, (share, rows) => {
        if (asked === client.current) setState({ ...opened, step: 'running', share, rows })
      })
      if (asked !== client.current) return
      // Tables of results are drawn in slices, so that the page answers meanwhile.
      startTransition(() => setState({ ...opened, step: 'results', summary }))
    } catch (error) {
      if (asked === client.current)
        setState({ ...opened, step: 'mapping', cancelled: false, failure: failureOf(error) })
    }
  }

  /** Ends the worker at once; a new one looks into the file again, and the columns stay as they were chosen. */
  async function cancel(): Promise<void> {
    if (state.step !== 'running') return
    const { file, head, setup } = state
    renew(createBatchClient())
    setState({ step: 'mapping', file, head, setup, cancelled: true, failure: null })
    await reopen(file, head)
  }

  async function reopen(file: ChosenFile, { reading }: FileHead): Promise<void> {
    const choice =
      reading.kind === 'text' ? { encoding: reading.encoding, delimiter: reading.delimiter } : { sheet: reading.sheet }
    const asked = current()
    try {
      await asked.ask('open', { file: file.content, choice })
    } catch (error) {
      if (asked === client.current) setState({ step: 'choosing', failure: failureOf(error) })
    }
  }

  return {
    state,
    open,
    run,
    cancel,
    change: (setup: BatchSetup) => {
      if (state.step === 'mapping') setState({ ...state, setup, cancelled: false, failure: null })
    },
    /** Back to the columns; the results are made anew from there. */
    remap: () => {
      if (state.step !== 'results') return
      const { file, head, setup } = state
      setState({ step: 'mapping', file, head, setup, cancelled: false, failure: null })
    },
    /** Forgets everything. */
    restart: () => {
      renew(null)
      setState(FIRST)
    },
    client: current,
  }
}
