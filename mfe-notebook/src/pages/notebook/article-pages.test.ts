import { expect, test } from '@jest/globals'
import { createFakeApi, notFound } from 'shared-frame/testing'
import type { ArticleDetail } from 'shared-ui/reading'
import { articleCard, articleDetail, motherCatalog } from 'shared-ui/reading/testing'
import { renderPage } from '../../testing/render-page'

const ADDRESS = '/so-tay-cua-me/dinh-duong-va-suc-khoe-cho-me/12-bai-so-12'

const article = (change = {}) =>
  createFakeApi({
    'ArticleCatalog/GetAll': () => [motherCatalog],
    'Article/GetById': ({ query }) =>
      Number(query?.id) === 12 ? { ...articleDetail(12), ...change } : notFound('Article/GetById'),
    'Article/GetRelatedArticles': () => ({ items: [articleCard(13, 'Bài gần gũi')], totalCount: 1 }),
    'Article/GetMostViewArticlesByCataLog': () => [articleCard(12), articleCard(14, 'Bài nhiều người đọc')],
  })

test('banners are in the document: above, at the marker and below, a picture with its size', async () => {
  const banner = { id: 1, content: '', picture: null, link: null }
  const picture = { address: '/api/site-pictures/a.webp', width: 1400, height: 350, alt: 'Cốc nước' }
  const api = article({ content: '<p>Một</p>\n<div class="banner-place"></div>\n<p>Hai</p>' })
  const shown = createFakeApi({
    'ArticleCatalog/GetAll': () => [motherCatalog],
    'Article/GetById': () => ({
      ...articleDetail(12),
      content: '<p>Một</p>\n<div class="banner-place"></div>\n<p>Hai</p>',
    }),
    'Banner/GetByPage': () => [
      { ...banner, position: 'AboveBox', picture, link: '/tin-moi' },
      { ...banner, id: 2, position: 'BelowBox', content: '<p>Ở dưới</p>' },
      { ...banner, id: 3, position: 'InsideArticle', content: '<p>Ở giữa</p>' },
      { ...banner, id: 4, position: 'InsideArticle', content: '<p>Không còn chỗ</p>' },
    ],
  })
  const { html } = await renderPage('article', ADDRESS, shown)
  const order = ['alt="Cốc nước"', '<h1', 'Một', 'Ở giữa', 'Hai', 'Ở dưới'].map((text) => html.indexOf(text))
  expect(order.every((place) => place >= 0)).toBe(true)
  expect(order).toEqual([...order].sort((a, b) => a - b))
  expect(html).toMatch(/<a href="\/tin-moi"><img[^>]*width="1400" height="350"/)
  expect(html).not.toContain('Không còn chỗ')
  expect((await renderPage('article', ADDRESS, api)).html).not.toContain('banner-place')
})

test('an article says who wrote and checked it, when, from what, and where to read on', async () => {
  const { html } = await renderPage('article', ADDRESS, article())
  for (const text of ['Bài số 12', 'Ban biên tập', 'Người rà soát', '02/03/2026', '10/09/2026', '10/09/2027']) {
    expect(html).toContain(text)
  }
  expect(html).toContain('Hướng dẫn quốc gia')
  expect(html).toContain('href="#hai"')
  expect(html).toContain('href="/tim-kiem?the=sat"')
  expect(html).toContain('Bài gần gũi')
  expect(html).toContain('Bài nhiều người đọc')
  expect(html).not.toContain('đang chờ ban biên tập')
})

test.each<[string, Partial<ArticleDetail>, string]>([
  ['unsigned', {}, 'chưa được chuyên gia dinh dưỡng ký duyệt'],
  [
    'signed',
    { review: { state: 'signed', name: 'Lê A', title: 'Thạc sĩ dinh dưỡng', date: '2027-01-05' } },
    'Đã được Thạc sĩ dinh dưỡng Lê A ký duyệt ngày 05/01/2027.',
  ],
])('an article says whether a professional signed it: %s', async (_, change, text) => {
  const { html } = await renderPage('article', ADDRESS, article(change))
  expect(html).toContain(text)
  expect(html.match(/ký duyệt/g)).toHaveLength(1)
})

test('an article about nothing of health speaks of no signature', async () => {
  const { html } = await renderPage('article', ADDRESS, article({ review: null }))
  expect(html).not.toContain('ký duyệt')
})

test('an article past its review says so', async () => {
  const { html } = await renderPage('article', ADDRESS, article({ reviewDueAt: '2026-11-21' }))
  expect(html).toContain('đang chờ ban biên tập')
})

test('the head of an article carries Open Graph, Article and BreadcrumbList', async () => {
  const { head } = await renderPage('article', ADDRESS, article())
  expect(head).toMatchObject({
    title: 'Bài số 12',
    description: 'Tóm tắt của bài.',
    canonical: ADDRESS,
    openGraphType: 'article',
    image: expect.stringMatching(/^\/media\/share\/article\/12-[\da-f]{8}\.jpg$/),
    jsonLd: [
      {
        '@type': 'Article',
        headline: 'Bài số 12',
        url: ADDRESS,
        datePublished: '2026-03-02',
        dateModified: '2026-09-10',
        citation: [{ name: 'Hướng dẫn quốc gia', publisher: 'Bộ Y tế' }],
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, item: '/' },
          { position: 2, item: '/so-tay-cua-me' },
          { position: 3, item: '/so-tay-cua-me/dinh-duong-va-suc-khoe-cho-me' },
          { position: 4, item: ADDRESS },
        ],
      },
    ],
  })
})

test.each([
  ['article', '/so-tay-cua-me/dinh-duong-va-suc-khoe-cho-me/12-sai'],
  ['article', '/so-tay-cua-me/khong-co/12'],
  ['about-article', '/gioi-thieu/tin-tuc-hoat-dong/12-bai-so-12'],
  ['expert-opinion', '/gioi-thieu/thong-tin-khac/y-kien-chuyen-gia/12-bai-so-12'],
  ['about-entry', '/gioi-thieu/12'],
])('%s %s redirects to the article', async (routeId, address) => {
  const { head } = await renderPage(routeId, address, article())
  expect(head.redirect).toBe(ADDRESS)
})

test.each([
  ['article', '/so-tay-cua-me/dinh-duong-va-suc-khoe-cho-me/99-khong-co'],
  ['article', '/so-tay-cua-me/dinh-duong-va-suc-khoe-cho-me/99999999999'],
  ['about-entry', '/gioi-thieu/99999999999'],
  ['about-entry', '/gioi-thieu/khong-co'],
])('%s %s is a 404', async (routeId, address) => {
  const { head } = await renderPage(routeId, address, article())
  expect(head).toEqual({ title: 'Không tìm thấy trang', status: 404, noindex: true })
})

test('a catalog of the programme beyond the known ones is a page of its own, with its articles below', async () => {
  const own = { id: 12, code: 'gioi-thieu-tro-nang', title: 'Trợ năng', description: 'Đọc dễ.', staffOnly: false }
  const detail = { ...articleDetail(12), catalog: own }
  const api = createFakeApi({
    'ArticleCatalog/GetAll': () => [own],
    'Article/GetByCatalog': () => ({ items: [{ ...articleCard(12), catalog: own }], totalCount: 1, catalog: own }),
    'Article/GetById': () => detail,
  })
  const page = await renderPage('about-entry', '/gioi-thieu/tro-nang', api)
  expect(page.head).toMatchObject({
    title: 'Trợ năng',
    description: 'Đọc dễ.',
    jsonLd: [{ '@type': 'BreadcrumbList' }],
  })
  expect(page.head.redirect).toBeUndefined()
  expect(page.html).toContain('<h1 tabindex="-1">Trợ năng</h1>')
  expect(page.html).toMatch(/aria-current="page"[^>]*>Trợ năng|Trợ năng<\/a>/)
  const below = await renderPage('about-article', '/gioi-thieu/tro-nang/12-bai-so-12', api)
  expect([below.head.redirect, below.head.title]).toEqual([undefined, 'Bài số 12'])
  expect((await renderPage('about-entry', '/gioi-thieu/gioi-thieu-tro-nang', api)).head.redirect).toBe(
    '/gioi-thieu/tro-nang',
  )
})

test('an article lives without what stands beside it', async () => {
  const api = createFakeApi({ 'Article/GetById': () => articleDetail(12) })
  const { head, html } = await renderPage('article', ADDRESS, api)
  expect(head.title).toBe('Bài số 12')
  expect(html).not.toContain('Bài cùng chủ đề')
})
