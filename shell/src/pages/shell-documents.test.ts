import { expect, test } from '@jest/globals'
import type { ApiClient } from 'shared-contracts/client'
import { createQueryClient } from 'shared-frame/remote'
import type { Registry, RegistryEntry } from 'shared-frame/remotes'
import { homeWidgetIds, prefetchFrame, problemHead, shellHead } from './shell-documents'

const unit = (name: string, widgets: string[], enabled = true): RegistryEntry => ({
  name,
  version: '1.0.0',
  previousVersion: null,
  enabled,
  contracts: '^1.0.0',
  base: `/assets/${name}/`,
  entry: 'remoteEntry.js',
  routes: [],
  widgets: widgets.map((id) => ({ id })),
  chunks: {},
  integrity: {},
})

const registry = (...units: RegistryEntry[]): Registry => ({ revision: '1', units })

test('the home page places the widgets that enabled units offer, in its own order', () => {
  const all = registry(
    unit('surveys', ['surveys/home-classes']),
    unit('notebook', ['notebook/home-articles', 'notebook/other']),
    unit('menus', ['menus/home-menus'], false),
  )
  expect(homeWidgetIds(all)).toEqual(['notebook/home-articles', 'surveys/home-classes'])
  expect(homeWidgetIds(registry())).toEqual([])
})

test('the home page names itself once, under either address', () => {
  expect(shellHead('home')).toEqual(shellHead('home-alias'))
  expect(shellHead('home')?.canonical).toBe('/')
  expect(shellHead('home')?.jsonLd?.map((data) => ('@type' in data ? data['@type'] : null))).toEqual([
    'WebSite',
    'Organization',
  ])
  expect(shellHead('nothing')).toBeNull()
})

test.each([
  [404, { title: 'Không tìm thấy trang', status: 404, noindex: true }],
  [410, { title: 'Không tìm thấy trang', status: 410, noindex: true }],
  [500, { title: 'Có lỗi xảy ra', noindex: true }],
  [503, { title: 'Có lỗi xảy ra', noindex: true }],
] as const)('a document of status %i', (status, head) => {
  expect(problemHead(status)).toEqual(head)
})

function failing(asked: string[]): ApiClient {
  return {
    call: async (name) => {
      asked.push(name)
      throw new Error('down')
    },
  }
}

test.each([
  ['home', { unit: 'shell', routeId: 'home' }, 2, false],
  ['a section', { unit: 'notebook', routeId: 'article' }, 0, true],
  ['nobody', null, 0, true],
])('the frame of %s asks for what it shows, and lives without', async (_, owner, promotions, ticker) => {
  const asked: string[] = []
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { retry: false } })
  await prefetchFrame(client, failing(asked), owner)
  expect(asked.filter((name) => name.includes('SiteObjects'))).toHaveLength(1 + promotions)
  expect(asked.includes('Article/GetLatestArticles')).toBe(ticker)
  expect(asked).toContain('Navigation/GetAll')
  client.clear()
})
