import { expect, test } from '@jest/globals'
import { returnTo, withReturnTo } from './return-to'

test.each([
  ['/tim-kiem?keyword=a#b', '/tim-kiem?keyword=a#b'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['https://evil.example/', null],
  ['javascript:alert(1)', null],
  ['/dang-nhap?returnTo=/x', null],
  ['/dang-ky', null],
  ['', null],
])('returnTo=%j leads to %j', (asked, address) => {
  expect(returnTo(new URLSearchParams({ returnTo: asked }))).toBe(address)
})

test('the way back is handed on', () => {
  expect(withReturnTo('/dang-ky', null)).toBe('/dang-ky')
  expect(withReturnTo('/dang-ky', '/a?b=c')).toBe('/dang-ky?returnTo=%2Fa%3Fb%3Dc')
  expect(withReturnTo('/xac-thuc?kieu=email', '/a')).toBe('/xac-thuc?kieu=email&returnTo=%2Fa')
})
