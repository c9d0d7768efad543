import type { FieldError } from 'shared-contracts/calls'
import { sentAnswerProblem, validationMessages } from 'shared-contracts/validation'
import type { QuestionAnswer } from './answer-rows'
import type { SurveyQuestions } from './survey-questions'

/** Where the message of a question stands. */
export const questionField = (questionId: number): string => `question-${questionId}`

/** What is wrong with the answers, question by question: every question has one, and none answers anything else. */
export function answerProblems(questions: SurveyQuestions, answers: readonly QuestionAnswer[]): FieldError[] {
  const asked = new Set(questions.map(({ id }) => id))
  const strays = answers.filter(({ surveyQuestionId }) => !asked.has(surveyQuestionId))
  const twice = answers.filter(
    ({ surveyQuestionId: id }, place) => answers.findIndex((each) => each.surveyQuestionId === id) < place,
  )
  const changed = [...strays, ...twice].map(({ surveyQuestionId }) => ({
    field: questionField(surveyQuestionId),
    code: 'invalid_value',
    message: validationMessages.questionChanged,
  }))
  const wrong = questions.flatMap((question) => {
    const answer = answers.find(({ surveyQuestionId }) => surveyQuestionId === question.id)
    const problem = sentAnswerProblem(question, answer ?? { surveyAnswerGroups: [] }, answer?.images?.length ?? 0)
    return problem === null ? [] : [{ field: questionField(question.id), ...problem }]
  })
  return [...changed, ...wrong]
}
