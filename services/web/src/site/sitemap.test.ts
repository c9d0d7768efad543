import { expect, test } from '@jest/globals'
import { JSDOM } from 'jsdom'
import type { Registry, RegistryEntry } from 'shared-frame/remotes'
import type { SitemapEntry } from '../content/content-source'
import { createSitemap } from './sitemap'

const unit = (name: string, enabled: boolean, routes: RegistryEntry['routes']): RegistryEntry => ({
  name,
  version: '1.0.0',
  previousVersion: null,
  enabled,
  contracts: '^1.0.0',
  base: `/assets/${name}/1.0.0/`,
  entry: 'a.js',
  routes,
  widgets: [],
  chunks: {},
  integrity: {},
})

const registry: Registry = {
  revision: 'r',
  units: [
    unit('shell', true, [
      { id: 'home', pattern: '/', visibility: 'public' },
      { id: 'alias', pattern: '/trang-chu', visibility: 'public' },
    ]),
    unit('notebook', true, [
      { id: 'article', pattern: '/so-tay/:id#', visibility: 'public' },
      { id: 'search', pattern: '/tim-kiem', visibility: 'unlisted' },
      { id: 'move', pattern: '/dinh-duong-&-van-dong', visibility: 'public' },
    ]),
    unit('off', false, [{ id: 'page', pattern: '/tat', visibility: 'public' }]),
  ],
}

const locations = (xml: string | null) => [...(xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1])

function sitemapOf(entries: () => Promise<readonly SitemapEntry[]>, now = () => 0, revision = () => '1') {
  const problems: unknown[] = []
  const sitemap = createSitemap({
    registry: () => registry,
    source: { sitemapEntries: entries },
    revision,
    origin: 'https://mebe.example',
    now,
    onProblem: (error) => problems.push(error),
  })
  return { sitemap, problems }
}

test('lists canonical public addresses alone, escaped, with their dates', async () => {
  const { sitemap } = sitemapOf(async () => [
    { path: '/so-tay/5-chao-ca', lastModified: '2026-01-02', image: '/media/share/dish/5-0123abcd.jpg' },
    { path: '/so-tay/khong-ai-nhan', lastModified: null, image: null },
    { path: '/tim-kiem', lastModified: null, image: null },
  ])
  const part = await sitemap.part('1.xml')
  expect(locations(part)).toEqual([
    'https://mebe.example/',
    'https://mebe.example/dinh-duong-&amp;-van-dong',
    'https://mebe.example/so-tay/5-chao-ca',
  ])
  expect(part).toContain(
    '<lastmod>2026-01-02</lastmod><image:image><image:loc>https://mebe.example/media/share/dish/5-0123abcd.jpg</image:loc></image:image></url>',
  )
  expect(locations(await sitemap.index())).toEqual(['https://mebe.example/sitemaps/1.xml'])
})

test('is split into parts', async () => {
  const many = Array.from({ length: 12_000 }, (_, index) => ({
    path: `/so-tay/${index + 1}`,
    lastModified: null,
    image: null,
  }))
  const { sitemap } = sitemapOf(async () => many)
  expect(locations(await sitemap.index())).toHaveLength(3)
  expect(locations(await sitemap.part('3.xml'))).toHaveLength(2_002)
})

test.each(['4.xml', '0.xml', '1', '-1.xml', '1.xml.gz', '1e1.xml'])('there is no part %s', async (name) => {
  const { sitemap } = sitemapOf(async () => [])
  expect(await sitemap.part(name)).toBeNull()
})

test('while the API is silent the routes alone are listed, then its last answer stands', async () => {
  let now = 0
  let silent = true
  const { sitemap, problems } = sitemapOf(
    async () => {
      if (silent) throw new Error('down')
      return [{ path: '/so-tay/1', lastModified: null, image: null }]
    },
    () => now,
  )
  expect(locations(await sitemap.part('1.xml'))).toHaveLength(2)
  expect(problems).toHaveLength(1)
  silent = false
  expect(locations(await sitemap.part('1.xml'))).toHaveLength(3)
  silent = true
  now = 3_600_000
  expect(locations(await sitemap.part('1.xml'))).toHaveLength(3)
})

test('changed content is asked for at once', async () => {
  let revision = '1'
  const paths = ['/so-tay/1']
  const { sitemap } = sitemapOf(
    async () => paths.map((path) => ({ path, lastModified: null, image: null })),
    () => 0,
    () => revision,
  )
  expect(locations(await sitemap.part('1.xml'))).toHaveLength(3)
  paths.push('/so-tay/2')
  expect(locations(await sitemap.part('1.xml'))).toHaveLength(3)
  revision = '2'
  expect(locations(await sitemap.part('1.xml'))).toHaveLength(4)
})

/** The rules of the two schemas (sitemaps.org/schemas/sitemap/0.9 and google.com/schemas/sitemap-image/1.1) that a part must keep. */
test('a part of most entries keeps the rules of the schema', async () => {
  const many = Array.from({ length: 5_300 }, (_, index) => ({
    path: `/so-tay/${index + 1}-chao-ca`,
    lastModified: '2026-01-02',
    image: `/media/share/article/${index + 1}-0123abcd.jpg`,
  }))
  const { sitemap } = sitemapOf(async () => many)
  expect(Buffer.byteLength((await sitemap.part('1.xml')) ?? '')).toBeLessThan(50 * 1024 * 1024)
  const xml = (await sitemap.part('2.xml')) ?? ''
  const document = new JSDOM(xml, { contentType: 'application/xml' }).window.document
  const root = document.documentElement
  expect([root.localName, root.namespaceURI]).toEqual(['urlset', 'http://www.sitemaps.org/schemas/sitemap/0.9'])
  expect(root.children.length).toBeLessThanOrEqual(50_000)
  for (const url of root.children) {
    const parts = [...url.children].map(({ nodeName }) => nodeName)
    expect(parts).toEqual(['loc', 'lastmod', 'image:image'].filter((part) => parts.includes(part)))
    expect(parts).toContain('loc')
    const location = url.querySelector('loc')?.textContent ?? ''
    expect([new URL(location).origin, location.length < 2048]).toEqual(['https://mebe.example', true])
    const modified = url.querySelector('lastmod')?.textContent ?? '2026-01-02'
    expect(modified).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  }
})
