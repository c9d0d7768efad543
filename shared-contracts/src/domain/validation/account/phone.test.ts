import { expect, test } from '@jest/globals'
import { writtenPhones } from '../../../testing/written-phones'
import { formatPhone, normalisePhone, validatePhone } from './phone'
import { parseUserName } from './user-name'

test.each(writtenPhones)('%j is %s', (text, meant) => {
  const digits = /^0\d{9}$/.test(meant) ? meant : null
  expect(normalisePhone(text)).toBe(digits)
  expect(validatePhone(text)).toBe(
    digits === null ? 'Số điện thoại gồm 10 chữ số, bắt đầu bằng số 0. Bạn kiểm tra lại nhé.' : null,
  )
  expect(parseUserName(text)).toEqual(digits === null ? null : { kind: 'phone', value: digits })
})

test('a stored number is shown in groups, anything else as it is', () => {
  expect(['0912345678', 'me@example.vn', '02838123456'].map(formatPhone)).toEqual([
    '0912 345 678',
    'me@example.vn',
    '02838123456',
  ])
})

test('there are enough ways to write one', () => {
  expect(new Set(writtenPhones.map(([text]) => text)).size).toBeGreaterThanOrEqual(60)
})
