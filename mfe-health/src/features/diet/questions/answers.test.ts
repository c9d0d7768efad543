import { expect, test } from '@jest/globals'
import { answerProblems, answersOf, type Question, questionsFor, sentAnswers } from './answers'

const question = (id: number, more: Partial<Question> = {}): Question => ({
  id,
  number: id,
  content: 'Mấy phần?',
  hint: null,
  type: 'NumberRange',
  multiple: false,
  unit: 'phần',
  min: 0,
  max: 20,
  options: [],
  objectTypeIds: [],
  ...more,
})
const questions = [question(1), question(2, { objectTypeIds: [5] }), question(3, { type: 'TextField' })]

test('asks a person what is meant for her or him', () => {
  expect(questionsFor(questions, 2).map(({ id }) => id)).toEqual([1, 3])
  expect(questionsFor(questions, 5).map(({ id }) => id)).toEqual([1, 2, 3])
})

test('zero is an answer, an emptied one is none', () => {
  expect(sentAnswers(answersOf([{ questionId: 1, value: 0 }]), questions)).toEqual([{ questionId: 1, value: 0 }])
  expect(sentAnswers(answersOf([{ questionId: 1, value: undefined }]), questions)).toEqual([])
  expect(sentAnswers(answersOf([{ questionId: 3, text: '  ' }]), questions)).toEqual([])
  expect(sentAnswers(answersOf([{ questionId: 3, optionIds: [] }]), questions)).toEqual([])
})

test('sends nothing that was answered for somebody else', () => {
  const answers = answersOf([
    { questionId: 1, value: 3 },
    { questionId: 2, value: 5 },
  ])
  expect(sentAnswers(answers, questionsFor(questions, 2))).toEqual([{ questionId: 1, value: 3 }])
})

test('says at its field what is out of range, and that something must be answered', () => {
  expect(answerProblems(answersOf([{ questionId: 1, value: 21 }]), questions)).toEqual({
    'question-1': 'Bạn ghi một số từ 0 đến 20 phần.',
  })
  expect(answerProblems(answersOf([]), questions)).toEqual({ 'question-1': 'Bạn trả lời ít nhất một câu nhé.' })
  expect(answerProblems(answersOf([{ questionId: 1, value: 20 }]), questions)).toEqual({})
})
