import { expect, test } from '@jest/globals'
import { createFakeApi } from 'shared-frame/testing'
import { articleCard } from 'shared-ui/reading/testing'
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
  'Search/Understand': () => ({ lead: 'article', meant: null }),
  'Article/Search': () => ({ items: [articleCard(1, 'Đường cho bé')], totalCount: 30, aboutCount: 30 }),
  'Dish/Search': () => ({ items: [dish(7, 'Canh cua')], totalCount: 1, aboutCount: 1 }),
})
const nothing = createFakeApi({
  'Search/Understand': () => ({ lead: 'article', meant: null }),
  'Article/Search': () => ({ items: [], totalCount: 0, aboutCount: 0 }),
  'Dish/Search': () => ({ items: [], totalCount: 0, aboutCount: 0 }),
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

test('what may have been meant is offered and marked', async () => {
  const api = createFakeApi({
    'Article/Search': () => ({ items: [articleCard(1, 'Đường cho bé')], totalCount: 1, aboutCount: 1 }),
    'Dish/Search': () => ({ items: [], totalCount: 0, aboutCount: 0 }),
    'Search/Understand': ({ body }) => {
      expect(body).toEqual({ keyword: 'duongg' })
      return { lead: 'article', meant: 'đường' }
    },
  })
  const { html } = await renderPage('search', '/tim-kiem?keyword=duongg', api)
  expect(html).toContain('Có phải bạn tìm')
  expect(html).toContain(`href="/tim-kiem?keyword=${encodeURIComponent('đường')}"`)
  expect(html).toMatch(/<mark[^>]*>Đường<\/mark> cho bé/)
})

test.each([
  ['dish', 'Canh cua', 'Đường cho bé'],
  ['article', 'Đường cho bé', 'Canh cua'],
] as const)('where a %s answers, %s stands first', async (lead, first, second) => {
  const api = createFakeApi({
    'Article/Search': () => ({ items: [articleCard(1, 'Đường cho bé')], totalCount: 1, aboutCount: 1 }),
    'Dish/Search': () => ({ items: [dish(7, 'Canh cua')], totalCount: 1, aboutCount: 1 }),
    'Search/Understand': () => ({ lead, meant: null }),
  })
  const { html } = await renderPage('search', '/tim-kiem?keyword=x', api)
  expect(html.indexOf(first)).toBeGreaterThan(0)
  expect(html.indexOf(second)).toBeGreaterThan(html.indexOf(first))
  expect(html).not.toContain('Cũng nhắc tới')
})

test('what only mentions the words stands apart', async () => {
  const api = createFakeApi({
    'Article/Search': () => ({
      items: [articleCard(1, 'Bài chính'), articleCard(2, 'Bài nhắc tới')],
      totalCount: 2,
      aboutCount: 1,
    }),
    'Dish/Search': () => ({ items: [], totalCount: 0, aboutCount: 0 }),
    'Search/Understand': () => ({ lead: 'article', meant: null }),
  })
  const { html } = await renderPage('search', '/tim-kiem?keyword=x', api)
  const parts = ['Bài chính', 'Cũng nhắc tới “x”', 'Bài nhắc tới'].map((part) => html.indexOf(part))
  expect(parts).toEqual([...parts].sort((a, b) => a - b))
  expect(parts[0]).toBeGreaterThan(0)
})

test('nothing found says so kindly and suggests', async () => {
  const { html } = await renderPage('search', '/tim-kiem?keyword=zzz', nothing)
  expect(html).toContain('Chưa tìm thấy gì cho “zzz”')
  expect(html).toContain('Nhiều mẹ tìm')
})

test('one kind that fails leaves the other on screen', async () => {
  const api = createFakeApi({
    'Dish/Search': () => ({ items: [dish(7, 'Canh cua')], totalCount: 1, aboutCount: 1 }),
    'Search/Understand': () => ({ lead: 'article', meant: null }),
  })
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
    'ArticleTag/GetAll': () => [
      { id: 6, code: 'sat', title: 'Sắt', articleCount: 3 },
      { id: 7, code: 'canxi', title: 'Canxi', articleCount: 2 },
    ],
    'Article/Search': ({ body }) => {
      expect(body?.tagIds).toEqual([6])
      return { items: [articleCard(1, 'Đường cho bé')], totalCount: 1, aboutCount: 1 }
    },
  })
  const { head, html } = await renderPage('search', '/tim-kiem?the=sat', api)
  expect(html).toContain('Bài viết có nhãn “Sắt”')
  expect(html).toContain('Đường cho bé')
  expect(html).toContain('href="/tim-kiem?the=canxi"')
  expect(html).toContain('Canxi (2)')
  expect(head).toMatchObject({
    title: 'Bài viết có nhãn “Sắt”',
    description: '3 bài viết về sắt cho mẹ và bé, có nguồn và ngày đối chiếu.',
    canonical: '/tim-kiem?the=sat',
    noindex: false,
  })
  expect((await renderPage('search', '/tim-kiem?the=sat&trang=2', api)).head.canonical).toBe(
    '/tim-kiem?the=sat&trang=2',
  )
  expect((await renderPage('search', '/tim-kiem?the=khong-co', api)).head.status).toBe(404)
})

test('a dish that the bank has not is said to be missing, and the nearest are offered', async () => {
  const api = createFakeApi({
    'Search/Understand': () => ({
      ...{ lead: 'dish', meant: null, missing: 'dish' },
      near: [{ kind: 'dish', title: 'Bún bò Huế', path: '/mon-an/7-bun-bo-hue' }],
    }),
    'Article/Search': () => ({ items: [], totalCount: 0, aboutCount: 0 }),
    'Dish/Search': () => ({ items: [dish(8, 'Bún mọc')], totalCount: 1, aboutCount: 0 }),
  })
  const { html } = await renderPage('search', '/tim-kiem?keyword=b%C3%BAn%20m%E1%BA%AFm', api)
  expect(html).toContain('Ngân hàng món ăn chưa có “bún mắm”.')
  expect(html).toMatch(/href="\/mon-an\/7-bun-bo-hue"[^>]*>Bún bò Huế/)
  expect(html).toContain('mon-8')
  expect(html.indexOf('Bún bò Huế')).toBeLessThan(html.indexOf('mon-8'))
})

test('where nothing is found, what is near is offered', async () => {
  const api = createFakeApi({
    'Search/Understand': () => ({
      ...{ lead: 'article', meant: null, missing: 'anything' },
      near: [{ kind: 'article', title: 'Bé kén ăn', path: '/so-tay-cua-me/a/3008-be-ken-an' }],
    }),
    'Article/Search': () => ({ items: [], totalCount: 0, aboutCount: 0 }),
    'Dish/Search': () => ({ items: [], totalCount: 0, aboutCount: 0 }),
  })
  const { html } = await renderPage('search', '/tim-kiem?keyword=xyzzy', api)
  expect(html).toContain('Chưa có bài viết hay món ăn nào trả lời đúng “xyzzy”.')
  expect(html).toMatch(/href="\/so-tay-cua-me\/a\/3008-be-ken-an"[^>]*>Bé kén ăn/)
})
