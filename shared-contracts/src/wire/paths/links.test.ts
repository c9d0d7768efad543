import { describe, expect, test } from '@jest/globals'
import {
  aboutPath,
  buildMenuSetupPath,
  classCalendarPath,
  classDeskPath,
  classPath,
  dishPath,
  loginPath,
  menuBankSetupPath,
  menuPath,
  personalPath,
  registerPath,
  searchPath,
  surveyPath,
} from './links'

const menus = '/thuc-don-can-bang-dinh-duong'

test.each([
  [dishPath({ dishId: 12, slug: 'chao-ca-hoi' }), `${menus}/mon-an/12-chao-ca-hoi`],
  [menuPath(3), `${menus}/thuc-don/3`],
  [menuBankSetupPath(), `${menus}/dung-ngan-hang-thuc-don-dinh-duong/thiet-lap-thong-tin`],
  [menuBankSetupPath(4), `${menus}/dung-ngan-hang-thuc-don-dinh-duong/thiet-lap-thong-tin/4`],
  [buildMenuSetupPath(4), `${menus}/tu-tao-thuc-don-dinh-duong/thiet-lap-thong-tin/4`],
  [aboutPath('van-ban'), '/gioi-thieu/van-ban'],
  [classPath(2), '/dang-ki-lop-hoc/2'],
  [classCalendarPath(2), '/api/calendar/lop-hoc-2.ics'],
  [classDeskPath(2), '/bien-tap/lop-hoc/2'],
  [classDeskPath(null), '/bien-tap/lop-hoc/moi'],
  [surveyPath(9), '/gioi-thieu/thong-tin-khac/khao-sat-nguoi-dung/9'],
  [personalPath(), '/trang-ca-nhan-cua-ban'],
  [personalPath(31), '/trang-ca-nhan-cua-ban/31'],
  [loginPath(), '/dang-nhap'],
  [registerPath(), '/dang-ky'],
  [registerPath('/tin-moi'), '/dang-ky?returnTo=%2Ftin-moi'],
  [loginPath('/tim-kiem?keyword=a&b'), '/dang-nhap?returnTo=%2Ftim-kiem%3Fkeyword%3Da%26b'],
])('%s', (built, expected) => {
  expect(built).toBe(expected)
})

describe('searchPath', () => {
  test.each([
    ['  Cháo CÁ ', '/tim-kiem?keyword=ch%C3%A1o%20c%C3%A1'],
    ['sữa & trứng', '/tim-kiem?keyword=s%E1%BB%AFa%20%26%20tr%E1%BB%A9ng'],
    ['   ', '/tim-kiem'],
  ])('%j', (keyword, path) => {
    expect(searchPath(keyword)).toBe(path)
    expect(searchPath(keyword.normalize('NFD'))).toBe(path)
  })

  test('half of a surrogate pair, which no address can hold', () => {
    expect(searchPath('\ud800 cá 🐟')).toBe(`/tim-kiem?keyword=${encodeURIComponent('\ufffd cá 🐟')}`)
  })
})
