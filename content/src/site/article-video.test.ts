import { expect, test } from '@jest/globals'
import { problemText } from '../files/problem'
import { fixtureFiles, memoryFolder } from '../testing/fixture-content'
import { readArticleContent } from './article-content'

const [file = '', text = ''] = Object.entries(fixtureFiles).find(([name]) => name.startsWith('articles/')) ?? []
const id = Number(/^id: (\d+)$/m.exec(text)?.[1])
const read = (changed: string) => {
  const { rows, problems } = readArticleContent(memoryFolder({ ...fixtureFiles, [file]: changed }), new Map())
  return { article: rows.articles.find((each) => each.id === id), problems: problems.map(problemText) }
}
const withVideo = (video: string) => text.replace(/^---\n/, `---\nvideo: ${video}\n`)
const withoutText = (all: string) => all.replace(/(\n---\n)[\s\S]*$/, '$1\n')

test('an article with text alone has media type 0', () => {
  expect(read(text).article).toMatchObject({ media_type: 0, video: null })
})

test('with a video it has 4, and 2 when it has no text', () => {
  const video = { youtube: 'a-b_c123456', title: 'Rửa tay' }
  const all = withVideo(JSON.stringify(video))
  expect(read(all).article).toMatchObject({ media_type: 4, video })
  expect(read(withoutText(all)).article).toMatchObject({ media_type: 2, video })
  expect(read(withoutText(text)).problems.join()).toContain('Bài chưa có nội dung')
})

test.each([
  '{youtube: https://youtu.be/abcdefghijk, title: A}',
  '{youtube: abcdefghijk}',
  '{youtube: abc, title: A}',
  'x',
])('%s is told with its line', (video) => {
  expect(read(withVideo(video)).problems.join()).toContain(`${file}:2 video`)
})
