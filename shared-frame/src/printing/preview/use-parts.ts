import { useCallback, useEffect, useRef, useState } from 'react'
import type { ShellApi } from 'shared-frame/remotes'
import type { PrintedSheet } from '../sheet'

/** A part of what can be printed, which visitors choose or leave out. */
export interface PreviewPart {
  readonly id: string
  readonly label: string
  /** Chosen before the visitor chooses. */
  readonly chosen: boolean
  /**
   * Its sheets; asked for when it is first chosen, and again when the function is another one. Rejects when they can't be had.
   * @param onProgress how many of how many are there
   */
  readonly load: (onProgress: (done: number, of: number) => void) => Promise<readonly PrintedSheet[]>
}

export type PartState =
  | { readonly state: 'loading'; readonly done: number; readonly of: number }
  | { readonly state: 'there'; readonly sheets: readonly PrintedSheet[] }
  | { readonly state: 'failed' }

type Load = PreviewPart['load']

/** Loads the chosen parts and keeps what came. */
export function useParts(chosen: readonly PreviewPart[], report: ShellApi['report']) {
  const [states, setStates] = useState<ReadonlyMap<Load, PartState>>(new Map())
  const begun = useRef(new Set<Load>())

  const begin = useCallback(
    ({ id, load }: PreviewPart) => {
      begun.current.add(load)
      const set = (state: PartState) => setStates((before) => new Map(before).set(load, state))
      set({ state: 'loading', done: 0, of: 0 })
      load((done, of) => set({ state: 'loading', done, of })).then(
        (sheets) => set({ state: 'there', sheets }),
        (error: unknown) => {
          report(error, { unit: 'shared-frame', at: 'print-preview', part: id })
          set({ state: 'failed' })
        },
      )
    },
    [report],
  )

  useEffect(() => {
    for (const part of chosen) if (!begun.current.has(part.load)) begin(part)
  }, [chosen, begin])

  return { stateOf: (part: PreviewPart): PartState | undefined => states.get(part.load), retry: begin }
}
