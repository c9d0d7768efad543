import { describe, expect, test } from '@jest/globals'
import { createSearchIndex, type SearchFields } from './search-index'

const documents: SearchFields[] = [
  ['Cháo dương mai', 'Món cho bé', 'gạo'],
  ['Chè đường phèn', 'Món ngọt', 'nước, đường'],
  ['Cháo cá hồi bí đỏ', 'Nấu với cá', 'gạo, cá hồi, bí đỏ, đường'],
  ['Bí đỏ xào', 'Món rau', 'bí đỏ, tỏi'],
  ['Hoà quyện', '', ''],
]
const index = createSearchIndex(documents)

describe('find', () => {
  test.each([
    ['đường', [1, 2, 0]],
    ['duong', [0, 1, 2]],
    ['dương', [0, 1, 2]],
    ['  ĐƯỜNG  ', [1, 2, 0]],
    ['bí đỏ', [2, 3]],
    ['do bi', [2, 3]],
    ['cháo cá', [2]],
    ['chao', [0, 2]],
    ['hòa', [4]],
    ['quyen', [4]],
    ['quyenn', [4]],
    ['chaoo duongg', [0, 2]],
    ['xyzzy', []],
    ['cháo xyzzy', []],
  ])('%j finds %j', (keyword, expected) => {
    expect(index.find(keyword)).toEqual(expected)
  })

  test.each(['', '  ', '!?'])('%j has no words and finds all', (keyword) => {
    expect(index.find(keyword)).toEqual([0, 1, 2, 3, 4])
  })

  test('decomposed input is the same', () => {
    expect(index.find('đường'.normalize('NFD'))).toEqual([1, 2, 0])
  })
})
