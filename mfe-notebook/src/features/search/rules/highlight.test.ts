import { expect, test } from '@jest/globals'
import { highlight } from './highlight'

function shown(text: string, keyword: string): string {
  return highlight(text, keyword)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('')
}

test.each([
  ['Đường cho bé', 'đường', '[Đường] cho bé'],
  ['Đường và dương', 'đường', '[Đường] và dương'],
  ['Đường và dương', 'duong', '[Đường] và [dương]'],
  ['Ánh dương', 'đường', 'Ánh dương'],
  ['Phở bò của Bộ', 'pho bò', '[Phở] [bò] của Bộ'],
  ['Sữa mẹ, sữa bò', 'sữa', '[Sữa] mẹ, [sữa] bò'],
  ['Hoà tan', 'hòa', '[Hoà] tan'],
  ['Bé kén ăn', 'ăn bé', '[Bé] kén [ăn]'],
  ['Canxi cho mẹ', 'canxii', 'Canxi cho mẹ'],
  ['Muối', 'mu', 'Muối'],
  ['Muối', '', 'Muối'],
  ['', 'muối', ''],
  ['Đường'.normalize('NFD'), 'duong', '[Đường]'],
  ['a < b & c', 'b', 'a < [b] & c'],
])('%j for %j', (text, keyword, expected) => {
  expect(shown(text, keyword)).toBe(expected)
})
