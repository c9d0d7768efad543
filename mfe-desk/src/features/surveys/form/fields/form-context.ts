import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Finding } from 'shared-contracts/surveys'
import type { EditedDraft } from '../../rules/edited-draft'
import type { FindingStore } from './finding-store'

/** What the fields of a form share; the same object while the draft changes, or each key would render them all. */
export interface FormState {
  /** Applies the change at once to the draft as it is then. */
  readonly change: (next: (draft: EditedDraft) => EditedDraft) => void
  /** Answers name the questions: only texts may change. */
  readonly locked: boolean
  readonly findings: FindingStore
  /** Focuses the first of these elements that can take it once the change is on screen. */
  readonly focusNext: (...ids: readonly string[]) => void
}

export const FormContext = createContext<FormState | null>(null)

export function useFormState(): FormState {
  const state = useContext(FormContext)
  if (state === null) throw new Error('useFormState: only inside a desk form')
  return state
}

/** What the check says at a place that was touched. */
export function useMessageAt(place: string, level: Finding['level']): string | null {
  const { findings } = useFormState()
  const read = () => findings.messageAt(place, level)
  return useSyncExternalStore(findings.subscribe, read, read)
}

/** Id of the element at a place of the draft. */
export function placeId(place: string): string {
  return `desk-${place}`
}

/** The element at a place, or at the nearest one above it. */
export function elementAt(place: string | null): HTMLElement | null {
  for (let at = place ?? ''; at !== ''; at = at.split('.').slice(0, -1).join('.')) {
    const element = document.getElementById(placeId(at))
    if (element !== null) return element
  }
  return null
}
