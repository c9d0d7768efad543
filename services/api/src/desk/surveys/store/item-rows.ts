import type { Selectable } from 'kysely'
import type { Tables } from '../../../platform/database/tables'
import type { SurveyQuestions } from '../../../surveys/rules'
import type { DeskItem } from '../rules/desk-item'
import type { EditorDraft } from '../rules/editor-values'

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
