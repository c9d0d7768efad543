import { expect, test } from '@jest/globals'
import { renderMessage } from './markdown'

test.each([
  ['Chào **mẹ**\n\nHai', '<p>Chào <strong>mẹ</strong></p>\n<p>Hai</p>\n'],
  ['![Bát cháo](/media/chao.webp)', '<p><img src="/media/chao.webp" alt="Bát cháo" /></p>\n'],
  ['![a](https://vi-du.example/a.png)', '<p></p>\n'],
  ['![a](//vi-du.example/a.png)', '<p></p>\n'],
  ['![a](data:image/png;base64,AA)', '<p></p>\n'],
  ['[x](javascript:alert(1))', '<p>[x](javascript:alert(1))</p>\n'],
  ['<img src=/a onerror=alert(1)>', '<p>&lt;img src=/a onerror=alert(1)&gt;</p>\n'],
])('%j', (text, html) => {
  expect(renderMessage(text)).toBe(html)
})
