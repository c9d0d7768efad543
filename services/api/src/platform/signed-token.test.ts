import { expect, test } from '@jest/globals'
import { isSignedToken, signedToken } from './signed-token'

const poll = 'poll 7'
const expiresAt = new Date('2026-11-28T03:00:00Z')
const before = new Date('2026-11-28T02:59:59Z')
const token = signedToken('bí mật', poll, expiresAt)

test('opens what it was signed for, until it expires', () => {
  expect(token).toMatch(/^\d+\.[\w-]{43}$/)
  expect(isSignedToken('bí mật', poll, token, before)).toBe(true)
  expect(isSignedToken('bí mật', poll, token, expiresAt)).toBe(false)
})

test.each([
  ['another id', 'poll 8', 'bí mật', token],
  ['another kind', 'survey 7', 'bí mật', token],
  ['another secret', poll, 'bí mật 2', token],
  ['a later expiry', poll, 'bí mật', token.replace(/^\d+/, '9999999999')],
  ['an expiry that is no number', poll, 'bí mật', token.replace(/^\d+/, 'Infinity')],
  ['a cut signature', poll, 'bí mật', token.slice(0, -1)],
  ['a longer signature', poll, 'bí mật', `${token}A`],
  ['nothing', poll, 'bí mật', ''],
  ['letters of several bytes', poll, 'bí mật', `1.${'ế'.repeat(43)}`],
] as const)('refuses %s', (_, of, secret, given) => {
  expect(isSignedToken(secret, of, given, before)).toBe(false)
})
