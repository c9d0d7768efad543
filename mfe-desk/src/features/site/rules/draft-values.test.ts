import { expect, test } from '@jest/globals'
import { differingFields } from '../../../kit/saving'
import { blankDraft, draftProblems } from './draft-values'
import { draftInWords } from './draft-words'
import type { SiteDraft } from './site-entries'

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

test('what somebody else wrote is told in the words of the form', () => {
  const differences = (mine: SiteDraft, theirs: SiteDraft) =>
    differingFields(draftInWords(mine), draftInWords(theirs)).map(({ field, theirs: value }) => `${field}: ${value}`)
  const navigation = { ...blankDraft('navigation'), text: 'Của tôi', link: '/' }
  expect(differences(navigation, { ...navigation })).toEqual([])
  const children = [{ text: 'A', link: '/a', auth: true }]
  expect(differences(navigation, { ...navigation, text: 'Của bạn', roles: [2], children })).toEqual([
    'Chữ hiện trên trang: Của bạn',
    'Ai thấy mục này: Cán bộ y tế',
    'Mục con: A (/a, Chỉ hiện sau khi đăng nhập)',
  ])
  const banner = blankDraft('banner')
  const picture = { address: '/api/site-pictures/a.webp', width: 10, height: 10, alt: 'Một cốc' }
  expect(differences(banner, { ...banner, lastDay: '2026-12-01', picture, isPublic: false })).toEqual([
    'Đến hết ngày: 2026-12-01',
    'Ảnh: /api/site-pictures/a.webp',
    'Trong ảnh có gì: Một cốc',
    'Đang hiện trên trang: không',
  ])
  const object = blankDraft('site-object')
  expect(differences(object, { ...object, text: 'Chân trang', code: 'CopyRight' })).toEqual([
    'Loại: CopyRight Footer',
    'Nội dung: Chân trang',
  ])
})
