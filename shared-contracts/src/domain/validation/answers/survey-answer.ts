import { type RuleResult, validationMessages } from '../messages'

/** 1 single choice, 3 free text, every other id multiple choice (editors make 2): ids of the wire, see docs/product/surveys.md. */
export const surveyQuestionTypes = { singleChoice: 1, multipleChoice: 2, freeText: 3 } as const

/** What the rules need to know of a question of a survey or poll. */
export interface SurveyQuestionRules {
  readonly surveyQuestionTypeId: number
  readonly requireAttachImage: boolean
}

/** An answer in the making, as it is sent. */
export interface SurveyAnswerDraft {
  readonly textAnswer: string
  readonly surveyAnswerGroups: readonly { readonly surveyAnswerIds: readonly number[] }[]
}

/** Whether the question has an answer: a text where text is asked for, otherwise at least one choice. */
export function isAnswered(question: SurveyQuestionRules, answer: SurveyAnswerDraft): boolean {
  return question.surveyQuestionTypeId === surveyQuestionTypes.freeText
    ? answer.textAnswer.trim() !== ''
    : answer.surveyAnswerGroups.some(({ surveyAnswerIds }) => surveyAnswerIds.length > 0)
}

/** An answer first, then the image where one is required. */
export function validateSurveyAnswer(
  question: SurveyQuestionRules,
  answer: SurveyAnswerDraft,
  numberOfImages: number,
): RuleResult {
  if (!isAnswered(question, answer)) return validationMessages.answerRequired
  return question.requireAttachImage && numberOfImages === 0 ? validationMessages.imageRequired : null
}

/** The choice after a tap: a single choice replaces the selection, a multiple choice toggles it. */
export function selectAnswer(
  surveyQuestionTypeId: number,
  selectedIds: readonly number[],
  answerId: number,
): readonly number[] {
  if (surveyQuestionTypeId === surveyQuestionTypes.singleChoice) return [answerId]
  return selectedIds.includes(answerId) ? selectedIds.filter((id) => id !== answerId) : [...selectedIds, answerId]
}

/** The text input of an "other" answer can be used only while that answer is selected. */
export function isOtherTextEnabled(
  answers: readonly { readonly id: number; readonly isOtherAnswer: boolean }[],
  selectedIds: readonly number[],
): boolean {
  return answers.some(({ id, isOtherAnswer }) => isOtherAnswer && selectedIds.includes(id))
}
