import { expect, test } from '@jest/globals'
import { blankDraft, differences, draftProblems } from './draft-values'

const wrongFields = (draft: Parameters<typeof draftProblems>[0]) =>
  Object.entries(draftProblems(draft)).flatMap(([field, problem]) => (problem === null ? [] : [field]))

test('a blank entry says what is missing, a finished one nothing', () => {
  expect(wrongFields(blankDraft('navigation'))).toEqual(['draft.text', 'draft.textMobile', 'draft.link'])
  expect(wrongFields(blankDraft('site-object'))).toEqual(['draft.text'])
  expect(wrongFields(blankDraft('banner'))).toEqual(['draft.title', 'draft.content'])
  expect(wrongFields({ ...blankDraft('banner'), title: 'Hè', content: 'Uống nước' })).toEqual([])
})

test('a wrong child is named by its place', () => {
  const children = [
    { text: 'Một', link: '/', auth: false },
    { text: 'Hai', link: 'http://x.vn', auth: false },
  ]
  const draft = { ...blankDraft('navigation'), text: 'A', textMobile: 'A', link: '/', children }
  expect(draftProblems(draft)['draft.children']).toContain('Mục con 2')
})

test('differences name what somebody else wrote', () => {
  const mine = { ...blankDraft('navigation'), text: 'Của tôi', link: '/' }
  expect(differences(mine, { ...mine, text: 'Của bạn' })).toEqual([{ field: 'text', theirs: 'Của bạn' }])
  expect(differences(mine, { ...mine })).toEqual([])
})
