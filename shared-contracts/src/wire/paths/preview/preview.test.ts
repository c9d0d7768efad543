import { expect, test } from '@jest/globals'
import { type PreviewedItem, previewFragment, previewOf, previewPath, previewToken, surveyFramePath } from './preview'

const token = `1795834800.${'aB-_9'.repeat(8)}xyz`

test.each<[PreviewedItem, string, string]>([
  [{ kind: 'survey', id: 9, token: null }, '/xem-truoc/khao-sat/9', '#xem-truoc=survey:9'],
  [{ kind: 'poll', id: 9, token }, `/xem-truoc/khao-sat-nhanh/9#${token}`, `#xem-truoc=poll:9:${token}`],
  [{ kind: 'popup', id: 12, token }, `/xem-truoc/thong-bao/12#${token}`, `#xem-truoc=popup:12:${token}`],
])('%j', (item, path, fragment) => {
  expect(previewPath(item)).toBe(path)
  expect(previewToken(new URL(path, 'https://example.vn').hash)).toBe(item.token)
  expect(previewFragment(item)).toBe(fragment)
  expect(previewOf(fragment)).toEqual(item)
})

test('the page of a survey alone', () => {
  expect(surveyFramePath(9)).toBe('/xem-truoc/khao-sat/9/khung')
})

test.each([
  '',
  '#',
  '#muc-luc',
  '#xem-truoc=',
  '#xem-truoc=faq:1',
  '#xem-truoc=poll:',
  '#xem-truoc=poll:1:',
  '#xem-truoc=poll:-1',
  `#xem-truoc=poll:1:${token}<`,
])('no preview: %j', (hash) => {
  expect(previewOf(hash)).toBeNull()
})

test.each(['', '#', '#noi-dung', `#${token}&a=1`])('no token: %j', (hash) => {
  expect(previewToken(hash)).toBeNull()
})
