import { describe, expect, test } from '@jest/globals'
import { remote as menus } from 'mfe-menus/remote'
import { remote as notebook } from 'mfe-notebook/remote'
import { articlePath, classPath, dishPath, paths } from 'shared-contracts/paths'
import type { DocumentHead } from 'shared-frame/remotes'
import { defineServerUnit } from 'shared-frame/server'
import { createFakeApi, pageRenderer } from 'shared-frame/testing'
import { articleCard, articleDetail, motherCatalog } from 'shared-ui/reading/testing'
import { pages as menuPages } from '../../mfe-menus/src/routes'
import { pages as notebookPages } from '../../mfe-notebook/src/routes'
import { remote as surveys } from '../../mfe-surveys/remote'
import { pages as surveyPages } from '../../mfe-surveys/src/routes'
import { headTags } from '../../services/web/src/documents/html/head-tags'
import { shellHead } from '../../shell/src/pages/shell-documents'
import { faultsOf } from './rules'

const site = { name: 'Dinh dưỡng Mẹ và Bé', origin: 'https://mebe.example' }
const ofNotebook = pageRenderer(notebook, defineServerUnit({ info: notebook, pages: notebookPages }))
const ofMenus = pageRenderer(menus, defineServerUnit({ info: menus, pages: menuPages }))
const ofSurveys = pageRenderer(surveys, defineServerUnit({ info: surveys, pages: surveyPages }))

const api = createFakeApi({
  'ArticleCatalog/GetAll': () => [motherCatalog],
  'ArticleCategory/GetAll': () => [],
  'Article/GetById': () => articleDetail(12),
  'Article/GetByCatalog': () => ({ items: [articleCard(12)], totalCount: 1, catalog: motherCatalog }),
  'Article/GetRelatedArticles': () => ({ items: [], totalCount: 0 }),
  'Article/GetMostViewArticlesByCataLog': () => [],
  'Document/GetAll': () => [],
  'Faq/GetAll': () => [
    {
      id: 1,
      group: 'Ăn dặm',
      question: 'Khi nào bắt đầu?',
      answer: '<p>Từ 6 tháng.</p>',
      sources: [],
      sourceLinks: [],
      review: null,
    },
  ],
  'Dish/GetById': () => ({
    dishId: 7,
    title: 'Canh cua',
    slug: 'canh-cua',
    summary: 'Canh cua rau đay.',
    illustration: 'canh',
    kind: 'main',
    mealCodes: [2],
    objectTypeIds: [9],
    region: 'all',
    allergens: [],
    mayContain: [],
    minutes: 20,
    open: true,
    method: 'nấu',
    tags: [],
    photo: null,
    detail: null,
  }),
  'CookingClass/GetById': () => ({
    id: 4,
    title: 'Nấu bột đầu đời',
    slug: 'nau-bot',
    summary: 'Ba bát bột.',
    illustration: 'bep',
    startAt: '2026-12-01T02:00:00.000Z',
    endAt: '2026-12-01T04:00:00.000Z',
    place: 'Trạm y tế phường',
    provinceId: null,
    seats: 10,
    seatsLeft: 3,
    cancelled: false,
    demo: false,
    content: '<p>Mang tạp dề.</p>',
  }),
})

const ARTICLE = articlePath(articleDetail(12))
const DISH = dishPath({ dishId: 7, slug: 'canh-cua' })
const DOCUMENTS: readonly (readonly [
  name: string,
  types: readonly string[],
  path: string,
  head: () => Promise<DocumentHead>,
])[] = [
  ['home', ['WebSite', 'Organization'], '/', async () => shellHead('home') ?? { title: '' }],
  ['an article', ['Article', 'BreadcrumbList'], ARTICLE, async () => (await ofNotebook('article', ARTICLE, api)).head],
  ['questions', ['FAQPage', 'BreadcrumbList'], paths.faq, async () => (await ofNotebook('faq', paths.faq, api)).head],
  [
    'documents',
    ['BreadcrumbList'],
    paths.documents,
    async () => (await ofNotebook('documents', paths.documents, api)).head,
  ],
  [
    'a list',
    ['BreadcrumbList'],
    paths.motherArticles,
    async () => (await ofNotebook('article-list', paths.motherArticles, api)).head,
  ],
  ['a dish', ['Recipe', 'BreadcrumbList'], DISH, async () => (await ofMenus('dish', DISH, api)).head],
  [
    'a class',
    ['Event', 'BreadcrumbList'],
    classPath(4),
    async () => (await ofSurveys('class', classPath(4), api)).head,
  ],
]

describe('structured data and what networks show', () => {
  test.each(DOCUMENTS)('of %s: %j', async (_, types, path, head) => {
    const html = headTags({ head: await head(), path, search: '', noindex: false, site })
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
      JSON.parse(json),
    )
    expect(data.map((each) => each['@type'])).toEqual(types)
    expect(data.flatMap((each) => faultsOf(each))).toEqual([])
    for (const property of [
      'og:title',
      'og:description',
      'og:image',
      'og:image:alt',
      'og:image:width',
      'og:image:height',
      'og:url',
    ])
      expect([property, html.includes(`property="${property}" content="`)]).toEqual([property, true])
    expect(html).toContain('name="twitter:card" content="summary_large_image"')
    expect(html).toMatch(/og:image" content="https:\/\/mebe\.example\/media\/share\//)
  })
})

test.each([
  [{ '@context': 'https://schema.org', '@type': 'Article' }, /has no headline/],
  [{ '@context': 'https://schema.org', '@type': 'Organization', name: 'x', url: '/x' }, /is no full address/],
  [{ '@context': 'https://schema.org', '@type': 'VideoObject' }, /no rules for VideoObject/],
  [{ '@type': 'Organization', name: 'x', url: 'https://x.vn/' }, /no @context/],
])('the judge sees what is wrong with %j', (data, fault) => {
  expect(faultsOf(data).join('; ')).toMatch(fault)
})
