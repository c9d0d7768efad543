import { expect, test } from '@jest/globals'
import { hasPartnerRow, partnerLogosOn } from './partner-logos'

const LOGOS = ['PartnerLogoMoh', 'PartnerLogoNin', 'PartnerLogoProgram'].map((code) => ({ code }))
const MENU_BANK = '/thuc-don-can-bang-dinh-duong/dung-ngan-hang-thuc-don-dinh-duong'

const ALL = ['PartnerLogoMoh', 'PartnerLogoNin', 'PartnerLogoProgram']
const ONE = ['PartnerLogoMoh']

test.each<[string, string[]]>([
  ['/', ALL],
  ['/gioi-thieu/ve-chuong-trinh', ALL],
  ['/theo-doi-suc-khoe-cua-be', ALL],
  ['/so-tay-cua-me', ONE],
  ['/so-tay-cua-me/kho-tang-am-thuc-cua-me/12-chao-ca', ONE],
  ['/so-tay-cua-me-va-be', ALL],
  ['/tin-moi', ONE],
  ['/gioi-thieu/thong-tin-khac/y-kien-chuyen-gia/3-sat', ONE],
  ['/dang-ki-lop-hoc', ONE],
  ['/dang-ki-lop-hoc/4', ONE],
  ['/gioi-thieu/thong-tin-khac/khao-sat-nguoi-dung', ONE],
  ['/gioi-thieu/thong-tin-khac/khao-sat-nguoi-dung/9', ONE],
  ['/xem-truoc/khao-sat/9', ONE],
  ['/xem-truoc/khao-sat-nhanh/9', ONE],
  [MENU_BANK, ALL],
])('%s', (path, expected) => {
  expect(partnerLogosOn(path, LOGOS).map(({ code }) => code)).toEqual(expected)
})

test('no logos, no trouble', () => {
  expect(partnerLogosOn('/so-tay-cua-me', [])).toEqual([])
})

test.each([
  ['/', true],
  ['/trang-chu', true],
  ['/gioi-thieu/ve-chuong-trinh', false],
  ['/gioi-thieu/lien-he', false],
  ['/gioi-thieu/thong-tin-khac/khao-sat-nguoi-dung', false],
  ['/gioi-thieu/thong-tin-khac/y-kien-chuyen-gia/3-sat', false],
  ['/so-tay-cua-me', false],
  [MENU_BANK, false],
  ['/dang-nhap', false],
])('partners have a row above the header on phones: %s %s', (path, expected) => {
  expect(hasPartnerRow(path)).toBe(expected)
})
