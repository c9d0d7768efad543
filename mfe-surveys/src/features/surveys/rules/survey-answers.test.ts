import { describe, expect, test } from '@jest/globals'
import { validationMessages } from 'shared-contracts/validation'
import { madeQuestion, madeSurvey } from '../../../testing/made-survey'
import { sortedSurveys } from './sorted-surveys'
import {
  answeredQuestions,
  answersToSend,
  countAnswered,
  draftInWords,
  missingAnswers,
  newDraft,
  withAnswer,
} from './survey-answers'

const survey = madeSurvey()
const empty = newDraft(survey, 'k')
/** The draft after answers to questions 1 (rau ngót) and 3. */
const begun = [
  { id: 1, textAnswer: '', surveyAnswerGroups: [{ surveyAnswerGroupId: 10, surveyAnswerIds: [12], textAnswer: '' }] },
  { id: 3, textAnswer: ' Thêm món chay ', surveyAnswerGroups: [] },
].reduce((draft, { id, ...answer }) => {
  const question = survey.questions.find((each) => each.id === id)
  return question ? withAnswer(draft, { question, answer, images: id === 3 ? ['a'] : [] }) : draft
}, empty)

describe('a draft', () => {
  test('begins with nothing answered: each question is missing, in the order of the survey', () => {
    const questions = answeredQuestions(survey, empty)
    expect(countAnswered(questions)).toBe(0)
    expect([...missingAnswers(questions)]).toEqual([1, 2, 3].map((id) => [id, validationMessages.answerRequired]))
  })

  test('counts, tells what is missing, and is sent as the call takes it', () => {
    const questions = answeredQuestions(survey, begun)
    expect(countAnswered(questions)).toBe(2)
    expect([...missingAnswers(questions).keys()]).toEqual([2])
    expect(answersToSend(questions)).toEqual([
      {
        surveyQuestionId: 1,
        textAnswer: null,
        surveyAnswerGroups: [{ surveyAnswerGroupId: 10, surveyAnswerIds: [12], textAnswer: null }],
        images: [],
      },
      { surveyQuestionId: 3, textAnswer: 'Thêm món chay', surveyAnswerGroups: [], images: [] },
    ])
  })

  test('keeps its words for who wants to copy them', () => {
    expect(draftInWords(begun)).toBe(
      'Bữa ăn của bé\n\nBé thích rau nào?\nRau lá: Rau ngót\n\nBạn muốn góp ý gì?\nThêm món chay',
    )
  })

  test('that is changed waits no longer to be sent', () => {
    const [first] = answeredQuestions(survey, begun)
    const waiting = { ...begun, waiting: { answers: [], consentVersion: null } }
    expect(first && withAnswer(waiting, first).waiting).toBeNull()
  })

  test('fits a survey that was changed since: answers to questions that are still there stay', () => {
    const changed = madeSurvey({ questions: [madeQuestion({ id: 9, number: 1 }), madeQuestion({ number: 2 })] })
    const questions = answeredQuestions(changed, begun)
    expect(questions.map(({ question }) => question.id)).toEqual([9, 1])
    expect(countAnswered(questions)).toBe(1)
  })
})

test('a required image that is missing is asked for, once there is an answer', () => {
  const asking = madeSurvey({ questions: [madeQuestion({ allowAttachImage: true, requireAttachImage: true })] })
  const [only] = answeredQuestions(asking, begun)
  expect(only && [...missingAnswers([only]).values()]).toEqual([validationMessages.imageRequired])
  expect(only && missingAnswers([{ ...only, images: ['a'] }]).size).toBe(0)
})

test('surveys stand as they are for the visitor: hers first, then those for all', () => {
  const card = (id: number, objectTypeIds: number[]) => ({ ...madeSurvey({ id, objectTypeIds }) })
  const active = [card(1, []), card(2, [4]), card(3, [5]), card(4, []), card(5, [0])]
  const ids = (surveys: readonly { readonly id: number }[]) => surveys.map(({ id }) => id)
  const sorted = sortedSurveys(active, [card(1, []), card(2, [4])], [card(4, []), card(5, [0])], 4)
  expect([ids(sorted.remaining), ids(sorted.others)]).toEqual([[2, 1], [3]])
})
