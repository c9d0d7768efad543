import { describe, expect, test } from '@jest/globals'
import type { Registry } from 'shared-frame/remotes'
import { frameAddress, previewPlaces } from './preview-places'
import { poll, popup, registry, survey } from './testing'

const pathsOf = (draft: Parameters<typeof previewPlaces>[0], known: Registry | null = registry) =>
  previewPlaces(draft, 7, known).map(({ path, standIn }) => [path, standIn])

test('a survey stands alone', () => {
  expect(pathsOf(survey)).toEqual([['/xem-truoc/khao-sat/7/khung', null]])
})

describe('a poll is seen on the page at its url', () => {
  test.each([
    ['/so-tay-cua-me', '/so-tay-cua-me', null],
    [' /so-tay-cua-me/?a=1 ', '/so-tay-cua-me', null],
    ['/theo-doi-%26-van-dong', '/theo-doi-&-van-dong', null],
    ['/so-tay-cua-me/thuc-don/5-chao', '/so-tay-cua-me/thuc-don/5-chao', null],
    ['/khong-co', '/', 'unknown'],
    // Has no name, so it stands in no frame.
    ['/bien-tap', '/', 'unknown'],
    ['', '/', 'no-page'],
    ['https://example.com/so-tay-cua-me', '/', 'unknown'],
    ['//example.com', '/', 'unknown'],
    ['javascript:alert(1)', '/', 'unknown'],
  ])('%j', (url, path, standIn) => {
    expect(pathsOf({ ...poll, url })).toEqual([[path, standIn]])
  })

  test('as it is where the addresses of the site are not known', () => {
    expect(pathsOf({ ...poll, url: '/khong-co' }, null)).toEqual([['/khong-co', null]])
    expect(pathsOf({ ...poll, url: '//example.com' }, null)).toEqual([['/', 'unknown']])
  })
})

describe('a popup is seen on each page with one of its names', () => {
  test.each([
    [
      ['Handbook', 'Account'],
      [
        ['/so-tay-cua-me', null],
        ['/trang-ca-nhan-cua-ban', null],
      ],
    ],
    [['Article', 'Handbook'], [['/so-tay-cua-me', null]]],
    [['Article'], [['/', 'of-items']]],
    [['Nowhere'], [['/', 'unknown']]],
    [[], [['/', 'no-page']]],
  ])('%j', (pageNames, places) => {
    expect(pathsOf({ ...popup, pageNames })).toEqual(places)
  })
})

test('the address of the frame says what to show, and to the browser alone', () => {
  const token = 'a'.repeat(54)
  expect(frameAddress('/so-tay-cua-me', { kind: 'poll', id: 7, token: null })).toBe('/so-tay-cua-me#xem-truoc=poll:7')
  const address = frameAddress('/món ?#', { kind: 'popup', id: 7, token })
  const { pathname, search, hash } = new URL(address, 'https://example.vn')
  expect([decodeURIComponent(pathname), search, hash]).toEqual(['/món ?#', '', `#xem-truoc=popup:7:${token}`])
})
