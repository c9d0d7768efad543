import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { createEventBus } from 'shared-frame/events'
import type { RemoteLifecycles } from 'shared-frame/remote'
import type { Registry, RegistryEntry } from 'shared-frame/remotes'
import type { RemoteLoader } from '../composition/remote-loader'
import { createViews } from '../composition/view'
import { createNavigator } from './navigator'
import type { PageData } from './page-data'
import { createProgress } from './progress'
import { createScrollMemory } from './scroll-memory'

const unit = (name: string, patterns: string[]): RegistryEntry => ({
  name,
  version: '1.0.0',
  previousVersion: null,
  enabled: true,
  contracts: '^1.0.0',
  base: `/assets/${name}/`,
  entry: 'remoteEntry.js',
  routes: patterns.map((pattern) => ({ id: pattern, pattern, visibility: 'public' })),
  widgets: [],
  chunks: {},
  integrity: {},
})

const registry: Registry = {
  revision: '1',
  units: [unit('shell', ['/']), unit('notebook', ['/so-tay', '/so-tay/:id#']), unit('menus', ['/thuc-don'])],
}

const prepare = jest.fn<RemoteLifecycles['prepare']>()
const lifecycles: RemoteLifecycles = {
  bootstrap: async () => {},
  mount: async () => {},
  unmount: async () => {},
  prepare,
}
const load = jest.fn<RemoteLoader['lifecycles']>()
const scrollTo = jest.fn()
const pageData = jest.fn<PageData>()

function start() {
  const views = createViews(registry, createViews(registry, blank, new Set()).of('/'), new Set())
  const progress = createProgress()
  const bus = createEventBus({ onError: () => {} })
  const said: string[] = []
  const finished: string[] = []
  bus.subscribe('navigation/finished', ({ path }) => void finished.push(path))
  const navigator = createNavigator({
    loader: { lifecycles: load, widget: () => Promise.reject(new Error('none')), fetchPage: async () => {} },
    pageData,
    views,
    progress,
    scroll: createScrollMemory(),
    api: { call: () => Promise.reject(new Error('none')) },
    bus,
    today: () => '2026-11-21',
    announce: (text) => void said.push(text),
  })
  return { navigator, views, progress, said, finished, stop: navigator.listen() }
}

const blank = {
  path: '/',
  search: '',
  unit: null,
  routeId: null,
  pageName: null,
  visibility: null,
  head: null,
  status: 200,
  state: 'shown',
} as const

let started: ReturnType<typeof start>

beforeEach(() => {
  window.history.replaceState(null, '', '/')
  window.sessionStorage.clear()
  document.body.innerHTML = '<main><h1>Tiêu đề</h1></main>'
  window.scrollTo = scrollTo
  jest.clearAllMocks()
  load.mockResolvedValue(lifecycles)
  prepare.mockResolvedValue(undefined)
  pageData.mockResolvedValue(null)
  started = start()
})
afterEach(() => started.stop())

test('code and data are asked for together, and the data is handed to the page', async () => {
  pageData.mockResolvedValue({ queries: [] })
  load.mockReturnValueOnce(new Promise(() => {}))
  void started.navigator.navigate('/so-tay/1-chao?trang=2')
  expect(pageData).toHaveBeenCalledWith('/so-tay/1-chao?trang=2')
  load.mockResolvedValue(lifecycles)
  await started.navigator.navigate('/so-tay/1-chao')
  const options = prepare.mock.calls.at(-1)?.[2]
  expect(options?.codeOnly).toBe(false)
  expect(await options?.state).toEqual({ queries: [] })
})

test('ahead of time a page’s code is fetched, its data where that is asked for', async () => {
  await started.navigator.prefetch('/so-tay')
  expect(pageData).not.toHaveBeenCalled()
  expect(prepare).toHaveBeenLastCalledWith('/so-tay', expect.anything(), { codeOnly: true })
  await started.navigator.prefetch('/so-tay', { data: true })
  expect(pageData).toHaveBeenCalledWith('/so-tay')
})

test('the page on screen stays until the next one is prepared', async () => {
  let ready = () => {}
  prepare.mockReturnValueOnce(
    new Promise((resolve) => {
      ready = resolve
    }),
  )
  const arrival = started.navigator.navigate('/so-tay?trang=2#muc')
  await Promise.resolve()
  expect(window.location.pathname).toBe('/')
  expect(started.views.current.getValue().unit).toBe('shell')
  ready()
  await arrival
  expect(window.location.pathname + window.location.search + window.location.hash).toBe('/so-tay?trang=2#muc')
  expect(started.views.current.getValue()).toMatchObject({
    path: '/so-tay',
    search: '?trang=2',
    unit: 'notebook',
    state: 'loading',
  })
  expect(prepare).toHaveBeenCalledWith('/so-tay?trang=2', expect.anything(), {
    codeOnly: false,
    state: expect.any(Promise),
  })
})

test('a page that is ready gets title, focus, scroll and announcement', async () => {
  await started.navigator.navigate('/so-tay')
  started.navigator.pageReady({ path: '/so-tay', head: { title: 'Sổ tay' } })
  expect(started.views.current.getValue()).toMatchObject({ state: 'shown', head: { title: 'Sổ tay' } })
  expect(document.title).toMatch(/^Sổ tay/)
  expect(document.activeElement).toBe(document.querySelector('h1'))
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
  expect(started.said).toEqual(['Sổ tay'])
  expect(started.finished).toEqual(['/so-tay'])
})

test('the document’s own page gets its title, but focus and scroll are the visitor’s', () => {
  started.navigator.pageReady({ path: '/', head: { title: 'Trang chủ' } })
  expect(document.title).toMatch(/^Trang chủ/)
  expect(document.activeElement).toBe(document.body)
  expect(scrollTo).not.toHaveBeenCalled()
  expect(started.said).toEqual([])
})

test('a page that reports itself late, after another navigation, changes nothing', async () => {
  await started.navigator.navigate('/thuc-don')
  started.navigator.pageReady({ path: '/so-tay', head: { title: 'Sổ tay' } })
  expect(started.views.current.getValue().head).toBeNull()
  expect(started.said).toEqual([])
})

test('of two navigations the later one wins', async () => {
  let ready = () => {}
  prepare.mockReturnValueOnce(
    new Promise((resolve) => {
      ready = resolve
    }),
  )
  const slow = started.navigator.navigate('/so-tay')
  await started.navigator.navigate('/thuc-don')
  ready()
  await slow
  expect(window.location.pathname).toBe('/thuc-don')
})

test('a section that can’t be prepared is gone to all the same: its place shows the fault', async () => {
  load.mockRejectedValueOnce(new Error('missing'))
  await started.navigator.navigate('/thuc-don')
  expect(started.views.current.getValue()).toMatchObject({ unit: 'menus', state: 'loading' })
})

test('within a section the view stays shown, and the place is kept where asked', async () => {
  await started.navigator.navigate('/so-tay')
  started.navigator.pageReady({ path: '/so-tay', head: { title: 'Sổ tay' } })
  scrollTo.mockClear()
  await started.navigator.navigate('/so-tay?trang=2', { keepScroll: true })
  expect(started.views.current.getValue().state).toBe('shown')
  started.navigator.pageReady({ path: '/so-tay', head: { title: 'Sổ tay, trang 2' } })
  expect(scrollTo).not.toHaveBeenCalled()
})

test('what was pressed keeps the focus where the place is kept, the heading takes it otherwise', async () => {
  const main = document.createElement('main')
  main.innerHTML = '<h1>Món</h1><a href="/so-tay?cho=6">Bé</a>'
  document.body.append(main)
  const link = main.querySelector('a')
  link?.focus()
  await started.navigator.navigate('/so-tay?cho=6', { keepScroll: true })
  started.navigator.pageReady({ path: '/so-tay', head: { title: 'Món' } })
  expect(document.activeElement).toBe(link)
  link?.remove()
  await started.navigator.navigate('/so-tay?cho=7', { keepScroll: true })
  started.navigator.pageReady({ path: '/so-tay', head: { title: 'Món' } })
  expect(document.activeElement).toBe(document.querySelector('main h1'))
  main.remove()
})

test('replace leaves no entry behind', async () => {
  const before = window.history.length
  await started.navigator.navigate('/so-tay', { replace: true })
  expect(window.history.length).toBe(before)
  expect(window.location.pathname).toBe('/so-tay')
})

test('prefetch fetches code alone and never throws', async () => {
  load.mockRejectedValueOnce(new Error('missing'))
  started.navigator.prefetch('/so-tay')
  started.navigator.prefetch('/so-tay/12-bai')
  started.navigator.prefetch('/')
  await new Promise((resolve) => setTimeout(resolve))
  expect(prepare.mock.calls.map(([address, , options]) => [address, options])).toEqual([
    ['/so-tay/12-bai', { codeOnly: true }],
  ])
})

test('who is at work on the page before it says that it is ready stays where she is', async () => {
  await started.navigator.navigate('/so-tay')
  document.body.innerHTML = '<main><h1>Sổ tay</h1><button>Thiếu mục đích</button><input></main>'
  const input = document.querySelector('input')
  window.dispatchEvent(new Event('pointerdown'))
  input?.focus()
  started.navigator.pageReady({ path: '/so-tay', head: { title: 'Sổ tay' } })
  expect(document.activeElement).toBe(input)
  expect(scrollTo).not.toHaveBeenCalled()
})

test('a press on the page that was left counts for nothing', async () => {
  window.dispatchEvent(new Event('pointerdown'))
  await started.navigator.navigate('/so-tay')
  document.body.innerHTML = '<main><h1>Sổ tay</h1><input></main>'
  document.querySelector('input')?.focus()
  started.navigator.pageReady({ path: '/so-tay', head: { title: 'Sổ tay' } })
  expect(document.activeElement?.tagName).toBe('H1')
  expect(scrollTo).toHaveBeenCalled()
})
