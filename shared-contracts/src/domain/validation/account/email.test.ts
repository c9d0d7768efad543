import { expect, test } from '@jest/globals'
import { isEmail, normaliseEmail, validateEmail } from './email'

test.each([
  ['me.bau_01@example.vn', true],
  ['me-bau@mail.example.com.vn', true],
  ['a@b.co', true],
  ['a@b.museum', true],
  ['a@b.c', false],
  ['a@b.toolong', false],
  ['a@b.c0m', false],
  ['a@b', false],
  ['@b.vn', false],
  ['a b@c.vn', false],
  ['mẹ@c.vn', false],
  ['a+tag@c.vn', false],
  ['a@@c.vn', false],
  ['a@c..vn', false],
  ['a@c.vn\n', false],
  ['', false],
  [`${'a'.repeat(248)}@b.vnn`, true],
  [`${'a'.repeat(249)}@b.vnn`, false],
])('%j is an email: %s', (text, valid) => {
  expect(isEmail(text)).toBe(valid)
})

test('spaces round an address are forgiven', () => {
  expect(validateEmail(' Me@Example.VN ')).toBeNull()
  expect(normaliseEmail(' Me@Example.VN ')).toBe('me@example.vn')
  expect(validateEmail('Me')).toMatch(/^Email chưa đúng/)
})
