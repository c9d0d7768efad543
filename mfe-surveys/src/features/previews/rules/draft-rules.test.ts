import { describe, expect, test } from '@jest/globals'
import { poll, popup, question, registry, survey } from 'shared-ui/previews/testing'
import { draftFindings, placeInWords } from './draft-findings'
import { draftOfPoll, draftOfPopup, draftOfSurvey } from './previewed-draft'
import { isShownTo, shownInWords } from './shown-to'
import { statusInWords } from './status-in-words'

const now = new Date('2026-11-22T03:00:00Z')
const none = new Map<string, never>()

describe('findings', () => {
  const messages = (...args: Parameters<typeof draftFindings>) =>
    draftFindings(...args).findings.map(({ place }) => place)

  test('a finished draft has none', () => {
    for (const draft of [survey, poll, popup]) expect(messages(draft, registry, none, now)).toEqual([])
  })

  test('a url nobody owns, a page nobody has', () => {
    expect(messages({ ...poll, url: '/khong-co' }, registry, none, now)).toEqual(['url'])
    expect(messages({ ...popup, pageNames: ['Handbook', 'Nowhere'] }, registry, none, now)).toEqual(['pageNames.1'])
    expect(messages({ ...poll, url: '/khong-co' }, null, none, now)).toEqual([])
  })

  test('no answers, text missing, date past', () => {
    const unfinished = {
      ...survey,
      endsAt: '2026-11-21T00:00:00Z',
      questions: [{ ...question, content: '', answerGroups: [] }],
    }
    expect(messages(unfinished, registry, none, now)).toEqual([
      'endsAt',
      'questions.0.content',
      'questions.0.answerGroups',
    ])
  })

  test('images are named, and too large once their size is known', () => {
    const draft = { ...popup, content: '![Bát cháo](/media/chao.webp)' }
    expect(draftFindings(draft, registry, none, now)).toEqual({ findings: [], images: ['/media/chao.webp'] })
    const facts = new Map([['/media/chao.webp', { bytes: 4_000_000, width: 4000, height: 3000 }]])
    expect(messages(draft, registry, facts, now)).toEqual(['content'])
  })

  test.each([
    [null, ''],
    ['title', ''],
    ['questions.1.content', 'Câu 2'],
    ['questions.2.answerGroups.0.answers.1.content', 'Câu 3, lựa chọn 2'],
  ])('%s is at %j', (place, words) => {
    expect(placeInWords(place)).toBe(words)
  })
})

test.each<[readonly number[], number, boolean]>([
  [[], 4, true],
  [[0], 4, true],
  [[1, 4], 4, true],
  [[1, 2], 4, false],
])('for %j: shown to %i: %s', (objectTypeIds, id, shown) => {
  expect(isShownTo(objectTypeIds, id)).toBe(shown)
  expect(shownInWords(objectTypeIds, id)).toContain(shown ? 'sẽ thấy bản này' : 'sẽ không thấy bản này')
})

test('whom it is for, in words', () => {
  expect(shownInWords([1, 11], null)).toBe('Chỉ hiện với: Mẹ mang thai 3 tháng đầu, Cán bộ y tế.')
  expect(shownInWords([0], null)).toBe('Hiện với mọi người đã đăng nhập.')
  expect(shownInWords(null, 4)).toContain('không cho biết')
})

test.each([
  ['draft', null, null, 'Bản nháp: người dùng chưa thấy.'],
  ['stopped', null, null, 'Đã dừng: người dùng không còn thấy.'],
  ['active', null, null, 'Đang hiện với người dùng.'],
  ['active', '2026-11-22T03:00:01Z', null, 'Sẽ hiện từ 10:00, 22/11/2026.'],
  ['active', null, '2026-11-22T03:00:00Z', 'Đã hết hạn: người dùng không còn thấy.'],
  [null, null, null, null],
] as const)('%s from %s to %s: %j', (status, startsAt, endsAt, words) => {
  expect(statusInWords({ revision: 1, status, objectTypeIds: [], draft: { ...poll, startsAt, endsAt } }, now)).toBe(
    words,
  )
})

describe('what a signed link tells', () => {
  const onWire = { ...question, id: 1, number: 1, answerGroups: [] }
  const terms = { title: 'Bữa ăn', purpose: 'Để làm thực đơn', aboutHealth: true, keepDays: 30, revision: 3 }

  test('of a survey', () => {
    const card = { id: 7, summary: 'Vài câu', objectTypeIds: [4], questionCount: 1, endsAt: '2026-12-01T00:00:00Z' }
    const state = { endedAt: null, takesAnswers: true }
    const { draft, ...told } = draftOfSurvey({ ...terms, ...card, ...state, questions: [onWire] })
    expect(told).toEqual({ revision: 3, status: null, objectTypeIds: [4] })
    expect(draft).toMatchObject({
      kind: 'survey',
      title: 'Bữa ăn',
      endsAt: card.endsAt,
      questions: [{ answerGroups: [] }],
    })
  })

  test('of a poll and a popup: not whom they are for', () => {
    const url = '/so-tay-cua-me'
    const seen = draftOfPoll({ ...terms, id: 7, url, surveyQuestion: { ...onWire, pollId: 7 } })
    expect(seen).toMatchObject({ revision: 3, status: null, objectTypeIds: null, draft: { kind: 'poll', url } })
    const { content, pageNames, buttonPosition, buttonText, redirectUrl, secondToShow } = popup
    const shown = { content, buttonPosition, buttonText, redirectUrl, secondToShow, buttonPositionName: 'center' }
    const told = draftOfPopup({ id: 7, title: 'Chào', revision: 2, pageNames: [...pageNames], ...shown })
    expect(told).toMatchObject({ revision: 2, status: null, objectTypeIds: null, draft: { kind: 'popup', pageNames } })
  })
})
