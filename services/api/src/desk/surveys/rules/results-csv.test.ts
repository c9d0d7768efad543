import { expect, test } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import { resultsCsv } from './results-csv'

const question = (id: number, content: string, allowAttachImage = false) => ({
  id,
  content,
  surveyQuestionTypeId: 3,
  allowAttachImage,
  requireAttachImage: false,
  answerGroups: [],
})
const questions = [question(1, '@Câu; "một", hai'), question(2, 'Kể thêm', true)]

test('what was answered is read back as it was written, whatever stands in it', () => {
  const texts = ['Cháo; phở, "xôi"', 'a\r\nb', '12,5', ' hai ', "'", ';', '', 'Đối tượng\t1']
  const submissions = texts.map((text, place) => ({
    objectTypeId: 5,
    answers: [{ questionId: 1, answerId: null, text }],
    images: Array<number>(place).fill(2),
  }))
  const file = resultsCsv(questions, submissions, new Set([5]))
  expect(parse(file, { bom: true, delimiter: ';', record_delimiter: '\r\n' })).toEqual([
    ['Đối tượng', '1. @Câu; "một", hai', '2. Kể thêm', '2. Kể thêm (số hình)'],
    ...texts.map((text, place) => ['Bé 6–8 tháng', text, '', String(place)]),
  ])
})

test('what a spreadsheet would compute is text', () => {
  const submission = { objectTypeId: 1, answers: [{ questionId: 1, answerId: null, text: '=1+1' }], images: [] }
  const file = resultsCsv([question(1, 'Câu')], [submission], new Set())
  expect(parse(file, { bom: true, delimiter: ';' })[1]).toEqual(['', "'=1+1"])
})
