import { afterEach, expect, jest, test } from '@jest/globals'
import type { CallAnswer } from 'shared-contracts/calls'
import { createFakeApi, createShellMock, eventually, type MountedView, mountInShell } from 'shared-frame/testing'
import { texts } from '../texts'
import widget from './home-articles.widget'

jest.setTimeout(120_000)

const TODAY = '2026-11-21'

type Article = CallAnswer<'HomePage/Articles'>[number]['articles'][number]
type Catalog = CallAnswer<'HomePage/Articles'>[number]['catalog']

const catalog = (id: number, code: string, title: string): Catalog => ({
  ...{ id, code, title },
  description: '',
  staffOnly: false,
})
const MOTHER = catalog(1, 'dinh-duong-va-suc-khoe-cho-me', 'Cho mẹ')
const CHILD = catalog(2, 'dinh-duong-va-suc-khoe-cho-be', 'Cho bé')
const pregnancy = { id: 11, code: 'mang-thai', title: 'Mang thai', articleCatalogId: MOTHER.id }
const toddler = { id: 22, code: 'tre-1-5-tuoi', title: 'Trẻ 1–5 tuổi', articleCatalogId: CHILD.id }

const article = (articleId: number, title: string, { id, code, title: name }: Catalog): Article => ({
  articleId,
  title,
  slug: `bai-${articleId}`,
  summary: '',
  illustration: 'chao',
  catalog: { id, code, title: name },
  catalogId: id,
  category: null,
  publishedAt: '2026-11-01',
  mediaType: 0,
  views: 0,
})

const ofMother = [1, 2, 3].map((id) => article(id, `Bài ${id} của mẹ`, MOTHER))
const ofChild = [4, 5, 6].map((id) => article(id, `Bài ${id} của bé`, CHILD))
const ofWeek = article(2, 'Bài 2 của mẹ', MOTHER)
const ofToddler = article(9, 'Bài riêng cho trẻ', CHILD)

let view: MountedView
afterEach(() => view.unmount())

async function show(search: string, { withStages = true } = {}) {
  const asked: unknown[] = []
  const api = createFakeApi({
    'HomePage/Articles': () => [
      { catalog: MOTHER, articles: ofMother },
      { catalog: CHILD, articles: ofChild },
    ],
    ...(withStages
      ? {
          'ArticleCatalog/GetAll': () => [MOTHER, CHILD],
          'ArticleCategory/GetAll': () => [pregnancy, toddler],
          'Article/GetByCategory': ({ query }) => {
            asked.push(query?.categoryIds)
            const items = query?.categoryIds === pregnancy.id ? [ofWeek] : [ofToddler]
            return { items, totalCount: 1, pageNumber: 1, pageSize: 12 }
          },
        }
      : {}),
  })
  view = await mountInShell({ ...createShellMock(), api }, <widget.Component path="/" search={search} today={TODAY} />)
  return asked
}

const headings = () => [...view.container.querySelectorAll('h2')].map(({ textContent }) => textContent)
const times = (title: string) => view.text().split(title).length - 1

test('nobody said for whom: one of the newest today, then two of each catalog, no article twice', async () => {
  const asked = await show('')
  await eventually(() => expect(view.text()).toContain('của bé'))
  expect(headings()).toEqual([texts.forStage.today, texts.home.title])
  expect(asked).toEqual([])
  for (const { title } of [...ofMother, ...ofChild]) expect([title, times(title) <= 1]).toEqual([title, true])
  const rows = [...view.container.querySelectorAll('h3')].map((heading) => heading.textContent)
  expect(rows).toEqual(expect.arrayContaining(['Cho mẹ', 'Cho bé']))
})

test.each([
  ['?cho=tuan-20', pregnancy.id, 'Cho tuần 20', 'Bài 2 của mẹ'],
  ['?cho=be-14-thang', toddler.id, 'Cho bé 14 tháng', 'Bài riêng cho trẻ'],
])('%s: an article of that stage, which the rows leave out', async (search, categoryId, title, shown) => {
  const asked = await show(search)
  await eventually(() => expect(view.text()).toContain(shown))
  await eventually(() => expect(view.text()).toContain('của bé'))
  expect(asked).toEqual([categoryId])
  expect(headings()[0]?.toLowerCase()).toBe(title.toLowerCase())
  expect(times(shown)).toBe(1)
})

test('an article of the stage that does not come takes nothing else away', async () => {
  await show('?cho=tuan-20', { withStages: false })
  await eventually(() => expect(view.text()).toContain('Bài 4 của bé'))
  expect(headings()).toContain(texts.home.title)
})

test('the document is made with the articles that the browser shows', () => {
  const { api } = createShellMock()
  const count = (search: string) => widget.queries?.({ api, today: TODAY, search: new URLSearchParams(search) }).length
  expect([count(''), count('cho=tuan-20')]).toEqual([1, 2])
})
