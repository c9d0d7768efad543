import { expect, test } from '@jest/globals'
import { articleCard } from 'shared-ui/reading/testing'
import { createFakeApi } from 'shared-ui/testing'
import type { DishSummary } from '../../features/search'
import { renderPage } from '../../testing/render-page'

function dish(dishId: number, title: string): DishSummary {
  return {
    dishId,
    title,
    slug: `mon-${dishId}`,
    summary: '',
    illustration: 'mon-canh-rau',
    kind: 'canh',
    mealCodes: [],
    objectTypeIds: [],
    region: 'all',
    allergens: [],
    mayContain: [],
    minutes: 30,
    open: true,
  }
}

const found = createFakeApi({
  'Article/Search': () => ({ items: [articleCard(1, 'Đường cho bé')], totalCount: 30 }),
  'Dish/Search': () => ({ items: [dish(7, 'Canh cua')], totalCount: 1 }),
})
const nothing = createFakeApi({
  'Article/Search': () => ({ items: [], totalCount: 0 }),
  'Dish/Search': () => ({ items: [], totalCount: 0 }),
})

test('results of both kinds, with the searched words marked and the keyword kept in the box', async () => {
  const { head, html } = await renderPage('search', '/tim-kiem?keyword=duong', found)
  expect(html).toMatch(/<mark[^>]*>Đường<\/mark> cho bé/)
  expect(html).toContain('Canh cua')
  expect(html).toContain('value="duong"')
  expect(html).toContain('Bài viết (30)')
  expect(html).toContain('Món ăn (1)')
  expect(html).toContain('action="/tim-kiem"')
  expect(head.noindex).toBe(true)
})

test('one kind has pages', async () => {
  const { html } = await renderPage('search', '/tim-kiem?keyword=duong&loai=bai-viet', found)
  expect(html).toContain('/tim-kiem?keyword=duong&amp;loai=bai-viet&amp;trang=2')
  expect(html).not.toContain('Canh cua')
})

test('a near spelling is offered', async () => {
  const { html } = await renderPage('search', '/tim-kiem?keyword=duongg', found)
  expect(html).toContain('Có phải bạn tìm')
  expect(html).toContain(`href="/tim-kiem?keyword=${encodeURIComponent('đường')}"`)
})

test('nothing found says so kindly and suggests', async () => {
  const { html } = await renderPage('search', '/tim-kiem?keyword=zzz', nothing)
  expect(html).toContain('Chưa tìm thấy gì cho “zzz”')
  expect(html).toContain('Nhiều mẹ tìm')
})

test('one kind that fails leaves the other on screen', async () => {
  const api = createFakeApi({ 'Dish/Search': () => ({ items: [dish(7, 'Canh cua')], totalCount: 1 }) })
  const { html } = await renderPage('search', '/tim-kiem?keyword=cua', api)
  // The browser asks for it again; an error with retry follows if that fails too
  expect(html).toContain('Đang tìm')
  expect(html).toMatch(/Canh <mark/)
})

test('without a keyword nothing is asked for', async () => {
  const api = createFakeApi({})
  const { html } = await renderPage('search', '/tim-kiem?keyword=%20', api)
  expect(api.calls).toEqual([])
  expect(html).toContain('Nhiều mẹ tìm')
})

test('a tag lists its articles; an unknown one is a 404', async () => {
  const api = createFakeApi({
    'ArticleTag/GetAll': () => [{ id: 6, code: 'sat', title: 'Sắt' }],
    'Article/Search': ({ body }) => {
      expect(body?.tagIds).toEqual([6])
      return { items: [articleCard(1, 'Đường cho bé')], totalCount: 1 }
    },
  })
  const { html } = await renderPage('search', '/tim-kiem?the=sat', api)
  expect(html).toContain('Bài viết có nhãn “Sắt”')
  expect(html).toContain('Đường cho bé')
  expect((await renderPage('search', '/tim-kiem?the=khong-co', api)).head.status).toBe(404)
})
