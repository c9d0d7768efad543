import { isListOf, isRecord, keptPlace } from 'shared-frame/kept'
import type { PromptAnswer } from 'shared-frame/remotes'
import { DRAFT_DAYS, isSentGroup, isText, isTextOrNull } from './draft-checks'

/** An answer to a poll that the server may not have yet. */
export interface PollDraft {
  /** Its answer stays in the tab. */
  readonly aboutHealth: boolean
  /** By which the server knows an answer that it was sent before. */
  readonly submissionKey: string
  readonly answer: PromptAnswer
}

/** Answers to polls that were begun, by the poll's id: kept as drafts of surveys are. Written by the shell, which shows polls over pages. */
export const pollDrafts = keptPlace<PollDraft>({
  name: 'poll-draft',
  version: 1,
  days: DRAFT_DAYS,
  check: readDraft,
  inTab: {
    split: (draft) =>
      draft.aboutHealth ? { device: { ...draft, answer: null }, tab: draft.answer } : { device: draft, tab: null },
    join: (device, tab) => (isRecord(device) && tab !== null ? { ...device, answer: tab } : device),
  },
})

function readDraft(stored: unknown): PollDraft | null {
  if (!isRecord(stored)) return null
  const { aboutHealth, submissionKey, answer } = stored
  if (typeof aboutHealth !== 'boolean' || !isText(submissionKey) || !isAnswer(answer)) return null
  return { aboutHealth, submissionKey, answer }
}

function isAnswer(value: unknown): value is PromptAnswer {
  return isRecord(value) && isTextOrNull(value.textAnswer) && isListOf(value.surveyAnswerGroups, isSentGroup)
}
