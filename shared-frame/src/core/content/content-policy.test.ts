import { afterEach, expect, jest, test } from '@jest/globals'
import { assertSafeContent, UnsafeContentError } from './content-policy'

afterEach(() => {
  globalThis.trustedTypes = undefined
})

test.each([
  '<p>Ăn đủ <strong>sắt</strong></p>',
  '<a href="/so-tay-cua-me?x=1&amp;y=2">sổ tay</a>',
  '<table><tbody><tr><td>once = 1</td></tr></tbody></table>',
  '',
])('passes %s', (html) => {
  expect(assertSafeContent(html)).toBe(html)
})

test.each([
  '<script>alert(1)</script>',
  '<p onclick="x()">a</p>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">a</a>',
  '<iframe src="//evil"></iframe>',
  '<svg><a/></svg>',
  '< script >',
  '<style>p{}</style>',
])('refuses %s', (html) => {
  expect(() => assertSafeContent(html)).toThrow(UnsafeContentError)
})

test('article text passes one Trusted Types policy named content', async () => {
  const names: string[] = []
  globalThis.trustedTypes = {
    createPolicy(name, rules) {
      names.push(name)
      return { createHTML: (html) => `trusted:${rules.createHTML(html)}` }
    },
  }
  jest.resetModules()
  const { trustedContent } = await import('./content-policy')
  expect(trustedContent('<p>a</p>')).toBe('trusted:<p>a</p>')
  expect(trustedContent('<p>b</p>')).toBe('trusted:<p>b</p>')
  expect(() => trustedContent('<script>')).toThrow('Article HTML holds <script')
  expect(names).toEqual(['content'])
})

test('without Trusted Types the text stays as it is', async () => {
  jest.resetModules()
  const { trustedContent } = await import('./content-policy')
  expect(trustedContent('<p>a</p>')).toBe('<p>a</p>')
})
