import { expect, jest, test } from '@jest/globals'
import { renderMarkdown, renderMessage } from 'content/markdown'
import { remote as menus } from 'mfe-menus/remote'
import { remote as notebook } from 'mfe-notebook/remote'
import type { CallAnswer } from 'shared-contracts/calls'
import type { ApiClient } from 'shared-contracts/client'
import { articlePath, dishPath, paths, surveyPath } from 'shared-contracts/paths'
import { isWholeRun, pairings } from 'shared-contracts/testing'
import type { PageTable } from 'shared-frame/remote'
import type { RemoteInfo } from 'shared-frame/remotes'
import { defineServerUnit } from 'shared-frame/server'
import { createFakeApi, pageRenderer } from 'shared-frame/testing'
import { articleCard, articleDetail, motherCatalog } from 'shared-ui/reading/testing'
import { pages as menuPages } from '../../mfe-menus/src/routes'
import { pages as notebookPages } from '../../mfe-notebook/src/routes'
import { remote as surveys } from '../../mfe-surveys/remote'
import { pages as surveyPages } from '../../mfe-surveys/src/routes'
import { madeSurvey } from '../../mfe-surveys/src/testing/made-survey'
import { documentHtml } from '../../services/web/src/documents/html/document-html'
import { scriptJson } from '../../services/web/src/documents/html/escape'
import { unit as shell } from '../../shell/src/server'
import { registry } from '../testing/site-registry'
import { activeParts, skeletonOf } from './active-parts'
import { corpus } from './corpus'
import { spreadCorpus } from './testing/spread-corpus'

jest.setTimeout(300_000)

const texts = corpus.map(({ text }) => text)
/** For pages whose texts all go one way: each kind of string is met, in a usual run by one that changes with each commit. */
const some = isWholeRun ? texts.filter((_, index) => index % 5 === 0) : oneOfEachKind()
const TODAY = '2026-11-23'
const FILES = { units: [], boot: null, scripts: [], preloads: [], styles: [], fonts: [] }
const SITE = { name: 'Dinh dưỡng Mẹ và Bé', origin: 'https://mebe.example' }

/** A page as the document host sends it: head, section, data. */
async function documentOf(info: RemoteInfo, pages: PageTable, routeId: string, address: string, api: ApiClient) {
  const render = pageRenderer(info, defineServerUnit({ info, pages }))
  const { head, html, state } = await render(routeId, address, api)
  const { pathname, search } = new URL(address, SITE.origin)
  return documentHtml({
    page: {
      kind: 'page',
      status: 200,
      owner: { unit: info.name, routeId },
      head,
      shellHtml: '<div id="outlet"><!--outlet--></div>',
      sectionHtml: html,
      stateJson: scriptJson({ [info.name]: state }),
      widgetIds: [],
    },
    files: FILES,
    styles: new Map(),
    boot: null,
    registry: { json: '{}', whole: null },
    path: decodeURIComponent(pathname),
    search,
    today: TODAY,
    noindex: false,
    framing: 'self',
    site: SITE,
    overridesAllowed: false,
  }).html
}

function oneOfEachKind(): readonly string[] {
  const kinds = [...new Set(corpus.map(({ kind }) => kind))]
  return pairings(kinds, [...kinds.keys()], { whole: false }).flatMap(([kind, place]) => {
    const ofKind = corpus.filter((each) => each.kind === kind)
    return ofKind.slice(place % ofKind.length, (place % ofKind.length) + 1).map(({ text }) => text)
  })
}

/** Where an article says something. */
const ARTICLE_PLACES = [
  'catalog',
  'catalog description',
  'category',
  'title',
  'summary',
  'author',
  'reviewer',
  'signer',
  'signer title',
  'tag',
  'source',
  'publisher',
  'year',
] as const
type ArticlePlace = (typeof ARTICLE_PLACES)[number]
type Sayings = ReadonlyMap<ArticlePlace, string>

const PLAIN = 'an toàn'

function articleSaying(said: Sayings): ApiClient {
  const at = (place: ArticlePlace) => said.get(place) ?? PLAIN
  const category = { id: 201, code: 'mang-thai', title: at('category'), articleCatalogId: 2 }
  const catalog = { ...motherCatalog, title: at('catalog'), description: at('catalog description') }
  const named = { title: at('title'), summary: at('summary'), catalog, category }
  const sources = [{ title: at('source'), publisher: at('publisher'), year: at('year'), url: null }]
  return createFakeApi({
    'ArticleCatalog/GetAll': () => [catalog],
    'Article/GetById': () => ({
      ...articleDetail(12),
      ...named,
      author: at('author'),
      reviewer: at('reviewer'),
      review: { state: 'signed', name: at('signer'), title: at('signer title'), date: '2026-01-01' },
      tags: [{ id: 6, code: 'sat', title: at('tag') }],
      sources,
    }),
    'Article/GetRelatedArticles': () => ({ items: [{ ...articleCard(13), ...named }], totalCount: 1 }),
    'Article/GetMostViewArticlesByCataLog': () => [{ ...articleCard(14), ...named }],
  })
}

const articleSays = (said: Sayings) =>
  documentOf(notebook, notebookPages, 'article', articlePath(articleDetail(12)), articleSaying(said))

/** Each string in all places of an article of its own; in a usual run each in one place, and each article full of them. */
function sayings(): readonly Sayings[] {
  if (isWholeRun) return texts.map((text) => new Map(ARTICLE_PLACES.map((place) => [place, text])))
  const pairs = pairings(texts, ARTICLE_PLACES)
  const count = Math.ceil(pairs.length / ARTICLE_PLACES.length)
  return Array.from({ length: count }, (_, index) => {
    const own = pairs.slice(index * ARTICLE_PLACES.length, (index + 1) * ARTICLE_PLACES.length)
    return new Map(own.map(([text, place]) => [place, text]))
  })
}

test('the corpus has at least 300 strings', () => {
  expect(new Set(texts).size).toBeGreaterThanOrEqual(300)
})

test.each([
  ['<script>x</script>'],
  ['<svg><script>x</script></svg>'],
  ['<template><img src=x onerror=x></template>'],
  ['<p><a href="java&#9;script:x">x</a>'],
  ['<a href=" &#1;javascript:x">x</a>'],
  ['<svg><a xlink:href="javascript:x">x</a></svg>'],
  ['<iframe srcdoc="x"></iframe>'],
  ['<button formaction="javascript:x">x</button>'],
  ['<object data="data:text/html,x"></object>'],
  ['<meta http-equiv="refresh" content="0;url=javascript:x">'],
  ['<p style="background:url(javascript:x)">x</p>'],
])('the judge sees what runs in %s', (html) => {
  expect(activeParts(html).length).toBeGreaterThan(0)
})

test('every text of an article stays a text', async () => {
  const plain = skeletonOf(await articleSays(new Map()))
  const all = sayings()
  expect(new Set(all.flatMap((said) => [...said.values()])).size).toBe(new Set(texts).size)
  for (const said of all) {
    const html = await articleSays(said)
    expect([[...said], activeParts(html)]).toEqual([[...said], []])
    expect([[...said], skeletonOf(html) === plain]).toEqual([[...said], true])
  }
})

test('bodies in Markdown, messages over pages and the documents that hold them are inert', async () => {
  const renderers = [(text: string) => renderMarkdown(text).html, renderMessage]
  for (const [text, render] of pairings(texts, renderers)) expect([text, activeParts(render(text))]).toEqual([text, []])
  const content = texts.map((text) => renderMarkdown(`${text}\n\n`).html).join('')
  const api = createFakeApi({
    'ArticleCatalog/GetAll': () => [motherCatalog],
    'Article/GetById': () => ({ ...articleDetail(12), content }),
    'Article/GetRelatedArticles': () => ({ items: [], totalCount: 0 }),
    'Article/GetMostViewArticlesByCataLog': () => [],
  })
  const html = await documentOf(notebook, notebookPages, 'article', articlePath(articleDetail(12)), api)
  expect(activeParts(html)).toEqual([])
})

const inList = spreadCorpus(['questions', 'documents', 'results', 'survey'])

test('questions, legal documents and results of a search are inert', async () => {
  const faq = createFakeApi({
    'Faq/GetAll': () =>
      inList('questions').map((text, index) => ({
        id: index + 1,
        group: text,
        question: text,
        answer: renderMarkdown(text).html,
        sources: [text],
        sourceLinks: [{ title: text, url: null }],
        review: null,
      })),
  })
  expect(activeParts(await documentOf(notebook, notebookPages, 'faq', paths.faq, faq))).toEqual([])

  const documents = createFakeApi({
    'Document/GetAll': () =>
      inList('documents').map((text, index) => ({
        id: index + 1,
        number: text,
        title: text,
        issuer: text,
        issuedAt: '2026',
        summary: text,
        url: null,
      })),
    'Article/GetByCatalog': () => ({ items: [], totalCount: 0, catalog: motherCatalog }),
    'ArticleCatalog/GetAll': () => [motherCatalog],
  })
  expect(activeParts(await documentOf(notebook, notebookPages, 'documents', paths.documents, documents))).toEqual([])

  const results = inList('results').map((text, index) => ({ ...articleCard(index + 1, text), summary: text }))
  const search = (items: typeof results) =>
    createFakeApi({
      'Article/Search': () => ({ items, totalCount: items.length, aboutCount: items.length }),
      'Dish/Search': () => ({ items: [], totalCount: 0, aboutCount: 0 }),
    })
  // An address has neither U+0000 nor half a letter: the host answers 400 to both.
  const keywords = some.filter((each) => encodable(each))
  expect(keywords.length).toBeGreaterThan(0)
  for (const text of keywords) {
    const address = `${paths.search}?keyword=${encodeURIComponent(text)}`
    const html = await documentOf(
      notebook,
      notebookPages,
      'search',
      address,
      search(text === keywords[0] ? results : []),
    )
    expect([text, activeParts(html)]).toEqual([text, []])
  }
})

function encodable(text: string): boolean {
  try {
    return !encodeURIComponent(text).includes('%00')
  } catch {
    return false
  }
}

test('a dish and a survey are inert', async () => {
  const dish = (text: string): CallAnswer<'Dish/GetById'> => ({
    dishId: 7,
    title: text,
    slug: 'mon',
    summary: text,
    illustration: 'com',
    kind: 'main',
    mealCodes: [2],
    objectTypeIds: [9],
    region: 'all',
    allergens: [],
    mayContain: [],
    minutes: 20,
    open: true,
    method: text,
    tags: [{ id: 1, code: 'x', title: text }],
    photo: { author: text, licence: text, source: text, alt: text },
    detail: null,
  })
  const address = dishPath({ dishId: 7, slug: 'mon' })
  for (const text of some) {
    const api = createFakeApi({ 'Dish/GetById': () => dish(text) })
    expect([text, activeParts(await documentOf(menus, menuPages, 'dish', address, api))]).toEqual([text, []])
  }
  const made = madeSurvey()
  const [question] = made.questions
  if (!question) throw new Error('the survey has a question')
  const asked = inList('survey')
  const survey = {
    ...made,
    title: asked.join(' '),
    summary: asked.join(' '),
    purpose: asked.join(' '),
    questions: asked.map((text, index) => ({
      ...question,
      id: index + 1,
      number: index + 1,
      content: text,
      answerGroups: [{ id: index + 1, title: text, answers: [{ id: index + 1, content: text, isOtherAnswer: true }] }],
    })),
  }
  const api = createFakeApi({ 'Survey/GetById': () => survey })
  expect(activeParts(await documentOf(surveys, surveyPages, 'survey', surveyPath(made.id), api))).toEqual([])
})

test('what stands round every page is inert: navigation, footer, promotions, ticker, breadcrumb, title', async () => {
  const at = spreadCorpus([
    'navigation',
    'promotions',
    'logos',
    'social',
    'footer',
    'contact',
    'ticker',
    'title',
    'breadcrumb',
  ])
  const object = (text: string, index: number) => ({
    id: index + 1,
    code: 'Promote',
    title: text,
    text,
    label: text,
    link: '/so-tay-cua-me',
    mediaLink: '/media/x.svg',
    thumbnail: '',
    sectionType: 'Promote',
    pagePositionName: 'Homepage',
  })
  const api = createFakeApi({
    'Navigation/GetAll': () =>
      at('navigation').map((text, index) => ({
        id: index + 1,
        text,
        textMobile: text,
        link: '/so-tay-cua-me',
        roles: [],
        children: [{ text, link: '/tin-moi', auth: false }],
        meta: { hideChildren: false },
      })),
    'Configuration/GetAllConfigurations': () => ({
      logoHeader: '/media/x.svg',
      logoHeaderOthers: at('logos').map((text) => ({ code: text, text, link: '/', mediaLink: '/media/x.svg' })),
      socialFooter: at('social').map((text, index) => ({
        text,
        link: `https://zalo.me/${index}`,
        mediaLink: '/media/x.svg',
      })),
      footerLink: at('footer').map((text, index) => ({ text, link: `/tin-moi?${index}` })),
      phone: at('contact').join(' '),
      email: at('contact').join(' '),
      messengerLink: 'https://m.me/x',
      zaloLink: 'https://zalo.me/x',
    }),
    'Configuration/GetSiteObjectsByPagePosition': () => at('promotions').map(object),
    'Article/GetLatestArticles': () => ({
      items: at('ticker').map((text, index) => articleCard(index + 1, text)),
      totalCount: 1,
    }),
  })
  for (const owner of [
    { unit: 'shell', routeId: 'home' },
    { unit: 'notebook', routeId: 'article' },
  ]) {
    const prepared = await shell.prepare(
      {
        page: { path: '/x', search: '', routeId: owner.routeId, params: {}, today: TODAY },
        registry,
        owner,
        head: {
          title: at('title').join(' '),
          breadcrumb: at('breadcrumb').map((title, index) => ({ title, path: `/tin-moi/${index}` })),
        },
        status: 200,
        rendered: false,
        widgets: {},
        entering: () => {},
      },
      { api },
    )
    expect(activeParts(prepared.render())).toEqual([])
  }
})
