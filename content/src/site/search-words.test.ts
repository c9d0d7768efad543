import { expect, test } from '@jest/globals'
import { problemText } from '../files/problem'
import { memoryFolder } from '../testing/fixture-content'
import { readSearchWords } from './search-words-content'

const read = (words: object) =>
  readSearchWords(memoryFolder({ 'site/search-words.json': JSON.stringify(words, null, 1) }))
const good = {
  sameThings: [['lạc', 'đậu phộng']],
  questions: ['được không'],
  fillers: ['bị'],
  requests: [],
  diners: [],
  dishes: [],
}

test('the words become one row', () => {
  expect(read(good)).toEqual({ rows: { search_words: [{ code: 'all', words: good }] }, problems: [] })
  expect(readSearchWords(memoryFolder({}))).toEqual({ rows: { search_words: [] }, problems: [] })
})

test('regional names join the line of the Northern one, or make a line', () => {
  const regional = [
    { north: 'lạc', south: 'đậu lạc', stays: [] },
    { north: 'vừng', south: 'mè' },
    { north: 'bát con', south: 'chén', search: false },
    { north: 'Sai', south: 'sai' },
  ]
  const files = (lines: readonly object[]) =>
    memoryFolder({ 'site/search-words.json': JSON.stringify(good), 'site/regional-words.json': JSON.stringify(lines) })
  expect(readSearchWords(files(regional.slice(0, 3))).rows.search_words[0]?.words.sameThings).toEqual([
    ['lạc', 'đậu phộng', 'đậu lạc'],
    ['vừng', 'mè'],
  ])
  expect(readSearchWords(files(regional)).problems).toMatchObject([{ file: 'site/regional-words.json' }])
})

test.each([
  [{ sameThings: [['lạc']] }, 'sameThings'],
  [{ sameThings: [['lạc', '']] }, 'sameThings'],
  [{ sameThings: [['lạc', '!?']] }, 'Cần ít nhất một từ.'],
  [{ sameThings: [['lạc', 'Lạc']] }, '“Lạc” có hai lần'],
  [{ fillers: ['hoà', 'hòa'] }, '“hòa” có hai lần'],
  [{ fillers: 3 }, 'fillers'],
])('%j is told', (change, problem) => {
  const { problems } = read({ ...good, ...change })
  expect(problems.map(problemText).join('\n')).toContain(problem)
  expect(problems[0]?.file).toBe('site/search-words.json')
})
