import { expect, test } from '@jest/globals'
import { isPreviewToken, previewToken } from './preview-token'

const poll = { kind: 'poll', id: 7 } as const
const expiresAt = new Date('2026-11-28T03:00:00Z')
const before = new Date('2026-11-28T02:59:59Z')
const token = previewToken('bí mật', poll, expiresAt)

test('opens what it was signed for, until it expires', () => {
  expect(token).toMatch(/^\d+\.[\w-]{43}$/)
  expect(isPreviewToken('bí mật', poll, token, before)).toBe(true)
  expect(isPreviewToken('bí mật', poll, token, expiresAt)).toBe(false)
})

test.each([
  ['another id', { kind: 'poll', id: 8 }, 'bí mật', token],
  ['another kind', { kind: 'survey', id: 7 }, 'bí mật', token],
  ['another secret', poll, 'bí mật 2', token],
  ['a later expiry', poll, 'bí mật', token.replace(/^\d+/, '9999999999')],
  ['an expiry that is no number', poll, 'bí mật', token.replace(/^\d+/, 'Infinity')],
  ['a cut signature', poll, 'bí mật', token.slice(0, -1)],
  ['a longer signature', poll, 'bí mật', `${token}A`],
  ['nothing', poll, 'bí mật', ''],
  ['letters of several bytes', poll, 'bí mật', `1.${'ế'.repeat(43)}`],
] as const)('refuses %s', (_, of, secret, given) => {
  expect(isPreviewToken(secret, of, given, before)).toBe(false)
})
