import type { CallBody } from 'shared-contracts/calls'
import { isId, isListOf, isRecord, keptPlace } from 'shared-frame/kept'
import { withMemory } from 'shared-ui/outbox'
import { DRAFT_DAYS, isSentGroup, isText, isTextOrNull } from './draft-checks'
import { SURVEY_DRAFTS } from './draft-place'

/** What was answered to one question so far. */
export interface DraftAnswer {
  readonly questionId: number
  /** Question and answer in words: what is left to copy once the survey has ended. */
  readonly words: string
  readonly textAnswer: string
  readonly surveyAnswerGroups: readonly {
    readonly surveyAnswerGroupId: number
    readonly surveyAnswerIds: readonly number[]
    readonly textAnswer: string
  }[]
  /** Keys of attached images among the kept files. */
  readonly images: readonly string[]
}

type SentAnswer = CallBody<'Survey/SubmitSurvey'>['answers'][number]
/** An answer as it is sent, its images by their keys. */
export type WaitingAnswer = Omit<SentAnswer, 'images'> & { readonly images: readonly string[] }

export interface SurveyDraft {
  readonly surveyId: number
  readonly title: string
  /** Its answers stay in the tab until they wait to be sent. */
  readonly aboutHealth: boolean
  /** By which the server knows a submission that it was sent before. */
  readonly submissionKey: string
  readonly answers: readonly DraftAnswer[]
  /** "Gửi" was pressed: sent as soon as the network and the session of its owner are there. Null: it is being answered. */
  readonly waiting: {
    readonly answers: readonly WaitingAnswer[]
    /** Version of the text of consent that was agreed to without network: recorded before the answers are sent. */
    readonly consentVersion: string | null
  } | null
}

/**
 * Answers to surveys that were not sent yet, by the survey's id: kept through reloads, login and an ended session. Written by the
 * section that shows the survey; the shell sends what waits (`sendWaitingSurveys`). What a device has no room for is sent from the page.
 */
export const surveyDrafts = withMemory(
  keptPlace<SurveyDraft>({
    ...SURVEY_DRAFTS,
    days: DRAFT_DAYS,
    check: readDraft,
    withAddress: true,
    inTab: {
      split: (draft) =>
        draft.aboutHealth && draft.waiting === null
          ? { device: { ...draft, answers: [] }, tab: draft.answers }
          : { device: draft, tab: null },
      join: (device, tab) => (isRecord(device) && Array.isArray(tab) ? { ...device, answers: tab } : device),
    },
  }),
)

/** While it is being answered its text is never null. */
const isGroup = (value: unknown): value is DraftAnswer['surveyAnswerGroups'][number] =>
  isSentGroup(value) && value.textAnswer !== null

function isAnswer(value: unknown): value is DraftAnswer {
  return (
    isRecord(value) &&
    isId(value.questionId) &&
    isText(value.words) &&
    isText(value.textAnswer) &&
    isListOf(value.surveyAnswerGroups, isGroup) &&
    isListOf(value.images, isText)
  )
}

function isWaitingAnswer(value: unknown): value is WaitingAnswer {
  return (
    isRecord(value) &&
    isId(value.surveyQuestionId) &&
    isTextOrNull(value.textAnswer) &&
    isListOf(value.surveyAnswerGroups, isSentGroup) &&
    isListOf(value.images, isText)
  )
}

function readWaiting(stored: unknown): SurveyDraft['waiting'] {
  if (!isRecord(stored)) return null
  const { answers, consentVersion } = stored
  return isListOf(answers, isWaitingAnswer) && isTextOrNull(consentVersion) ? { answers, consentVersion } : null
}

/** Null: not a draft. What waits in a form that isn't known is asked for again. */
function readDraft(stored: unknown): SurveyDraft | null {
  if (!isRecord(stored)) return null
  const { surveyId, title, aboutHealth, submissionKey, answers, waiting } = stored
  if (!isId(surveyId) || !isText(title) || typeof aboutHealth !== 'boolean' || !isText(submissionKey)) return null
  if (!isListOf(answers, isAnswer)) return null
  return { surveyId, title, aboutHealth, submissionKey, answers, waiting: readWaiting(waiting) }
}
