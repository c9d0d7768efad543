import type { CallAnswer } from 'shared-contracts/calls'
import type { SurveyQuestions } from '../../stored-values'

type WireQuestion = CallAnswer<'Survey/GetById'>['questions'][number]

/** Questions as visitors get them: numbered by their places, from 1. */
export function numbered(questions: SurveyQuestions): WireQuestion[] {
  return questions.map((question, place) => ({ ...question, number: place + 1 }))
}
