import { expect, test } from '@jest/globals'
import { renderMarkdown } from './markdown'

test('a marker paragraph becomes a place that nobody sees and no search finds', () => {
  const { html, plainText, problems } = renderMarkdown('Một\n\n[[banner]]\n\nHai')
  expect(html.replaceAll('\n', '')).toBe('<p>Một</p><div class="banner-place"></div><p>Hai</p>')
  expect([plainText, problems]).toEqual(['Một Hai', []])
})

test('a marker within a line is a problem with its line', () => {
  expect(renderMarkdown('Một\n\nHai [[banner]] ba').problems).toEqual([
    { line: 3, message: '[[banner]] phải là một đoạn riêng' },
  ])
})
