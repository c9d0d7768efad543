import type { CallAnswer } from 'shared-contracts/calls'
import type { DeskDraft, DraftQuestion } from 'shared-contracts/surveys'

type Question = CallAnswer<'Survey/GetById'>['questions'][number]

/** A draft as far as who looks at it may know it. */
export interface PreviewedDraft {
  /** Another one with every change. */
  readonly revision: number
  readonly draft: DeskDraft
  /** Null: a signed link does not tell. */
  readonly status: CallAnswer<'SurveyDesk/GetById'>['status'] | null
  /** Ids; empty: everybody who is logged in; null: a signed link does not tell. */
  readonly objectTypeIds: readonly number[] | null
}

export function draftOfEditor(item: CallAnswer<'SurveyDesk/GetById'>): PreviewedDraft {
  const { revision, draft, status } = item
  return { revision, draft, status, objectTypeIds: draft.objectTypeIds }
}

export function draftOfSurvey(survey: CallAnswer<'Survey/GetById'>): PreviewedDraft {
  const { revision, title, summary, objectTypeIds, endsAt, purpose, aboutHealth, keepDays, questions } = survey
  const terms = { title, summary, objectTypeIds, startsAt: null, endsAt, purpose, aboutHealth, keepDays }
  return {
    revision,
    status: null,
    objectTypeIds,
    draft: { kind: 'survey', ...terms, questions: questions.map(draftQuestion) },
  }
}

export function draftOfPoll(poll: CallAnswer<'Poll/GetById'>): PreviewedDraft {
  const { revision, title, url, purpose, aboutHealth, keepDays, surveyQuestion } = poll
  const terms = { title, summary: '', ...untold, purpose, aboutHealth, keepDays, url }
  return {
    revision,
    status: null,
    objectTypeIds: null,
    draft: { kind: 'poll', ...terms, questions: [draftQuestion(surveyQuestion)] },
  }
}

export function draftOfPopup(popup: CallAnswer<'Popup/GetById'>): PreviewedDraft {
  const { revision, title, content, pageNames, buttonPosition, buttonText, redirectUrl, secondToShow } = popup
  const shown = { content, pageNames, buttonPosition, buttonText, redirectUrl, secondToShow }
  return { revision, status: null, objectTypeIds: null, draft: { kind: 'popup', title, ...untold, ...shown } }
}

/** What links don't tell, so that the check finds nothing wrong with it. */
const untold = { objectTypeIds: [], startsAt: null, endsAt: null }

function draftQuestion(question: Question): DraftQuestion {
  const { id, content, surveyQuestionTypeId, allowAttachImage, requireAttachImage, answerGroups } = question
  return { id, content, surveyQuestionTypeId, allowAttachImage, requireAttachImage, answerGroups }
}
