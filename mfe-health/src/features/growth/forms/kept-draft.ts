import type { CheckDraft } from './check-draft'

/**
 * What a visitor has typed before login was asked for, until the page is there again. In memory alone: health data of a
 * stranger's browser is written nowhere (DECISIONS 34).
 */
let kept: CheckDraft | null = null

export function keepDraft(draft: CheckDraft): void {
  kept = draft
}

/** The kept form, once. */
export function takeDraft(): CheckDraft | null {
  const draft = kept
  kept = null
  return draft
}
