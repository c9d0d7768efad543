import { expect, test } from '@jest/globals'
import { renderPage } from '../testing/render-page'
import { consulting, documents, science, staffApi } from '../testing/staff-articles'

const LIST = '/danh-cho-can-bo-y-te/tai-lieu-chuyen-mon'
const ARTICLE = `${LIST}/5001-bai-so-5001`
const LOGIN = 'Mời bạn đăng nhập bằng tài khoản cán bộ y tế đã được duyệt'

/** Documents are made for nobody in particular: the API refuses what is for staff. */
const asDocument = (given: Parameters<typeof staffApi>[0] = {}) => staffApi({ status: 401, ...given })

test('the landing page says what the section holds and how to get access, and leads to the tools', async () => {
  const { head, html } = await renderPage('staff', '/danh-cho-can-bo-y-te', asDocument())
  const titles = [...html.matchAll(/<h2[^>]*>(?:<a[^>]*>)?([^<]+)/g)].map((match) => match[1])
  expect(titles).toEqual([documents.title, science.title, consulting.title, 'Tệp', 'Công cụ khi tư vấn'])
  expect(html).toContain(LOGIN)
  expect(html).toContain('href="/dang-nhap?returnTo=%2Fdanh-cho-can-bo-y-te"')
  expect(html).toContain('href="/theo-doi-suc-khoe-cua-be"')
  expect(html).toContain('nhu-cau-dinh-duong-khuyen-nghi"')
  expect(html).not.toContain('bai-so-')
  expect(head).toMatchObject({ title: 'Dành cho cán bộ y tế', jsonLd: [{ '@type': 'BreadcrumbList' }] })
})

test('a catalog that is gone is left out of the landing page', async () => {
  const api = asDocument({ catalogs: [documents, science] })
  const { html } = await renderPage('staff', '/danh-cho-can-bo-y-te', api)
  expect(html).not.toContain(consulting.title)
})

test.each([documents, science, consulting])('the list of $title names the catalog and no article', async (catalog) => {
  const path = `/danh-cho-can-bo-y-te/${catalog.code}`
  const { head, html } = await renderPage('staff-list', `${path}?trang=2`, asDocument())
  expect(html).toContain(catalog.title)
  expect(html).toContain(`returnTo=${encodeURIComponent(`${path}?trang=2`)}`)
  expect(html).not.toMatch(/Bài số|bai-so-/)
  expect(head).toMatchObject({
    title: `${catalog.title}, trang 2`,
    canonical: `${path}?trang=2`,
    breadcrumb: [{ path: '/danh-cho-can-bo-y-te' }, { path }],
  })
})

test('an article tells not even its title', async () => {
  const { head, html } = await renderPage('staff-article', ARTICLE, asDocument())
  expect(html).toContain(LOGIN)
  expect(html + JSON.stringify(head)).not.toMatch(/Bài số|Sắt/)
  expect(head).toMatchObject({ title: 'Dành cho cán bộ y tế', breadcrumb: [{ path: '/danh-cho-can-bo-y-te' }] })
})

test('the tool of batch assessment has a title, and for nobody in particular the gate alone', async () => {
  const path = '/danh-cho-can-bo-y-te/cong-cu/danh-gia-hang-loat'
  const { head, html } = await renderPage('batch-assessment', path, asDocument())
  expect(head).toMatchObject({ title: 'Đánh giá tăng trưởng hàng loạt', breadcrumb: [{}, { path }] })
  expect(html).toContain(LOGIN)
  expect(html).not.toContain('type="file"')
})

test.each([
  ['staff-article', `${LIST}/12-bai-so-12`, '/so-tay-cua-me/dinh-duong-va-suc-khoe-cho-me/12-bai-so-12'],
  ['staff-list', '/danh-cho-can-bo-y-te/dinh-duong-va-suc-khoe-cho-me', '/so-tay-cua-me/dinh-duong-va-suc-khoe-cho-me'],
])('%s %s redirects to %s', async (routeId, address, destination) => {
  const { head } = await renderPage(routeId, address, asDocument())
  expect(head.redirect).toBe(destination)
})

test.each([
  ['staff-list', '/danh-cho-can-bo-y-te/khong-co'],
  ['staff-list', `${LIST}?chuyen-muc=khong-co`],
  ['staff-article', `${LIST}/99-khong-co`],
])('%s %s is a 404', async (routeId, address) => {
  const { head } = await renderPage(routeId, address, asDocument())
  expect(head.status).toBe(404)
})
