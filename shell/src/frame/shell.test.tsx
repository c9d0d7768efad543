import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { defineWidget, type QueryClient } from 'shared-frame/remote'
import type { DocumentStatus, RegistryEntry, ShellApi } from 'shared-frame/remotes'
import type { View } from '../composition/view'
import {
  footerTextsQuery,
  navigationQuery,
  promotionsQuery,
  siteConfigQuery,
  tickerQuery,
} from '../features/site/site-queries'
import { HOME_WIDGETS } from '../pages/shell-documents'
import { fillBrowserGaps } from '../testing/browser-gaps'
import { homeView, signedIn, stillClient, type TestShell, testShell } from '../testing/surroundings'
import { Shell } from './Shell'
import type { LoadWidget } from './WidgetSlot'

fillBrowserGaps()
globalThis.IS_REACT_ACT_ENVIRONMENT = true

function filledClient({ api }: ShellApi): QueryClient {
  const client = stillClient()
  client.setQueryData(navigationQuery(api).queryKey, [
    { text: 'Sổ tay', textMobile: 'Sổ tay', link: '/so-tay-cua-me', roles: [], children: [], hideChildren: false },
  ])
  client.setQueryData(siteConfigQuery(api).queryKey, {
    logoHeader: '/media/logo.svg',
    logoHeaderOthers: ['A', 'B', 'C'].map((code) => ({ code, text: `Đơn vị ${code}`, link: '/', mediaLink: '/x.svg' })),
    socialFooter: [],
    footerLink: [{ text: 'Điều khoản & Chính sách', link: '/chinh-sach-bao-mat' }],
    phone: '024 0000 0000',
    email: 'lienhe@example.vn',
    messengerLink: 'https://m.me/x',
    zaloLink: 'https://zalo.me/x',
  })
  client.setQueryData(footerTextsQuery(api).queryKey, { logo: null, copyright: '© Chương trình' })
  client.setQueryData(tickerQuery(api).queryKey, [{ title: 'Bài mới', path: '/bai' }])
  const promotion = { title: 'Hôm nay ăn gì?', text: 'Chọn bữa', label: 'Chọn', link: '/thuc-don', mediaLink: '' }
  const tour = { ...promotion, title: 'Lần đầu?', text: 'START_THE_TOUR', link: '' }
  client.setQueryData(promotionsQuery(api, 'Homepage').queryKey, [promotion, tour])
  client.setQueryData(promotionsQuery(api, 'HomePageBottom').queryKey, [])
  return client
}

const article: View = {
  ...homeView,
  path: '/so-tay-cua-me/kho-tang-am-thuc-cua-me/1-chao',
  unit: 'notebook' satisfies RegistryEntry['name'],
  routeId: 'article',
  head: { title: 'Cháo', breadcrumb: [{ title: 'Sổ tay', path: '/so-tay-cua-me' }] },
}
const nobody = (status: DocumentStatus): View => ({ ...homeView, path: '/khong-co', unit: null, routeId: null, status })

let surroundings: TestShell
let root: Root | null

beforeEach(() => {
  surroundings = testShell({ state: 'unknown' })
  root = null
})
afterEach(async () => {
  await act(async () => root?.unmount())
  document.body.innerHTML = ''
})

const { Component: Menus } = defineWidget({ Component: () => <p>Thực đơn hôm nay</p> })
const loadWidget: LoadWidget = () => Menus

const shellOf = (view: View, homeWidgets: readonly string[] = []) => (
  <Shell
    shell={surroundings.shell}
    services={null}
    client={filledClient(surroundings.shell)}
    initialView={view}
    outletHtml=""
    loadWidget={loadWidget}
    homeWidgets={homeWidgets}
    today="2026-11-21"
  />
)

function show(view: View, homeWidgets?: readonly string[]): HTMLElement {
  document.body.innerHTML = renderToString(shellOf(view, homeWidgets))
  return document.body
}

const texts = (selector: string) => [...document.querySelectorAll(selector)].map((each) => each.textContent)

test('the document has its landmarks, once each, and a way past the menu', () => {
  show(article)
  for (const landmark of ['header', 'main', 'footer'])
    expect(document.querySelectorAll(`body > ${landmark}`)).toHaveLength(1)
  const skip = document.querySelector<HTMLAnchorElement>('body > a')
  expect(skip?.textContent).toBe('Đến nội dung chính')
  expect(document.getElementById(skip?.hash.slice(1) ?? '')?.tagName).toBe('MAIN')
  const names = [...document.querySelectorAll('nav')].map((nav) => nav.getAttribute('aria-label'))
  expect(new Set(names).size).toBe(names.length)
})

test('every button and picture link has a name', () => {
  show(article)
  const unnamed = [...document.querySelectorAll('a, button, summary')].filter(
    (each) =>
      !each.textContent?.trim() && !each.getAttribute('aria-label') && !each.querySelector('img[alt]:not([alt=""])'),
  )
  expect(unnamed.map((each) => each.outerHTML)).toEqual([])
})

test('the home page: three actions, promotions without the tour’s item, no ticker and no trail', () => {
  show(homeView)
  expect(texts('main h1')).toHaveLength(1)
  expect(texts('[data-tour=home-actions] strong')).toEqual([
    'Chọn thực đơn',
    'Theo dõi sức khỏe bé',
    'Theo dõi sức khỏe mẹ',
  ])
  expect(texts('main h3')).toEqual(['Hôm nay ăn gì?'])
  expect(document.body.textContent).not.toContain('START_THE_TOUR')
  expect(document.body.textContent).not.toContain('MỚI NHẤT')
  expect(document.querySelector('nav[aria-label="Đường dẫn trang"]')).toBeNull()
})

test('the home page places the widgets that there are', () => {
  expect(show(homeView).textContent).not.toContain('Thực đơn hôm nay')
  expect(show(homeView, [HOME_WIDGETS.menus]).textContent).toContain('Thực đơn hôm nay')
})

test('other pages have ticker, trail and, on tips pages, one partner logo', () => {
  show(article)
  expect(document.body.textContent).toContain('MỚI NHẤT')
  expect(texts('nav[aria-label="Đường dẫn trang"] li')).toEqual(['Trang chủ', 'Sổ tay'])
  for (const place of ['header', 'footer'])
    expect(document.querySelectorAll(`${place} ul[aria-label="Đơn vị đồng hành"] img`)).toHaveLength(1)
})

test('where the partners have a row above, the foot does not say them again', () => {
  show(homeView)
  expect(document.querySelectorAll('header ul[aria-label="Đơn vị đồng hành"] img')).toHaveLength(3)
  expect(document.querySelectorAll('footer ul[aria-label="Đơn vị đồng hành"]')).toHaveLength(0)
})

test('the six shortcuts stand in order, the page’s own marked', () => {
  show(article)
  expect(document.querySelectorAll('[data-tour=shortcuts] a')).toHaveLength(6)
  expect(texts('[data-tour=shortcuts] [aria-current=page]')).toEqual(['Sổ tay của mẹ'])
})

test('the footer leads to contact and terms', () => {
  show(article)
  const links = [...document.querySelectorAll('footer a')].map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toContainEqual(['024 0000 0000', '/gioi-thieu/lien-he'])
  expect(links).toContainEqual(['lienhe@example.vn', '/gioi-thieu/lien-he'])
  expect(links.filter(([text]) => text === 'Điều khoản & Chính sách')).toEqual([
    ['Điều khoản & Chính sách', '/chinh-sach-bao-mat'],
  ])
})

test('the chat widget holds links and loads nothing', () => {
  show(article)
  const chat = document.querySelector('[data-tour=chat]')
  expect(chat?.querySelectorAll('a[target=_blank][rel=noopener]')).toHaveLength(2)
  expect(chat?.querySelectorAll('iframe, script, img')).toHaveLength(0)
})

test.each<[DocumentStatus, string, string]>([
  [404, 'Không tìm thấy trang này', 'Page not foundThis page could not be found'],
  [410, 'Không tìm thấy trang này', 'Page not foundThis page could not be found'],
  [500, 'Có lỗi xảy ra', 'An error occurred'],
])('status %i keeps its English words under Vietnamese ones', (status, vietnamese, english) => {
  show(nobody(status))
  expect(texts('main h1')).toEqual([vietnamese])
  expect(texts('main [lang=en]')).toEqual([english])
  expect(document.querySelector('main form')?.getAttribute('action')).toBe('/tim-kiem')
  expect(document.querySelector('main a[href="/"]')).not.toBeNull()
})

test.each([
  ['home', homeView, [HOME_WIDGETS.menus]],
  ['article', article, []],
  ['404', nobody(404), []],
])('the browser takes over the document of %s as it is', async (_, view, widgets) => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {})
  show(view, widgets)
  const container = document.createElement('div')
  container.innerHTML = document.body.innerHTML
  document.body.replaceChildren(container)
  const first = container.querySelector('main')
  const mended: unknown[] = []
  await act(async () => {
    root = hydrateRoot(container, shellOf(view, widgets), { onRecoverableError: (error) => void mended.push(error) })
  })
  expect(mended).toEqual([])
  expect(complaints).not.toHaveBeenCalled()
  expect(container.querySelector('main')).toBe(first)
  await act(async () => surroundings.session.next(signedIn()))
  expect(container.querySelector('header')?.textContent).toContain('Xin chào Minh Anh')
  complaints.mockRestore()
})
