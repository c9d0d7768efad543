import type { MotherDraft } from './mother-draft'

/** What was typed before login was asked for; in memory alone, as for children (../growth/kept-draft.ts). */
let kept: MotherDraft | null = null

export function keepMotherDraft(draft: MotherDraft): void {
  kept = draft
}

/** The kept form, once. */
export function takeMotherDraft(): MotherDraft | null {
  const draft = kept
  kept = null
  return draft
}
