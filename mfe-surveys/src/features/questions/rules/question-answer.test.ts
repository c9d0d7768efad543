import { describe, expect, test } from '@jest/globals'
import { validateSurveyAnswer, validationMessages } from 'shared-contracts/validation'
import { madeQuestion } from '../../../testing/made-survey'
import {
  answerOfWire,
  answerOnWire,
  emptyAnswer,
  fittingAnswer,
  groupAnswer,
  type QuestionAnswer,
  withChoice,
  withOtherText,
} from './question-answer'

const single = madeQuestion({ surveyQuestionTypeId: 1 })
const multiple = madeQuestion({ surveyQuestionTypeId: 2 })
const text = madeQuestion({ surveyQuestionTypeId: 3, answerGroups: [] })
const chosen = (answer: QuestionAnswer) => [10, 20].map((group) => groupAnswer(answer, group).surveyAnswerIds)

/** The answer after taps on choices, each in its group. */
const tapped = (question: typeof single, ...taps: readonly (readonly [number, number])[]) =>
  taps.reduce((answer, [group, id]) => withChoice(question, answer, group, id), emptyAnswer)

describe('a tap', () => {
  test('on a single choice replaces the selection, in another group too', () => {
    expect(chosen(tapped(single, [10, 11], [10, 12]))).toEqual([[12], []])
    expect(chosen(tapped(single, [10, 11], [20, 21]))).toEqual([[], [21]])
  })

  test('on a multiple choice toggles it, and leaves other groups alone', () => {
    expect(chosen(tapped(multiple, [10, 11], [10, 12], [20, 21]))).toEqual([[11, 12], [21]])
    expect(chosen(tapped(multiple, [10, 11], [10, 11], [20, 21]))).toEqual([[], [21]])
  })
})

describe('on the wire', () => {
  test('nothing chosen is no answer', () => {
    for (const question of [single, multiple, text]) expect(answerOnWire(question, emptyAnswer)).toBeNull()
    expect(answerOnWire(text, { ...emptyAnswer, textAnswer: ' \n ' })).toBeNull()
  })

  test('the text of "other" goes along only while "other" is chosen', () => {
    const other = withOtherText(tapped(single, [10, 13]), 10, ' rau rừng ')
    expect(answerOnWire(single, other)?.surveyAnswerGroups).toEqual([
      { surveyAnswerGroupId: 10, surveyAnswerIds: [13], textAnswer: 'rau rừng' },
    ])
    const changed = withChoice(single, other, 10, 11)
    expect(answerOnWire(single, changed)?.surveyAnswerGroups).toEqual([
      { surveyAnswerGroupId: 10, surveyAnswerIds: [11], textAnswer: null },
    ])
    // Who comes back to "other" finds what was typed.
    expect(groupAnswer(withChoice(single, changed, 10, 13), 10).textAnswer).toBe(' rau rừng ')
  })

  test('groups without a choice are left out', () => {
    expect(answerOnWire(multiple, tapped(multiple, [20, 21]))?.surveyAnswerGroups).toEqual([
      { surveyAnswerGroupId: 20, surveyAnswerIds: [21], textAnswer: null },
    ])
  })

  test('what was sent is shown as it was answered', () => {
    const sent = answerOnWire(multiple, tapped(multiple, [10, 11], [20, 21]))
    expect(sent).not.toBeNull()
    if (sent) expect(chosen(answerOfWire(sent))).toEqual([[11], [21]])
  })
})

describe('an answer whose question was changed', () => {
  const answer = tapped(multiple, [10, 11], [10, 12], [20, 21])

  test('keeps the choices that are still there', () => {
    const [first] = multiple.answerGroups
    const changed = madeQuestion({
      surveyQuestionTypeId: 2,
      answerGroups: first ? [{ ...first, answers: first.answers.filter(({ id }) => id !== 11) }] : [],
    })
    expect(chosen(fittingAnswer(changed, answer))).toEqual([[12], []])
  })

  test('is asked for again where several choices became one', () => {
    const fitting = fittingAnswer(single, answer)
    expect(validateSurveyAnswer(single, fitting, 0)).toBe(validationMessages.answerRequired)
  })

  test('loses its text where the question no longer asks for one', () => {
    expect(fittingAnswer(single, { ...emptyAnswer, textAnswer: 'x' }).textAnswer).toBe('')
    expect(fittingAnswer(text, { ...emptyAnswer, textAnswer: 'x' }).textAnswer).toBe('x')
  })
})
