import { expect, test } from '@jest/globals'
import { resultsCsv } from './results-csv'

const question = {
  id: 1,
  content: '@Câu',
  surveyQuestionTypeId: 3,
  allowAttachImage: false,
  requireAttachImage: false,
  answerGroups: [],
}
const cellOf = (text: string) => {
  const submission = { objectTypeId: 1, answers: [{ questionId: 1, answerId: null, text }], images: [] }
  return resultsCsv([question], [submission], new Set()).split('\r\n').slice(1, -1).join('\r\n').slice(1)
}

test.each([
  ['=1+1', "'=1+1"],
  ['+84', "'+84"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'=1"],
  ['  =1', "'=1"],
  ['\r\n=1', "'=1"],
  ['\0=1', "'=1"],
  ['＝1', "'＝1"],
  ['a=1', 'a=1'],
  ['a,b', '"a,b"'],
  ['a"b', '"a""b"'],
  ['a\nb', '"a\nb"'],
  ['Cháo cá', 'Cháo cá'],
])('%j is written as %j', (text, cell) => {
  expect(cellOf(text)).toBe(cell)
})

test('a question that begins like a formula is none behind its number', () => {
  expect(resultsCsv([question], [], new Set())).toBe('\uFEFFĐối tượng,1. @Câu\r\n')
})
