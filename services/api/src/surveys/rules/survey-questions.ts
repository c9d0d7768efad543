import type { CallAnswer } from 'shared-contracts/calls'

type WireQuestion = CallAnswer<'Survey/GetById'>['questions'][number]

/** Questions as they are kept: their numbers are their places. */
export type SurveyQuestions = readonly Omit<WireQuestion, 'number'>[]

/** Questions as visitors get them, numbered from 1. */
export function numbered(questions: SurveyQuestions): WireQuestion[] {
  return questions.map((question, place) => ({ ...question, number: place + 1 }))
}
