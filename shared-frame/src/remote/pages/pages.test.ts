import { beforeEach, expect, jest, test } from '@jest/globals'
import type { RemoteInfo } from 'shared-frame/remotes'
import { definePage, type PageModule } from './page'
import { createPages } from './pages'

const info: RemoteInfo = {
  name: 'notebook',
  routes: [
    { id: 'article', pattern: '/bai-viet/:id', visibility: 'public' },
    { id: 'newest', pattern: '/bai-viet/moi', visibility: 'public' },
  ],
  widgets: [],
}
const page = definePage({ head: () => ({ title: 'Bài viết' }), Component: () => null })
const importPage = jest.fn<() => Promise<PageModule>>()
const pages = () => createPages(info, { article: importPage })

beforeEach(() => void importPage.mockReset().mockResolvedValue({ default: page }))

test.each([
  ['/bai-viet/moi', 'newest'],
  ['/bai-viet/moi/', 'newest'],
  ['/bai-viet/chao-ca', 'article'],
  ['/khac', undefined],
])('%s is the page %s', (path, routeId) => {
  expect(pages().match(path)?.route.id).toBe(routeId)
})

test('a page is imported once, and known as loaded when it is here', async () => {
  const own = pages()
  expect(own.loaded('article')).toBeNull()
  expect(await Promise.all([own.load('article'), own.attempt('article')])).toEqual([page, page])
  expect(own.loaded('article')).toBe(page)
  expect(importPage).toHaveBeenCalledTimes(1)
})

test('a failed attempt stays what rendering sees, until it is forgotten or the page is loaded anew', async () => {
  importPage.mockRejectedValueOnce(new Error('gone'))
  const own = pages()
  const first = own.attempt('article')
  await expect(first).rejects.toThrow('gone')
  expect(own.attempt('article')).toBe(first)
  expect(importPage).toHaveBeenCalledTimes(1)

  own.forgetFailures()
  expect(await own.attempt('article')).toBe(page)
  expect(importPage).toHaveBeenCalledTimes(2)
})

test('loading anew takes the place of a failed attempt', async () => {
  importPage.mockRejectedValueOnce(new Error('gone'))
  const own = pages()
  await expect(own.load('article')).rejects.toThrow('gone')
  expect(await own.load('article')).toBe(page)
  expect(await own.attempt('article')).toBe(page)
  expect(importPage).toHaveBeenCalledTimes(2)
})

test('a route without a page is refused', async () => {
  await expect(pages().load('newest')).rejects.toThrow('no page for route newest')
})
