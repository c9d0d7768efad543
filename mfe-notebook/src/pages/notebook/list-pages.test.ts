import { expect, test } from '@jest/globals'
import { createFakeApi } from 'shared-frame/testing'
import { articleCard, motherCatalog, newsCatalog, nursingCategory, pregnancyCategory } from 'shared-ui/reading/testing'
import { renderPage } from '../../testing/render-page'

const LIST = '/so-tay-cua-me/dinh-duong-va-suc-khoe-cho-me'

function listApi(totalCount: number) {
  const cards = Array.from({ length: totalCount }, (_, index) => articleCard(index + 1))
  const pageOf = (number: unknown, size: unknown) => ({
    items: cards.slice((Number(number) - 1) * Number(size), Number(number) * Number(size)),
    totalCount,
  })
  return createFakeApi({
    'ArticleCatalog/GetAll': () => [motherCatalog, newsCatalog],
    'ArticleCategory/GetAll': () => [pregnancyCategory, nursingCategory],
    'Article/GetByCatalog': ({ query }) => ({ ...pageOf(query?.pageNumber, query?.pageSize), catalog: motherCatalog }),
    'Article/GetByCategory': ({ query }) => {
      expect(query?.categoryIds).toBe(nursingCategory.id)
      return pageOf(query?.pageNumber, query?.pageSize)
    },
    'Article/GetMostViewArticlesByCataLog': () => [],
    'Article/GetLatestArticles': ({ query }) => pageOf(query?.pageNumber, query?.pageSize),
  })
}

test('a list pages by real links, the first page at its bare address', async () => {
  const { head, html } = await renderPage('article-list', `${LIST}?trang=2`, listApi(30))
  expect(html).toContain('30 bài viết, trang 2')
  expect(html).toMatch(new RegExp(`href="${LIST}"[^>]*rel="prev"|rel="prev"[^>]*href="${LIST}"`))
  expect(html).toMatch(/href="[^"]*\?trang=3"/)
  expect(html).toContain('Bài số 13')
  expect(html).not.toContain('Bài số 12<')
  expect(head).toMatchObject({
    title: 'Dinh dưỡng và sức khỏe cho mẹ, trang 2',
    canonical: `${LIST}?trang=2`,
  })
})

test('a category narrows the list and stays while paging', async () => {
  const { head, html } = await renderPage('article-list', `${LIST}?chuyen-muc=cho-con-bu`, listApi(13))
  expect(html).toContain(`${LIST}?chuyen-muc=cho-con-bu&amp;trang=2`)
  expect(html).toContain(`href="${LIST}?chuyen-muc=mang-thai"`)
  expect(head).toMatchObject({
    title: 'Cho con bú | Dinh dưỡng và sức khỏe cho mẹ',
    description: 'Cho con bú. Kiến thức cho mẹ.',
    canonical: `${LIST}?chuyen-muc=cho-con-bu`,
  })
  expect(head.breadcrumb?.at(-1)).toEqual({ title: 'Cho con bú', path: `${LIST}?chuyen-muc=cho-con-bu` })
  expect(html).toMatch(/<h1[^>]*>Cho con bú<\/h1>/)
})

test.each([
  ['an unknown catalog', '/so-tay-cua-me/khong-co'],
  ['an unknown category', `${LIST}?chuyen-muc=khong-co`],
])('%s is a 404', async (_, address) => {
  const { head } = await renderPage('article-list', address, listApi(3))
  expect(head.status).toBe(404)
})

test('a catalog that is listed elsewhere redirects there', async () => {
  const { head } = await renderPage('article-list', '/so-tay-cua-me/tin-tuc-hoat-dong', listApi(3))
  expect(head.redirect).toBe('/gioi-thieu/tin-tuc-hoat-dong')
})

test.each([
  ['article-list', LIST, 0, 'Chưa có bài viết nào ở đây'],
  ['latest-articles', '/tin-moi', 0, 'Chưa có bài viết nào ở đây'],
])('%s %s of %s articles says: %s', async (routeId, address, count, text) => {
  const { html } = await renderPage(routeId, address, listApi(count))
  expect(html).toContain(text)
})

test.each([
  ['article-list', `${LIST}?trang=9`, 30, `${LIST}?trang=3`],
  ['article-list', `${LIST}?chuyen-muc=cho-con-bu&trang=2`, 12, `${LIST}?chuyen-muc=cho-con-bu`],
  ['article-list', `${LIST}?trang=2`, 0, LIST],
  ['article-list', `${LIST}?trang=3`, 30, undefined],
  ['news', '/gioi-thieu/tin-tuc-hoat-dong?trang=4', 30, '/gioi-thieu/tin-tuc-hoat-dong?trang=3'],
  ['latest-articles', '/tin-moi?trang=9', 3, '/tin-moi'],
])('%s %s of %s articles leads to its last page: %s', async (routeId, address, count, to) => {
  const { head } = await renderPage(routeId, address, listApi(count))
  expect(head.redirect).toBe(to)
})

test('a list that can not be had is left to the browser to try again', async () => {
  await expect(renderPage('latest-articles', '/tin-moi', createFakeApi({}))).rejects.toThrow('Máy chủ đang bận')
})
