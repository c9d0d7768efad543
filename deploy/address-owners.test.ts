import { expect, test } from '@jest/globals'
import { deskPaths } from 'shared-contracts/paths'
import { EMPTY_BOOK } from '../services/web/src/registry/addresses/address-book'
import { checkAddresses } from '../services/web/src/registry/addresses/check-addresses'
import { units } from './docs/unit-remotes'

const released = (version: string) =>
  units.map((unit) => ({ ...unit, version, uses: { parts: {}, calls: {}, topics: [], widgets: [] } }))
const { problems, book } = checkAddresses(EMPTY_BOOK, [], released('1'), 'promote')

test('released together for the first time, the units of the site own what is theirs', () => {
  expect(problems).toEqual([])
  expect(book).toEqual({
    owners: {
      '/bien-tap': 'desk',
      '/chinh-sach-bao-mat': 'notebook',
      '/dang-ki-lop-hoc': 'surveys',
      '/dang-ky': 'account',
      '/dang-nhap': 'account',
      '/danh-cho-can-bo-y-te': 'staff',
      '/danh-sach-thuc-don-di-cho': 'account',
      '/doi-email': 'account',
      '/gioi-thieu': 'notebook',
      '/gioi-thieu/thong-tin-khac/khao-sat-nguoi-dung': 'surveys',
      '/hoan-tac-thay-doi': 'account',
      '/quen-mat-khau': 'account',
      '/so-tay-cua-me': 'notebook',
      '/theo-doi-dinh-duong-&-van-dong': 'health',
      '/theo-doi-suc-khoe-cua-be': 'health',
      '/theo-doi-suc-khoe-cua-me': 'health',
      '/thuc-don-can-bang-dinh-duong': 'menus',
      '/tim-kiem': 'notebook',
      '/tin-moi': 'notebook',
      '/trang-ca-nhan-cua-ban': 'account',
      '/trang-chu': 'shell',
      '/xac-thuc': 'account',
      '/xem-truoc/bai-viet': 'notebook',
      '/xem-truoc/khao-sat': 'surveys',
      '/xem-truoc/khao-sat-nhanh': 'surveys',
      '/xem-truoc/mon-an': 'menus',
      '/xem-truoc/thong-bao': 'surveys',
    },
    yielded: [],
  })
})

test.each(released('2').map((unit) => [unit.name, unit] as const))(
  '%s is promoted alone, also where nobody owned anything yet',
  (_, next) => {
    for (const known of [book, EMPTY_BOOK])
      expect(checkAddresses(known, released('1'), [next], 'promote')).toEqual({ problems: [], book })
  },
)

test("a site on which editors' pages were of three other units starts with the builds of today, in which they are one unit's", () => {
  const formerOwner = (pattern: string) => {
    if (pattern.startsWith(deskPaths.applicants)) return 'staff'
    return pattern.startsWith(deskPaths.surveys) || pattern.startsWith(deskPaths.classes) ? 'surveys' : 'notebook'
  }
  const ofDesk = released('1').find(({ name }) => name === 'desk')?.routes ?? []
  const before = released('1').flatMap((unit) =>
    unit.name === 'desk'
      ? []
      : { ...unit, routes: [...unit.routes, ...ofDesk.filter(({ pattern }) => formerOwner(pattern) === unit.name)] },
  )
  const { book: bookBefore } = checkAddresses(EMPTY_BOOK, [], before, 'promote')
  expect(bookBefore.owners).toMatchObject({ '/bien-tap': 'notebook', '/bien-tap/lop-hoc': 'surveys' })
  expect(checkAddresses(bookBefore, before, released('2'), 'builds')).toEqual({ problems: [], book })
})
