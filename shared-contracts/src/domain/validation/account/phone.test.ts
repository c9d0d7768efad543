import { expect, test } from '@jest/globals'
import { isPhone, normalisePhone, validatePhone } from './phone'

test.each([
  ['0912345678', '0912345678'],
  ['(091)2345678', '0912345678'],
  ['(091) 234-5678', '0912345678'],
  ['091-234-5678', '0912345678'],
  ['091.234.5678', '0912345678'],
  ['091 234 5678', '0912345678'],
  [' 0912345678 ', '0912345678'],
  ['+84912345678', '0912345678'],
  ['84912345678', '0912345678'],
  ['+84 912 345 678', '0912345678'],
  ['+84 91 234 5678', '0912345678'],
  ['8491234567', null],
  ['912345678', null],
  ['9123456789', null],
  ['(912)3456789', null],
  ['+84091234567', null],
  ['091234567', null],
  ['09123456789', null],
  ['+8491234567', null],
  ['+849123456789', null],
  ['+840912345678', null],
  ['(0912345678', null],
  ['091--234-5678', null],
  ['0912 345 678', null],
  ['091234567a', null],
  ['', null],
])('%j is %s', (text, digits) => {
  expect(normalisePhone(text)).toBe(digits)
  expect(isPhone(text)).toBe(digits !== null)
  expect(validatePhone(text)).toBe(
    digits === null ? 'Số điện thoại gồm 10 chữ số, bắt đầu bằng số 0. Bạn kiểm tra lại nhé.' : null,
  )
})
