import { createContext, useContext } from 'react'
import type { Finding } from 'shared-contracts/surveys'
import type { EditedDraft } from '../../rules/edited-draft'

export interface FormState {
  readonly change: (next: (draft: EditedDraft) => EditedDraft) => void
  /** Answers name the questions: only texts may change. */
  readonly locked: boolean
  /** What the check says at a place, errors first; null: nothing, or the place was not touched yet. */
  readonly findingAt: (place: string) => Finding | null
  /** The editor has been at this place: what is missing there is said from now on. */
  readonly touch: (place: string) => void
  /** An entry that states no value, such as half a date; null: it does now. */
  readonly setEntryProblem: (place: string, message: string | null) => void
  /** Focuses the first of these elements that can take it once the change is on screen. */
  readonly focusNext: (...ids: readonly string[]) => void
}

export const FormContext = createContext<FormState | null>(null)

export function useFormState(): FormState {
  const state = useContext(FormContext)
  if (state === null) throw new Error('useFormState: only inside a desk form')
  return state
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
