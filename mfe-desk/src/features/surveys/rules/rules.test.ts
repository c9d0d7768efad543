import { expect, test } from '@jest/globals'
import { callSchemas } from 'shared-contracts/call-schemas'
import { deskItem } from '../testing/desk-items'
import { draftOnWire, editedDraft, emptyDraft, newQuestion, withIds, withType } from './edited-draft'
import { moved } from './lists'
import { share } from './result-words'

test.each([
  ['up', 2, 1, 'acb'],
  ['down', 0, 1, 'bac'],
  ['to the end', 0, 2, 'bca'],
  ['above the first', 0, -1, 'abc'],
  ['below the last', 2, 3, 'abc'],
  ['what is not there', 5, 0, 'abc'],
])('a part is moved %s', (_, from, to, order) => {
  expect(moved([...'abc'], from, to).join('')).toBe(order)
})

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
  expect(copy).toContain('Buổi sáng')
})

test('a part that was taken away and brought back has the id that the server gives it now', () => {
  const { draft } = deskItem()
  const shown = editedDraft(draft)
  if (draft.kind === 'popup') throw new Error('a survey')
  const saved = { ...draft, questions: draft.questions.map((question) => ({ ...question, id: 20 })) }
  expect(withIds(shown, shown, saved)).toMatchObject({ questions: [{ id: 20, answerGroups: [{ id: 12 }] }] })
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
