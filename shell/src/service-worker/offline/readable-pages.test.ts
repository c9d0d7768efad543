import { expect, test } from '@jest/globals'
import { calendarDayOf } from 'shared-contracts/ages'
import { type ReadableGroup, readableLists, readablePage, todayAt } from './readable-pages'

/** A Tuesday. */
const TODAY = calendarDayOf(new Date('2026-11-24T02:00:00Z'))
const MENU = '/thuc-don-can-bang-dinh-duong/thuc-don/51-tuan'

test.each<[string, ReadableGroup]>([
  [`${MENU}?ngay=N2`, 'Thực đơn hôm nay'],
  [`${MENU}?ngay=N3`, 'Thực đơn'],
  [MENU, 'Thực đơn'],
  ['/thuc-don-can-bang-dinh-duong/dung-ngan-hang-thuc-don-dinh-duong?nhom=2', 'Thực đơn'],
  ['/thuc-don-can-bang-dinh-duong/mon-an/7-chao', 'Món ăn'],
  ['/so-tay-cua-me/kho-tang-am-thuc-cua-me/12-chao-ca', 'Bài viết'],
  ['/so-tay-cua-me', 'Trang khác'],
])('%s: %s', (address, group) => {
  expect(readablePage(address, '<title>Cháo &amp; cá | Mẹ và Bé</title>', TODAY)).toEqual({
    address,
    title: 'Cháo &amp; cá',
    group,
  })
})

test.each([
  ['/', '<title>Mẹ và Bé</title>'],
  ['/trang-chu', '<title>Mẹ và Bé</title>'],
  ['/so-tay-cua-me', '<p>no title</p>'],
])('%s is nothing to go to: %s', (address, html) => {
  expect(readablePage(address, html, TODAY)).toBeNull()
})

test('today begins at midnight in Viet Nam', () => {
  expect(todayAt(Date.parse('2026-11-23T16:59:59Z'))).toBe('2026-11-23')
  expect(todayAt(Date.parse('2026-11-23T17:00:00Z'))).toBe('2026-11-24')
})

test('the lists: groups in order, each page once by its title, the latest first, addresses escaped', () => {
  const html = readableLists([
    { address: '/a', title: 'Bài', group: 'Bài viết' },
    { address: '/b?x=1&y="', title: 'Bài khác', group: 'Bài viết' },
    { address: '/c', title: 'Bài', group: 'Bài viết' },
    { address: '/d', title: 'Hôm nay', group: 'Thực đơn hôm nay' },
  ])
  expect(html.match(/<h2>[^<]*/g)).toEqual(['<h2>Thực đơn hôm nay', '<h2>Bài viết'])
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="/d"', 'href="/b?x=1&amp;y=&quot;"', 'href="/c"'])
  expect(readableLists([])).toBe('')
})
