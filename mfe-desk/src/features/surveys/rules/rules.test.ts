import { expect, test } from '@jest/globals'
import { callSchemas } from 'shared-contracts/call-schemas'
import { deskItem } from 'shared-ui/previews/testing'
import { draftDifferences } from './draft-differences'
import { draftOnWire, editedDraft, emptyDraft, newQuestion, withIds, withType } from './edited-draft'
import { share } from './result-words'

test('choices come back when a question of free text becomes one of choices again', () => {
  const question = newQuestion()
  const text = withType(question, 3)
  expect(text.answerGroups).toEqual([])
  expect(withType(withType(text, 3), 2)).toEqual({ ...question, surveyQuestionTypeId: 2 })
})

test('what is sent holds neither keys nor what was set aside, and a copy has no ids', () => {
  const { draft } = deskItem()
  expect(draftOnWire(editedDraft(draft))).toEqual(draft)
  const copy = JSON.stringify(draftOnWire(editedDraft(draft), { asNew: true }))
  expect(copy).not.toMatch(/"id":\d|"key"|setAside/)
  expect(copy).toContain('Cháo')
})

test('a part that was taken away and brought back has the id that the server gives it now', () => {
  const { draft } = deskItem()
  const shown = editedDraft(draft)
  if (draft.kind === 'popup') throw new Error('a survey')
  const saved = { ...draft, questions: draft.questions.map((question) => ({ ...question, id: 20 })) }
  expect(withIds(shown, shown, editedDraft(saved))).toMatchObject({
    questions: [{ id: 20, answerGroups: [{ id: 2 }] }],
  })
})

test.each(['survey', 'poll', 'popup'] as const)('a new %s holds its name, and the server takes it', (kind) => {
  const draft = emptyDraft(kind, 'Tên')
  expect(draft).toMatchObject({ kind, title: 'Tên', startsAt: null })
  const body = { id: null, revision: null, draft }
  expect(callSchemas['SurveyDesk/Save'].body.parse(body)).toEqual(body)
})

test('a share of nobody is no figure', () => {
  expect([share(2, 5), share(0, 7), share(1, 3), share(0, 0)]).toEqual(['40 %', '0 %', '33 %', '–'])
})

test('what another draft says otherwise is told in the words of the form, question by question', () => {
  const mine = editedDraft(deskItem().draft)
  if (mine.kind === 'popup') throw new Error('a survey')
  const [question] = mine.questions
  if (question === undefined) throw new Error('a question')
  expect(draftDifferences(mine, { ...mine, title: ' Bữa ăn của bé ' })).toEqual([])
  const changed = { ...question, content: 'Bé ăn gì?', requireAttachImage: true }
  const theirs = { ...mine, objectTypeIds: [4], startsAt: '2026-12-24T00:30:00.000Z', questions: [changed, question] }
  expect(draftDifferences(mine, theirs)).toEqual([
    { field: 'Dành cho ai', theirs: 'Mẹ cho con bú' },
    { field: 'Bắt đầu hiện', theirs: '07:30, 24/12/2026' },
    { field: 'Câu 1', theirs: 'Bé ăn gì? – Chọn một – Bắt buộc có hình ảnh – Cháo, Cơm' },
    { field: 'Câu 2', theirs: 'Bé thích ăn gì? – Chọn một – Cháo, Cơm' },
  ])
  expect(draftDifferences(theirs, mine).at(-1)).toEqual({ field: 'Câu 2', theirs: 'không còn' })
})
