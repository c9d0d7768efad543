import type { Selectable } from 'kysely'
import type { Tables } from '../../platform/database/tables'
import type { EditorDraft, EditorKind, EditorStatus, SurveyQuestions } from '../../stored-values'

/** A survey, poll or popup as the desk works with it. */
export interface DeskItem {
  readonly id: number
  readonly key: string
  readonly status: EditorStatus
  readonly revision: number
  readonly changedAt: Date
  readonly draft: EditorDraft
}

type Questionnaire = Selectable<Tables['questionnaires']>
type Popup = Selectable<Tables['popups']>

export function itemOfQuestionnaire(row: Questionnaire): DeskItem {
  const { title, summary, purpose, aboutHealth, keepDays } = row
  const asked = {
    title,
    summary,
    purpose,
    aboutHealth,
    keepDays,
    ...shownTo(row),
    questions: draftQuestions(row.questions),
  }
  const draft: EditorDraft = row.url === null ? { kind: 'survey', ...asked } : { kind: 'poll', ...asked, url: row.url }
  return itemOf(row, draft)
}

export function itemOfPopup(row: Popup): DeskItem {
  const { title, content, pageNames, buttonPosition, buttonText, redirectUrl, secondToShow } = row
  return itemOf(row, {
    kind: 'popup',
    title,
    ...shownTo(row),
    content,
    pageNames,
    buttonPosition,
    buttonText,
    redirectUrl,
    secondToShow,
  })
}

function itemOf({ id, key, status, revision, changedAt }: Questionnaire | Popup, draft: EditorDraft): DeskItem {
  return { id, key, status, revision, changedAt, draft }
}

function shownTo({ objectTypeIds, startsAt, endsAt }: Questionnaire | Popup) {
  return { objectTypeIds, startsAt: startsAt?.toISOString() ?? null, endsAt: endsAt?.toISOString() ?? null }
}

/** A copy whose lists may be changed, as the wire's types have them. */
function draftQuestions(questions: SurveyQuestions) {
  return questions.map((question) => ({
    ...question,
    answerGroups: question.answerGroups.map((group) => ({ ...group, answers: [...group.answers] })),
  }))
}

export type AskedDraft = Exclude<EditorDraft, { kind: 'popup' }>
export type DraftQuestions = AskedDraft['questions']

/** The kind's word for editors. */
export const kindWords: Readonly<Record<EditorKind, string>> = {
  survey: 'khảo sát',
  poll: 'khảo sát nhanh',
  popup: 'thông báo',
}
