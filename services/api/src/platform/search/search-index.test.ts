import { beforeAll, describe, expect, test } from '@jest/globals'
import { createSearchIndex, type SearchFields, type SearchIndex } from './search-index'
import { noSearchWords } from './search-words'

const documents: SearchFields[] = [
  ['Cháo dương mai', 'Món cho bé', 'gạo'],
  ['Chè đường phèn', 'Món ngọt', 'nước, đường'],
  ['Cháo cá hồi bí đỏ', 'Nấu với cá', 'gạo, cá hồi, bí đỏ, đường'],
  ['Bí đỏ xào', 'Món rau', 'bí đỏ, tỏi'],
  ['Hoà quyện', '', ''],
]
let index: SearchIndex
beforeAll(async () => {
  index = await createSearchIndex(documents)
})

describe('find', () => {
  test.each([
    ['đường', [1, 2, 0]],
    ['duong', [0, 1, 2]],
    ['dương', [0, 1, 2]],
    ['  ĐƯỜNG  ', [1, 2, 0]],
    ['bí đỏ', [3, 2]],
    ['do bi', [3, 2]],
    ['cháo cá', [2]],
    ['chao', [0, 2]],
    ['hòa', [4]],
    ['quyen', [4]],
    ['quyenn', [4]],
    ['chaoo duongg', [0]],
    ['xyzzy', []],
    ['cháo xyzzy', []],
  ])('%j finds %j', (keyword, expected) => {
    expect(index.find(keyword).map(({ place }) => place)).toEqual(expected)
  })

  test.each(['', '  ', '!?'])('%j has no words and finds all', (keyword) => {
    expect(index.find(keyword).map(({ place }) => place)).toEqual([0, 1, 2, 3, 4])
  })

  test('decomposed input is the same', () => {
    expect(index.find('đường'.normalize('NFD')).map(({ place }) => place)).toEqual([1, 2, 0])
  })
})

describe('what is about the keyword, and what mentions it', () => {
  let articles: SearchIndex
  beforeAll(async () => {
    articles = await createSearchIndex(
      [
        ['Bữa phụ cho bé', 'Sữa chua và trái cây', 'Không cho bé dưới một tuổi dùng mật ong'],
        ['Mật ong và bé', 'Lúc nào dùng được', 'Sau một tuổi'],
        ['Ong mật trong vườn', 'Chuyện kể', 'Nuôi ong'],
      ],
      { ...noSearchWords, sameThings: [['bé', 'con nít']], questions: ['được không'], fillers: ['cho'] },
    )
  })
  const told = (keyword: string) => articles.find(keyword).map(({ place, about }) => [place, about])

  test('words in order in the title stand first, words of the body last and apart', () => {
    expect(told('mật ong')).toEqual([
      [1, true],
      [2, true],
      [0, false],
    ])
  })

  test('words that say little need not be there', () => {
    expect(told('mật ong được không')[0]).toEqual([1, true])
    expect(told('mật ong cho con nít')[0]).toEqual([1, true])
  })

  test('a document that has most of the keyword is found when none has it all', () => {
    expect(told('mật ong xyzzy plugh')).toEqual([[1, false]])
    expect(told('mật xyzzy plugh')).toEqual([])
    expect(told('mật ong và bé xyzzy')[0]).toEqual([1, false])
  })

  test('the last word may be still being typed', () => {
    expect(articles.complete('mat on', 5).map(({ place }) => place)).toEqual([1, 2, 0])
    expect(articles.complete('mat on', 1)).toHaveLength(1)
    expect(articles.complete(' ', 5)).toEqual([])
  })
})
