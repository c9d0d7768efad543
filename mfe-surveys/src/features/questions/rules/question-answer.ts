import type { CallAnswer } from 'shared-contracts/calls'
import { isAnswered, isOtherTextEnabled, selectAnswer, surveyQuestionTypes } from 'shared-contracts/validation'
import type { PromptAnswer } from 'shared-frame/remotes'

/** A question of a survey; the one of a poll has the same fields and more. */
export type Question = CallAnswer<'Survey/GetById'>['questions'][number]
export type AnswerGroup = Question['answerGroups'][number]

/** What was chosen in one group. */
export interface GroupAnswer {
  readonly surveyAnswerGroupId: number
  readonly surveyAnswerIds: readonly number[]
  /** Of the answer "other". It stays when another answer is chosen, and is sent only while "other" is. */
  readonly textAnswer: string
}

/** An answer in the making. */
export interface QuestionAnswer {
  readonly textAnswer: string
  readonly surveyAnswerGroups: readonly GroupAnswer[]
}

export const emptyAnswer: QuestionAnswer = { textAnswer: '', surveyAnswerGroups: [] }

/** Most letters that the calls take. */
export const TEXT_MAX = 5000
export const OTHER_TEXT_MAX = 2000

export const isFreeText = ({ surveyQuestionTypeId }: Question): boolean =>
  surveyQuestionTypeId === surveyQuestionTypes.freeText
export const isSingleChoice = ({ surveyQuestionTypeId }: Question): boolean =>
  surveyQuestionTypeId === surveyQuestionTypes.singleChoice

export function groupAnswer(answer: QuestionAnswer, groupId: number): GroupAnswer {
  const found = answer.surveyAnswerGroups.find(({ surveyAnswerGroupId }) => surveyAnswerGroupId === groupId)
  return found ?? { surveyAnswerGroupId: groupId, surveyAnswerIds: [], textAnswer: '' }
}

/** The answer after a tap on a choice. A single choice is one for the whole question, in whichever group it stands. */
export function withChoice(
  question: Question,
  answer: QuestionAnswer,
  groupId: number,
  answerId: number,
): QuestionAnswer {
  const before = groupAnswer(answer, groupId)
  const surveyAnswerIds = selectAnswer(question.surveyQuestionTypeId, before.surveyAnswerIds, answerId)
  const others = isSingleChoice(question)
    ? answer.surveyAnswerGroups.map((group) => ({ ...group, surveyAnswerIds: [] }))
    : answer.surveyAnswerGroups
  return withGroup({ ...answer, surveyAnswerGroups: others }, { ...before, surveyAnswerIds })
}

export function withOtherText(answer: QuestionAnswer, groupId: number, textAnswer: string): QuestionAnswer {
  return withGroup(answer, { ...groupAnswer(answer, groupId), textAnswer })
}

/** What of an answer still fits the question, whose choices an editor may have changed since. */
export function fittingAnswer(question: Question, answer: QuestionAnswer): QuestionAnswer {
  const surveyAnswerGroups = question.answerGroups.flatMap((group) => {
    const { surveyAnswerIds, textAnswer } = groupAnswer(answer, group.id)
    const ids = surveyAnswerIds.filter((id) => group.answers.some((each) => each.id === id))
    return ids.length === 0 && textAnswer === ''
      ? []
      : [{ surveyAnswerGroupId: group.id, surveyAnswerIds: ids, textAnswer }]
  })
  const isOneTooMany =
    isSingleChoice(question) && surveyAnswerGroups.flatMap(({ surveyAnswerIds }) => surveyAnswerIds).length > 1
  return {
    textAnswer: isFreeText(question) ? answer.textAnswer : '',
    surveyAnswerGroups: isOneTooMany
      ? surveyAnswerGroups.map((group) => ({ ...group, surveyAnswerIds: [] }))
      : surveyAnswerGroups,
  }
}

/** The answer as calls take it; null: there is none. */
export function answerOnWire(question: Question, answer: QuestionAnswer): PromptAnswer | null {
  if (!isAnswered(question, answer)) return null
  if (isFreeText(question)) return { textAnswer: answer.textAnswer.trim(), surveyAnswerGroups: [] }
  const surveyAnswerGroups = question.answerGroups.flatMap((group) => {
    const { surveyAnswerIds, textAnswer } = groupAnswer(answer, group.id)
    if (surveyAnswerIds.length === 0) return []
    const other = isOtherTextEnabled(group.answers, surveyAnswerIds) ? textAnswer.trim() : ''
    return [{ surveyAnswerGroupId: group.id, surveyAnswerIds, textAnswer: other === '' ? null : other }]
  })
  return { textAnswer: null, surveyAnswerGroups }
}

/** A submitted answer in the form in which questions show one. */
export function answerOfWire(sent: {
  readonly textAnswer?: string | null | undefined
  readonly surveyAnswerGroups: readonly {
    readonly surveyAnswerGroupId: number
    readonly surveyAnswerIds: readonly number[]
    readonly textAnswer?: string | null | undefined
  }[]
}): QuestionAnswer {
  return {
    textAnswer: sent.textAnswer ?? '',
    surveyAnswerGroups: sent.surveyAnswerGroups.map((group) => ({ ...group, textAnswer: group.textAnswer ?? '' })),
  }
}

function withGroup(answer: QuestionAnswer, group: GroupAnswer): QuestionAnswer {
  const others = answer.surveyAnswerGroups.filter(
    ({ surveyAnswerGroupId }) => surveyAnswerGroupId !== group.surveyAnswerGroupId,
  )
  return { ...answer, surveyAnswerGroups: [...others, group] }
}
