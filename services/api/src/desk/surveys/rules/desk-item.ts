import type { EditorDraft, EditorKind, EditorStatus } from './editor-values'

/** A survey, poll or popup as the desk works with it. */
export interface DeskItem {
  readonly id: number
  readonly key: string
  readonly status: EditorStatus
  readonly revision: number
  readonly changedAt: Date
  readonly draft: EditorDraft
}

export type AskedDraft = Exclude<EditorDraft, { kind: 'popup' }>
export type DraftQuestions = AskedDraft['questions']

/** The kind's word for editors. */
export const kindWords: Readonly<Record<EditorKind, string>> = {
  survey: 'khảo sát',
  poll: 'khảo sát nhanh',
  popup: 'thông báo',
}
