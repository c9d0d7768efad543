import { expect, test } from '@jest/globals'
import { readingMinutes } from '../article/reading-time'
import { isReviewDue } from '../article/review-due'
import { textOfHtml, withHeadingIds } from './headings'

test.each([
  ['<h2>Đường và muối</h2>', '<h2 id="duong-va-muoi">Đường và muối</h2>', ['duong-va-muoi']],
  ['<h2>A</h2><p>x</p><h2>A</h2>', '<h2 id="a">A</h2><p>x</p><h2 id="a-2">A</h2>', ['a', 'a-2']],
  ['<h2 id="rieng">A</h2>', '<h2 id="rieng">A</h2>', ['rieng']],
  ['<h2>Sắt <em>&amp;</em> kẽm</h2>', '<h2 id="sat-kem">Sắt <em>&amp;</em> kẽm</h2>', ['sat-kem']],
  ['<h2>?</h2>', '<h2 id="muc">?</h2>', ['muc']],
  ['<h3>Nhỏ</h3><p>h2</p>', '<h3>Nhỏ</h3><p>h2</p>', []],
])('%s', (given, html, ids) => {
  const marked = withHeadingIds(given)
  expect(marked.html).toBe(html)
  expect(marked.headings.map((heading) => heading.id)).toEqual(ids)
})

test('the table of contents shows words, not markup', () => {
  expect(textOfHtml('<h2>Sắt <em>&amp;</em>  kẽm</h2>')).toBe('Sắt & kẽm')
})

test.each([
  [0, 1],
  [240, 1],
  [359, 1],
  [360, 2],
  [1200, 5],
])('%s syllables take %s minutes', (syllables, minutes) => {
  expect(readingMinutes(`<p>${'mẹ '.repeat(syllables)}</p>`)).toBe(minutes)
})

test.each([
  ['2026-11-20', true],
  ['2026-11-21', true],
  ['2026-11-22', false],
  [null, false],
])('a review due on %s is due on 2026-11-21: %s', (dueAt, expected) => {
  expect(isReviewDue(dueAt, '2026-11-21')).toBe(expected)
})
