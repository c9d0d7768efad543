import { expect, test } from '@jest/globals'
import { missKeyword, missWording } from './miss-keyword'

test.each([
  ['  Cá HỔ ', 'ca ho'],
  ['trà sữa', 'tra sua'],
  ['omega 3', 'omega 3'],
  ['nghị định 2025', 'nghi dinh 2025'],
  ['0912345678', null],
  ['0912 345 678', null],
  ['gọi 09.12.34 giúp', null],
  ['me@example.vn', null],
  ['https://example.vn', null],
  ['www.example.vn', null],
  ['12', null],
  ['a', null],
  ['!?', null],
  ['một hai ba bốn năm sáu bảy tám', 'mot hai ba bon nam sau bay tam'],
  ['một hai ba bốn năm sáu bảy tám chín', null],
  ['x'.repeat(61), null],
])('%j is counted as %j', (keyword, expected) => {
  expect(missKeyword(keyword)).toBe(expected)
})

test.each([
  ['  Cá HỔ ', 'cá hổ'],
  ['Bánh-quy, trà', 'bánh quy trà'],
  // Marks that no letter takes up leave nothing without accents, but a long wording.
  [`ca ho${'\u0334'.repeat(60)}`, 'ca ho'],
])('%j is shown as %j', (typed, expected) => {
  expect(missWording(typed, missKeyword(typed) ?? '')).toBe(expected)
})
