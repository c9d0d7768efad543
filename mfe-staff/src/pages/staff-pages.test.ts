import { expect, test } from '@jest/globals'
import { articleDetail, motherCatalog } from 'shared-ui/reading/testing'
import { createFakeApi, notFound } from 'shared-ui/testing'
import { renderPage } from '../testing/render-page'
import { consulting, documents, growth, pregnancy, science, staffCard, staffDetail } from '../testing/staff-articles'

const LIST = '/danh-cho-can-bo-y-te/tai-lieu-chuyen-mon'
const ARTICLE = `${LIST}/5001-bai-so-5001`
const CATALOGS = [motherCatalog, consulting, science, documents]

function staffApi({ articles = 30, catalogs = CATALOGS } = {}) {
  const catalogOf = (code: unknown) => catalogs.find((catalog) => catalog.code === code)
  return createFakeApi({
    'ArticleCatalog/GetAll': () => catalogs,
    'ArticleCategory/GetAll': () => [growth, pregnancy],
    'Article/GetByCatalog': ({ query }) => {
      const catalog = catalogOf(query?.catalogCode) ?? notFound('Article/GetByCatalog')
      const from = (Number(query?.pageNumber) - 1) * Number(query?.pageSize)
      const cards = Array.from({ length: articles }, (_, index) => staffCard(5001 + index, catalog))
      return { items: cards.slice(from, from + Number(query?.pageSize)), totalCount: articles, catalog }
    },
    'Article/GetById': ({ query }) => {
      if (Number(query?.id) === 5001) return staffDetail(5001)
      return Number(query?.id) === 12 ? articleDetail(12) : notFound('Article/GetById')
    },
    'Article/GetRelatedArticles': () => ({ items: [staffCard(5002)], totalCount: 1 }),
    'Article/GetMostViewArticlesByCataLog': () => [],
  })
}

test('the landing page leads to the newest of the three catalogs in their order, and to the tools', async () => {
  const { head, html } = await renderPage('staff', '/danh-cho-can-bo-y-te', staffApi())
  const titles = [...html.matchAll(/<h2[^>]*>(?:<a[^>]*>)?([^<]+)/g)].map((match) => match[1])
  expect(titles).toEqual([documents.title, science.title, consulting.title, 'Công cụ khi tư vấn'])
  expect(html).toContain(`href="${LIST}/5004-bai-so-5004"`)
  expect(html).not.toContain('bai-so-5005')
  expect(html).toContain('href="/theo-doi-suc-khoe-cua-be"')
  expect(html).toContain('nhu-cau-dinh-duong-khuyen-nghi"')
  expect(head).toMatchObject({ title: 'Dành cho cán bộ y tế', jsonLd: [{ '@type': 'BreadcrumbList' }] })
})

test('the landing page keeps its tools when no article can be had', async () => {
  const api = createFakeApi({ 'ArticleCatalog/GetAll': () => CATALOGS })
  const { html } = await renderPage('staff', '/danh-cho-can-bo-y-te', api)
  expect(html).toContain('Đánh giá tăng trưởng của trẻ')
})

test.each([
  ['an empty catalog', { articles: 0 }, 'Tài liệu của mục này đang được biên tập.', true],
  ['a catalog that is gone', { catalogs: [documents, science] }, consulting.title, false],
])('%s on the landing page', async (_, given, text, shown) => {
  const { head, html } = await renderPage('staff', '/danh-cho-can-bo-y-te', staffApi(given))
  expect(head.status).toBeUndefined()
  expect(html.includes(text)).toBe(shown)
})

test.each([documents, science, consulting])('$title has a list with pages', async (catalog) => {
  const path = `/danh-cho-can-bo-y-te/${catalog.code}`
  const { head, html } = await renderPage('staff-list', `${path}?trang=2`, staffApi())
  expect(html).toContain('30 bài viết, trang 2')
  expect(html).toContain(`href="${path}?trang=3"`)
  expect(html).toContain('Bài số 5013')
  expect(head).toMatchObject({
    title: `${catalog.title}, trang 2`,
    canonical: `${path}?trang=2`,
    breadcrumb: [{ path: '/danh-cho-can-bo-y-te' }, { path }],
  })
})

test('an empty list leads back to the landing page', async () => {
  const { html } = await renderPage('staff-list', LIST, staffApi({ articles: 0 }))
  expect(html).toContain('Chưa có bài viết nào ở đây')
  expect(html).toContain('href="/danh-cho-can-bo-y-te"')
})

test('an article speaks to staff, and its tags are words', async () => {
  const { head, html } = await renderPage('staff-article', ARTICLE, staffApi())
  expect(html).toContain('không thay hướng dẫn chuyên môn')
  expect(html).toContain('Sắt')
  expect(html).not.toContain('/tim-kiem?the=')
  expect(head).toMatchObject({
    title: 'Bài số 5001',
    canonical: ARTICLE,
    jsonLd: [
      { '@type': 'Article', url: ARTICLE },
      { '@type': 'BreadcrumbList', itemListElement: [{}, { item: '/danh-cho-can-bo-y-te' }, { item: LIST }, {}] },
    ],
  })
})

test.each([
  ['staff-article', `${LIST}/5001-sai`, ARTICLE],
  ['staff-article', '/danh-cho-can-bo-y-te/diem-tin-khoa-hoc/5001-bai-so-5001', ARTICLE],
  ['staff-article', '/danh-cho-can-bo-y-te/khong-co/5001', ARTICLE],
  ['staff-article', `${LIST}/12-bai-so-12`, '/so-tay-cua-me/dinh-duong-va-suc-khoe-cho-me/12-bai-so-12'],
  ['staff-list', '/danh-cho-can-bo-y-te/dinh-duong-va-suc-khoe-cho-me', '/so-tay-cua-me/dinh-duong-va-suc-khoe-cho-me'],
])('%s %s redirects to %s', async (routeId, address, destination) => {
  const { head } = await renderPage(routeId, address, staffApi())
  expect(head.redirect).toBe(destination)
})

test.each([
  ['staff-list', '/danh-cho-can-bo-y-te/khong-co'],
  ['staff-list', `${LIST}?chuyen-muc=khong-co`],
  ['staff-article', `${LIST}/99-khong-co`],
])('%s %s is a 404', async (routeId, address) => {
  const { head } = await renderPage(routeId, address, staffApi())
  expect(head.status).toBe(404)
})
