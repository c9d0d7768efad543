import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { JSDOM } from 'jsdom'
import { shellBundle } from '../testing/fake-releases'
import { startTestHost, type TestHost, until } from '../testing/test-host'
import { feedDate } from './feed'
import { feedsOf } from './feed-addresses'

const NASTY = 'Cháo ]]> <script>alert(1)</script> & "rau" \u0007'

const article = (articleId: number, publishedAt: string, title = `Bài ${articleId}`) => ({
  articleId,
  title,
  slug: `bai-${articleId}`,
  summary: `Tóm tắt ${title}`,
  illustration: 'chao',
  catalog: { id: 1, code: 'kho-tang-am-thuc-cua-me', title: 'Kho tàng ẩm thực' },
  catalogId: 1,
  category: { id: 2, code: 'meo', title: 'Mẹo vào bếp', articleCatalogId: 1 },
  publishedAt,
  mediaType: 0,
  views: 0,
})

let host: TestHost
let articles = [article(2, '2026-03-04', NASTY), article(1, '2026-01-31')]
let revision = 1
beforeAll(async () => {
  host = await startTestHost(
    [{ name: 'shell', routes: [{ id: 'home', pattern: '/', visibility: 'public' }], server: shellBundle() }],
    { revisionPollMs: 50 },
  )
  host.answers.set('Content/GetRevision', () => ({ revision, changedAt: '2026-01-01T00:00:00Z' }))
  host.answers.set('Article/GetLatestArticles', () => ({ items: articles, totalCount: articles.length }))
  host.answers.set('Article/GetByCatalog', ({ catalogCode }) =>
    catalogCode === 'kho-tang-am-thuc-cua-me' ? { items: articles.slice(1), totalCount: 1 } : undefined,
  )
  host.refusals.set('Article/GetByCatalog', ({ catalogCode }) => (catalogCode === 'tai-lieu-chuyen-mon' ? 401 : null))
}, 120_000)
afterAll(() => host.close())

const get = (url: string, headers: Record<string, string> = {}) => host.app.inject({ url, headers })

function channelOf(xml: string) {
  const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window
  const channel = document.querySelector('rss[version="2.0"] > channel')
  if (!channel) throw new Error('is no RSS 2.0')
  return channel
}

/** What RSS 2.0 requires of a channel and the RSS board of an item. */
test.each(['/rss.xml', '/rss/kho-tang-am-thuc-cua-me.xml'])(
  '%s is valid RSS with a link to itself',
  async (address) => {
    const { statusCode, headers, payload } = await get(address)
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
    const channel = channelOf(payload)
    for (const required of ['title', 'link', 'description'])
      expect(channel.querySelectorAll(`:scope > ${required}`)).toHaveLength(1)
    const self = [...channel.children].find(({ nodeName }) => nodeName === 'atom:link')
    expect(self?.namespaceURI).toBe('http://www.w3.org/2005/Atom')
    expect(new URL(self?.getAttribute('href') ?? '').pathname).toBe(address)
    const items = [...channel.querySelectorAll('item')]
    expect(items.length).toBeGreaterThan(0)
    const guids = items.map((item) => item.querySelector('guid')?.textContent)
    expect(new Set(guids).size).toBe(items.length)
    for (const item of items) {
      const link = item.querySelector('link')?.textContent ?? ''
      expect(item.querySelector('guid')?.textContent).toBe(link)
      expect(new URL(link).pathname).toMatch(/^\/so-tay-cua-me\/kho-tang-am-thuc-cua-me\/\d+-bai-\d+$/)
      expect(item.querySelector('title')?.textContent).not.toBe('')
      expect(item.querySelector('description')?.textContent).toMatch(/^Tóm tắt /)
      const date = item.querySelector('pubDate')?.textContent ?? ''
      expect(date).toMatch(/^(Sun|Mon|Tue|Wed|Thu|Fri|Sat), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d \+0700$/)
      expect(Number.isNaN(Date.parse(date))).toBe(false)
    }
  },
)

test('titles are text whatever stands in them', async () => {
  const [first] = channelOf((await get('/rss.xml')).payload).querySelectorAll('item')
  expect(first?.querySelector('title')?.textContent).toBe(NASTY.replace('\u0007', ''))
  expect(first?.querySelector('script')).toBeNull()
})

test('catalogs for medical staff have no feed, and unknown ones neither', async () => {
  for (const name of ['tai-lieu-chuyen-mon.xml', 'khong-co.xml', 'kho-tang-am-thuc-cua-me', '..%2f.xml'])
    expect((await get(`/rss/${name}`)).statusCode).toBe(404)
})

test('readers ask again by ETag; changed content is there as soon as its revision is', async () => {
  const { etag } = (await get('/rss.xml')).headers
  const again = await get('/rss.xml', { 'if-none-match': String(etag) })
  expect([again.statusCode, again.payload]).toEqual([304, ''])
  articles = [article(3, '2026-05-06'), ...articles]
  revision += 1
  const askAgain = () => get('/rss.xml', { 'if-none-match': String(etag) })
  await until(async () => (await askAgain()).statusCode === 200)
  const changed = await askAgain()
  expect(channelOf(changed.payload).querySelector('item > title')?.textContent).toBe('Bài 3')
})

test('a silent API costs the feed alone', async () => {
  host.refusals.set('Article/GetLatestArticles', () => 500)
  revision += 1
  await until(async () => (await get('/rss.xml')).statusCode === 503)
  host.refusals.delete('Article/GetLatestArticles')
  expect((await get('/rss.xml')).statusCode).toBe(200)
})

test('documents tell of their feeds', async () => {
  expect((await get('/')).payload).toContain('<link rel="alternate" type="application/rss+xml"')
})

test.each([
  ['/', ['/rss.xml']],
  ['/so-tay-cua-me', ['/rss.xml']],
  ['/so-tay-cua-me/dinh-duong-va-suc-khoe-cho-be/3001-gio-dau', ['/rss/dinh-duong-va-suc-khoe-cho-be.xml', '/rss.xml']],
  ['/gioi-thieu/tin-tuc-hoat-dong', ['/rss/tin-tuc-hoat-dong.xml', '/rss.xml']],
  ['/gioi-thieu/thong-tin-khac/y-kien-chuyen-gia/4001-who', ['/rss/y-kien-chuyen-gia.xml', '/rss.xml']],
  ['/gioi-thieu/lien-he', ['/rss.xml']],
  ['/danh-cho-can-bo-y-te/tai-lieu-chuyen-mon', ['/rss.xml']],
])('%s: %j', (path, feeds) => {
  expect(feedsOf(path)).toEqual(feeds)
})

test.each([
  ['2026-01-01', 'Thu, 01 Jan 2026 00:00:00 +0700'],
  ['2024-02-29', 'Thu, 29 Feb 2024 00:00:00 +0700'],
])('%s is %s', (day, date) => {
  expect(feedDate(day)).toBe(date)
})
