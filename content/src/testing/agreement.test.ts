import { expect, test } from '@jest/globals'
import { type ContentFolder, contentFolder, contentRoot } from '../files/content-folder'
import { disagreements, readSiteBook } from './agreement'

const folder = contentFolder(contentRoot())
const book = readSiteBook(folder)
const mother = { stage: 'pregnant', day: 150 } as const
const infant = { stage: 'child', day: 60 } as const

test.each([
  ['a rule that does not exist', 'Ăn đủ bữa.', 'no-such-rule', mother, /no such rule/],
  ['a rule for others', 'Ăn đủ bữa.', 'salt-under-12-months', mother, /not about this person/],
  ['a rule that no text refers to', 'Ăn đủ bữa.', 'diet-portion-adults', mother, /no article or answer/],
  ['words against the rule', 'Người lớn nên ăn dưới 8 g muối mỗi ngày.', 'salt-adult', mother, /tool: trái quy tắc/],
  ['another figure', 'Cho bé bú ít nhất 4 lần.', 'breastfeeding-on-demand', infant, /tool says 4 lần/],
])('%s is found in what a tool tells', (_, text, rule, person, problem) => {
  expect(disagreements([{ text, rules: [rule] }], person, book)).toContainEqual(expect.stringMatching(problem))
})

test('a paragraph of an article against a rule, and its other figure, are found', () => {
  const article = folder.list('articles', '.md').find((file) => file.includes('/2001-')) ?? ''
  const changed: ContentFolder = {
    ...folder,
    read: (file) =>
      `${folder.read(file) ?? ''}${file === article ? '\n\nMẹ mang thai ăn dưới 8 g muối mỗi ngày.\n' : ''}`,
  }
  const told = [{ text: 'Ăn nhạt.', rules: ['salt-adult'] }]
  expect(disagreements(told, mother, book)).toEqual([])
  expect(disagreements(told, mother, readSiteBook(changed))).toEqual([
    expect.stringMatching(/2001-.*trái quy tắc/),
    expect.stringMatching(/2001-.*says 8 g/),
  ])
})
