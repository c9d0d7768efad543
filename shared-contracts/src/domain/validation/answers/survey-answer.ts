import { type RuleResult, validationMessages } from '../messages'
import { IMAGES_PER_QUESTION } from './image-attachment'

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

/** A question with all that an answer to it is judged by. */
export interface AnswerableQuestion extends SurveyQuestionRules {
  readonly allowAttachImage: boolean
  readonly answerGroups: readonly {
    readonly id: number
    readonly answers: readonly { readonly id: number; readonly isOtherAnswer: boolean }[]
  }[]
}

/** An answer as the wire has it. */
export interface SentSurveyAnswer {
  readonly textAnswer?: string | null | undefined
  readonly surveyAnswerGroups: readonly {
    readonly surveyAnswerGroupId: number
    readonly surveyAnswerIds: readonly number[]
    readonly textAnswer?: string | null | undefined
  }[]
}

export interface SurveyAnswerProblem {
  /** required: answer or image is missing. image_refused: of the images. invalid_value: the answer is none of this question. */
  readonly code: 'required' | 'image_refused' | 'invalid_value'
  readonly message: string
}

/**
 * What is wrong with an answer that is to be sent; null: nothing. Groups are headings within a question: a single choice is one answer among
 * all of them.
 */
export function sentAnswerProblem(
  question: AnswerableQuestion,
  answer: SentSurveyAnswer,
  numberOfImages: number,
): SurveyAnswerProblem | null {
  const misfit = choiceProblem(question, answer)
  if (misfit !== null) return { code: 'invalid_value', message: misfit }
  const draft = { textAnswer: answer.textAnswer ?? '', surveyAnswerGroups: answer.surveyAnswerGroups }
  const missing = validateSurveyAnswer(question, draft, numberOfImages)
  if (missing !== null) return { code: 'required', message: missing }
  if (numberOfImages > 0 && !question.allowAttachImage && !question.requireAttachImage)
    return { code: 'image_refused', message: validationMessages.imageNotAsked }
  if (numberOfImages > IMAGES_PER_QUESTION) return { code: 'image_refused', message: validationMessages.tooManyImages }
  return null
}

function choiceProblem(question: AnswerableQuestion, { textAnswer, surveyAnswerGroups }: SentSurveyAnswer): RuleResult {
  const chosen = surveyAnswerGroups.flatMap(({ surveyAnswerIds }) => surveyAnswerIds)
  const isText = question.surveyQuestionTypeId === surveyQuestionTypes.freeText
  const groups = new Map(question.answerGroups.map((group) => [group.id, group.answers]))
  const isOwn = surveyAnswerGroups.every(({ surveyAnswerGroupId, surveyAnswerIds }) =>
    surveyAnswerIds.every((id) => groups.get(surveyAnswerGroupId)?.some((own) => own.id === id)),
  )
  const isTwice =
    new Set(chosen).size < chosen.length ||
    new Set(surveyAnswerGroups.map((group) => group.surveyAnswerGroupId)).size < surveyAnswerGroups.length
  if (!isOwn || isTwice || (isText ? chosen.length > 0 : isWritten(textAnswer)))
    return validationMessages.questionChanged
  if (question.surveyQuestionTypeId === surveyQuestionTypes.singleChoice && chosen.length > 1)
    return validationMessages.oneAnswerOnly
  const strayText = surveyAnswerGroups.some(
    (group) =>
      isWritten(group.textAnswer) &&
      !isOtherTextEnabled(groups.get(group.surveyAnswerGroupId) ?? [], group.surveyAnswerIds),
  )
  return strayText ? validationMessages.otherTextWithoutChoice : null
}

function isWritten(text: string | null | undefined): boolean {
  return (text ?? '').trim() !== ''
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
