import { describe, expect, test } from '@jest/globals'
import { checkDraft } from 'shared-contracts/surveys'
import { contentFolder, contentRoot } from '../files/content-folder'
import { memoryFolder } from '../testing/fixture-content'
import { readSurveyContent } from './survey-content'
import { readSurveyFile, surveyFileText } from './survey-file'

const real = readSurveyContent(contentFolder(contentRoot()))
const poll = {
  kind: 'poll',
  key: 'mot-cau',
  title: 'Một câu',
  url: '/',
  purpose: 'Để biết',
  questions: [{ content: 'Gì?', type: 'single', groups: [{ answers: ['A', { other: 'Khác' }] }] }],
}

describe('the surveys that the site begins with', () => {
  test('have no problems and nothing doubtful', () => {
    expect(real.problems).toEqual([])
    const context = { now: new Date(), ownsPath: null, pageNames: null }
    for (const { key, draft } of real.entries)
      expect({ key, findings: checkDraft(draft, context) }).toEqual({ key, findings: [] })
  })

  test('show every kind of question and button, and never run out', () => {
    const questions = real.entries.flatMap(({ draft }) => (draft.kind === 'popup' ? [] : draft.questions))
    expect(new Set(questions.map((question) => question.surveyQuestionTypeId))).toEqual(new Set([1, 2, 3]))
    expect(questions.some((question) => question.requireAttachImage)).toBe(true)
    expect(questions.some((question) => question.allowAttachImage && !question.requireAttachImage)).toBe(true)
    expect(questions.some((question) => question.answerGroups.length > 1)).toBe(true)
    const popups = real.entries.flatMap(({ draft }) => (draft.kind === 'popup' ? [draft] : []))
    expect(new Set(popups.map((popup) => popup.buttonPosition))).toEqual(new Set([1, 2, 3]))
    for (const { status, draft } of real.entries) expect([status, draft.endsAt]).toEqual(['active', null])
  })

  test('come back the same from the file that is written of them', () => {
    const rows = readSurveyFile(surveyFileText(real.entries))
    expect(rows.map(({ entry }) => entry)).toEqual(real.entries)
  })
})

describe('a file', () => {
  test('that is no JSON or no list is one row with its problem', () => {
    expect(readSurveyFile('[{').map(({ problems }) => problems[0]?.message)).toEqual([
      expect.stringMatching(/^Tệp không phải JSON: /),
    ])
    expect(readSurveyFile('{}').map(({ problems }) => problems)).toEqual([
      [{ field: '', message: 'Tệp phải chứa một danh sách' }],
    ])
  })

  test('names each problem at its row and field; a bad row hides no other', () => {
    const rows = readSurveyFile(
      JSON.stringify(
        [
          { ...poll, key: 'Sai Khóa', titel: 'nhầm' },
          { ...poll, key: 'hai', questions: [{ ...poll.questions[0], type: 'nhiều' }] },
          poll,
          { ...poll, title: 'Lặp' },
          'không phải mục',
          { ...poll, key: 'kieu', kind: 'quiz' },
        ],
        null,
        1,
      ),
    )
    expect(
      rows.map(({ row, line, title, problems }) => [row, line, title, problems.map(({ field }) => field)]),
    ).toEqual([
      [1, 4, 'Một câu', ['key', '']],
      [2, 28, 'Một câu', ['questions.0.type']],
      [3, 51, 'Một câu', []],
      [4, 51, 'Lặp', ['key']],
      [5, 1, '', ['']],
      [6, 98, 'Một câu', ['kind']],
    ])
    expect(rows[0]?.problems[1]?.message).toBe('Không có trường tên titel.')
    expect(rows[2]?.entry?.draft).toMatchObject({ keepDays: 365, aboutHealth: false, objectTypeIds: [] })
  })
})

test('content: what is active must be finished, and keys are unique over files', () => {
  const { entries, problems } = readSurveyContent(
    memoryFolder({
      'surveys/a.json': JSON.stringify([{ ...poll, status: 'active', purpose: '' }]),
      'surveys/b.json': JSON.stringify([{ ...poll, purpose: '' }]),
    }),
  )
  expect(entries).toHaveLength(2)
  expect(problems).toEqual([
    { file: 'surveys/a.json', line: 1, field: '[0].purpose', message: 'Chưa nói câu trả lời dùng để làm gì' },
    { file: 'surveys/b.json', line: 1, field: '[0].key', message: 'Khóa mot-cau đã được dùng trong tệp khác' },
  ])
})
