import { expect, test } from '@jest/globals'
import { lineOfRow, lineOfWords } from './line-of-row'

const text = `[
  { "id": 3, "title": "Cháo, số 31" },
  { "id": 31, "title": "Canh", "steps": ["Nấu canh.", "Cháo"] },
  {
    "id" : "a \\"b\\"",
    "title": "Cháo"
  },
  { "id": 31 }
]
`

test.each([
  ['id', 3, 2],
  ['id', 31, 3],
  ['id', 'a "b"', 5],
  ['title', 'Cháo', 6],
  ['id', 1, 1],
  ['menuId', 3, 1],
] as const)('the row with "%s" %j is on line %i', (field, id, line) => {
  expect(lineOfRow(text, field, id)).toBe(line)
})

test.each([
  ['Cháo', 1, 2],
  ['Cháo', 3, 3],
  ['Cháo', 4, 6],
  ['Cháo', 7, 7],
  ['Nấu canh.', 3, 3],
  ['Nấu canh.', 4, 4],
  ['Cháo', 99, 99],
])('"%s" at or below line %i is on line %i', (words, from, line) => {
  expect(lineOfWords(text, words, from)).toBe(line)
})

test('another text is looked through again', () => {
  expect(lineOfRow(text, 'id', 3)).toBe(2)
  expect(lineOfRow('{ "id": 3 }', 'id', 3)).toBe(1)
  expect(lineOfWords('a\nb', 'b', 1)).toBe(2)
})
