import { isId, isListOf, isRecord, keptPlace } from 'shared-frame/kept'
import type { DeskKind } from './desk-kinds'
import type { EditedAnswer, EditedDraft, EditedGroup, EditedQuestion } from './edited-draft'

/** What was typed and not saved yet, and the revision that it changes. */
export interface KeptEdit {
  readonly revision: number
  readonly draft: EditedDraft
  /** What was sent to change that revision and never answered: the server may have it. */
  readonly sent?: readonly EditedDraft[]
}

/** The device's copy of what was typed, until the server has it. */
export const keptEdits = keptPlace<KeptEdit>({
  name: 'survey-desk',
  version: 1,
  days: 14,
  check: (stored) =>
    isRecord(stored) && isId(stored.revision) && isDraft(stored.draft)
      ? {
          revision: stored.revision,
          draft: stored.draft,
          ...(isListOf(stored.sent, isDraft) && { sent: stored.sent }),
        }
      : null,
})

export function keptKey(kind: DeskKind, id: number): string {
  return `${kind}.${id}`
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value)
const isNumber = (value: unknown): value is number => Number.isInteger(value)
const isYesNo = (value: unknown): value is boolean => typeof value === 'boolean'
const isPart = (value: Readonly<Record<string, unknown>>): boolean =>
  isText(value.key) && (value.id === null || isId(value.id))

function isDraft(value: unknown): value is EditedDraft {
  if (!isRecord(value)) return false
  const shown =
    isText(value.title) &&
    isListOf(value.objectTypeIds, isNumber) &&
    isTextOrNull(value.startsAt) &&
    isTextOrNull(value.endsAt)
  if (!shown) return false
  if (value.kind === 'popup') {
    return (
      isText(value.content) &&
      isListOf(value.pageNames, isText) &&
      isNumber(value.buttonPosition) &&
      isTextOrNull(value.buttonText) &&
      isTextOrNull(value.redirectUrl) &&
      isNumber(value.secondToShow)
    )
  }
  return (
    (value.kind === 'survey' || (value.kind === 'poll' && isText(value.url))) &&
    isText(value.summary) &&
    isText(value.purpose) &&
    isYesNo(value.aboutHealth) &&
    isNumber(value.keepDays) &&
    isListOf(value.questions, isQuestion)
  )
}

function isQuestion(value: unknown): value is EditedQuestion {
  return (
    isRecord(value) &&
    isPart(value) &&
    isText(value.content) &&
    isNumber(value.surveyQuestionTypeId) &&
    isYesNo(value.allowAttachImage) &&
    isYesNo(value.requireAttachImage) &&
    isListOf(value.answerGroups, isGroup) &&
    isListOf(value.setAside, isGroup)
  )
}

function isGroup(value: unknown): value is EditedGroup {
  return isRecord(value) && isPart(value) && isTextOrNull(value.title) && isListOf(value.answers, isAnswer)
}

function isAnswer(value: unknown): value is EditedAnswer {
  return isRecord(value) && isPart(value) && isText(value.content) && isYesNo(value.isOtherAnswer)
}
