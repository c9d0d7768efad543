import { checkDraft, type Finding } from 'shared-contracts/surveys'
import type { DeskItem } from './desk-item'
import type { EditorDraft, EditorStatus } from './editor-values'
import { hasSameStructure } from './part-ids'

/** Why something is not done to an item. */
export interface DeskRefusal {
  readonly code: 'has_answers' | 'not_finished' | 'still_active'
  readonly findings: readonly Finding[]
}

/** What is missing in a draft, as far as the API can tell: the site's addresses are known where pages are. */
export function findingsOf(draft: EditorDraft, now: Date): readonly Finding[] {
  return checkDraft(draft, { now, ownsPath: null, pageNames: null })
}

/** Why the draft can't be written over the item; null: it can. Ids of the draft's parts are those of the item. */
export function changeRefusal(
  item: DeskItem,
  draft: EditorDraft,
  status: EditorStatus,
  isAnswered: boolean,
  now: Date,
): DeskRefusal | null {
  if (isAnswered && !keepsMeaning(item.draft, draft)) return { code: 'has_answers', findings: [] }
  // An answered one that were a draft again would be seen in previews alone, and its form looks free to change.
  if (isAnswered && status === 'draft') return { code: 'has_answers', findings: [] }
  return statusRefusal(draft, status, now)
}

/** Why a draft can't have the status; null: it can. */
export function statusRefusal(draft: EditorDraft, status: EditorStatus, now: Date): DeskRefusal | null {
  if (status !== 'active') return null
  const findings = findingsOf(draft, now).filter(({ level }) => level === 'error')
  return findings.length === 0 ? null : { code: 'not_finished', findings }
}

/** What was answered means the same: the same questions, and health data stay health data. */
function keepsMeaning(before: EditorDraft, after: EditorDraft): boolean {
  if (before.kind === 'popup' || after.kind === 'popup') return true
  return before.aboutHealth === after.aboutHealth && hasSameStructure(before.questions, after.questions)
}
