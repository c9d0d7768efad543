import { type DietDraft, emptyDiet } from './diet-draft'

/** What was written down, while the tab lives: it outlasts login and other pages. In memory alone: health data is written to no device. */
let kept: DietDraft = emptyDiet

export function keptDiet(): DietDraft {
  return kept
}

export function keepDiet(draft: DietDraft): void {
  kept = draft
}
