import { describe, expect, test } from '@jest/globals'
import { readForm } from './read-form'
import { formToken, isFormToken, isFromThisSite } from './same-site'
import { messages } from './texts'

const fields = {
  unit: 'menus',
  action: 'canary',
  expected: '1.0.0',
  token: 't',
  version: '1.1.0',
  percent: '10',
  why: 'x',
}
const send = (changes: Readonly<Record<string, string>> = {}) =>
  readForm(new URLSearchParams({ ...fields, ...changes }).toString())

describe('a form', () => {
  test('that is right', () => {
    expect(send({ why: ' thử thẻ mới ', percent: ' 10 ' })).toMatchObject({
      token: 't',
      order: { unit: 'menus', action: 'canary', expected: '1.0.0', version: '1.1.0', percent: 10, why: 'thử thẻ mới' },
    })
    expect(send({ action: 'promote', expected: '', percent: '' })?.order?.expected).toBeNull()
    expect(send({ action: 'off', version: '', percent: '' })?.order?.action).toBe('off')
  })

  test.each([
    ['no version', { version: '' }, { version: messages.version }],
    ['no version of ours', { version: '../x' }, { version: messages.version }],
    ['no share', { percent: '' }, { percent: messages.percent }],
    ['all visitors', { percent: '100' }, { percent: messages.percent }],
    ['nobody', { percent: '0' }, { percent: messages.percent }],
    ['a fraction', { percent: '1,5' }, { percent: messages.percent }],
    ['no reason', { why: '  ' }, { why: messages.why }],
    ['a long reason', { why: 'x'.repeat(501) }, { why: messages.whyLong }],
  ])('with %s is refused at its field and kept as typed', (_, changes: Record<string, string>, errors) => {
    const form = send(changes)
    expect(form?.order).toBeNull()
    expect(form?.filled).toMatchObject({ errors, typed: { version: '1.1.0', percent: '10', why: 'x', ...changes } })
    expect(Object.keys(form?.filled.errors ?? {})).toEqual(Object.keys(errors))
  })

  test.each([
    ['no unit', { unit: '../x' }],
    ['no action', { action: 'delete' }],
    ['no version that it saw', { expected: 'x y' }],
  ])('with %s is none of the page', (_, changes: Record<string, string>) => {
    expect(send(changes)).toBeNull()
  })
})

describe('where a form comes from', () => {
  const host = 'mebe.example'
  test.each([
    ['this site, by both headers', { 'sec-fetch-site': 'same-origin', origin: 'https://mebe.example' }, true],
    ['this site, by origin alone', { origin: 'https://mebe.example' }, true],
    ['this site, asked under another name', { host: 'inner:8080', origin: 'https://mebe.example' }, true],
    ['this site, without an origin', { 'sec-fetch-site': 'same-origin' }, true],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
    ['a sister site', { 'sec-fetch-site': 'same-site', origin: 'https://a.mebe.example' }, false],
    ['another site in an old browser', { origin: 'https://evil.example' }, false],
    ['a sandboxed frame', { origin: 'null' }, false],
    ['no browser', {}, false],
  ])('%s', (_, headers, expected) => {
    expect(isFromThisSite({ host, ...headers }, 'https://mebe.example')).toBe(expected)
  })

  test('a token is worth nothing in another session, or made with another secret', () => {
    const token = formToken('secret', 'session')
    expect(isFormToken(token, 'secret', 'session')).toBe(true)
    expect(isFormToken(token, 'secret', 'other')).toBe(false)
    expect(isFormToken(token, 'other', 'session')).toBe(false)
    expect(isFormToken('', 'secret', 'session')).toBe(false)
  })
})
