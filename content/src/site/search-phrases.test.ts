import { expect, test } from '@jest/globals'
import { problemText } from '../files/problem'
import { fixtureFiles, memoryFolder } from '../testing/fixture-content'
import { readArticleContent } from './article-content'

const [one = ['', ''], other = ['', '']] = Object.entries(fixtureFiles).filter(([name]) => name.startsWith('articles/'))
const withPhrases = (text: string, phrases: readonly string[]) =>
  text.replace(/^---\n/, `---\nsearchPhrases: ${JSON.stringify(phrases)}\n`)
const read = (phrases: readonly string[], others: readonly string[] = []) =>
  readArticleContent(
    memoryFolder({
      ...fixtureFiles,
      [one[0]]: withPhrases(one[1], phrases),
      [other[0]]: withPhrases(other[1], others),
    }),
    new Map(),
  )

test('phrases are read as written', () => {
  const id = Number(/^id: (\d+)$/m.exec(one[1])?.[1])
  const { rows } = read(['bé bị hăm', 'hăm tã'])
  expect(rows.articles.find((article) => article.id === id)?.search_phrases).toEqual(['bé bị hăm', 'hăm tã'])
})

test.each([
  [['hăm tã', 'Hăm tã'], [], '“Hăm tã” đã có ở'],
  [['hăm tã'], ['hăm tã'], '“hăm tã” đã có ở'],
  [['?!'], [], 'Cần ít nhất một từ.'],
  [['a b c d e f g h i j k l m'], [], 'Nhiều nhất 12 từ.'],
])('%j and %j are told', (phrases, others, message) => {
  expect(read(phrases, others).problems.map(problemText).join('\n')).toContain(message)
})
