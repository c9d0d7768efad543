import { isAnswered, validateSurveyAnswer } from 'shared-contracts/validation'
import type { DraftAnswer, SurveyDraft, WaitingAnswer } from 'shared-ui/survey-drafts'
import {
  answerInWords,
  answerOnWire,
  emptyAnswer,
  fittingAnswer,
  type Question,
  type QuestionAnswer,
} from '../../questions'
import type { Survey } from '../requests/survey'

/** One question with what is answered to it. */
export interface AnsweredQuestion {
  readonly question: Question
  readonly answer: QuestionAnswer
  /** Keys of attached images. */
  readonly images: readonly string[]
}

/** A draft in which nothing is answered yet. */
export function newDraft({ id, title, aboutHealth }: Survey, submissionKey: string): SurveyDraft {
  return { surveyId: id, title, aboutHealth, submissionKey, answers: [], waiting: null }
}

/** The survey's questions with the draft's answers, as far as they still fit: an editor may have changed the survey since. */
export function answeredQuestions(survey: Survey, draft: SurveyDraft): readonly AnsweredQuestion[] {
  return survey.questions.map((question) => {
    const kept = draft.answers.find(({ questionId }) => questionId === question.id)
    const takesImages = question.allowAttachImage || question.requireAttachImage
    return {
      question,
      answer: kept ? fittingAnswer(question, kept) : emptyAnswer,
      images: takesImages ? (kept?.images ?? []) : [],
    }
  })
}

/** The draft with another answer to one question. Changed answers wait no longer to be sent. */
export function withAnswer(draft: SurveyDraft, { question, answer, images }: AnsweredQuestion): SurveyDraft {
  const changed: DraftAnswer = {
    questionId: question.id,
    words: `${question.content}\n${answerInWords(question, answer)}`,
    textAnswer: answer.textAnswer,
    surveyAnswerGroups: answer.surveyAnswerGroups,
    images,
  }
  const others = draft.answers.filter(({ questionId }) => questionId !== question.id)
  return { ...draft, answers: [...others, changed], waiting: null }
}

export function countAnswered(questions: readonly AnsweredQuestion[]): number {
  return questions.filter(({ question, answer }) => isAnswered(question, answer)).length
}

/** What is missing, by the question's id, in the order of the survey. */
export function missingAnswers(questions: readonly AnsweredQuestion[]): ReadonlyMap<number, string> {
  return new Map(
    questions.flatMap(({ question, answer, images }) => {
      const problem = validateSurveyAnswer(question, answer, images.length)
      return problem === null ? [] : [[question.id, problem]]
    }),
  )
}

/** The answers as they are sent. */
export function answersToSend(questions: readonly AnsweredQuestion[]): readonly WaitingAnswer[] {
  return questions.flatMap(({ question, answer, images }) => {
    const sent = answerOnWire(question, answer)
    if (sent === null) return []
    const surveyAnswerGroups = sent.surveyAnswerGroups.map((group) => ({
      ...group,
      surveyAnswerIds: [...group.surveyAnswerIds],
    }))
    return [{ surveyQuestionId: question.id, textAnswer: sent.textAnswer, surveyAnswerGroups, images }]
  })
}

/** Everything that was answered, to be read or copied. */
export function draftInWords({ title, answers }: SurveyDraft): string {
  return [title, ...answers.map(({ words }) => words)].join('\n\n')
}

/** The field by which the server names a question, which is its element's id too. */
export const questionField = (questionId: number): string => `question-${questionId}`
