import path from 'node:path'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { readRegistryState } from '../registry/registry-state'
import { activated } from '../registry/store/state-changes'
import { type FakeUnit, sectionBundle, shellBundle, writeBuild } from '../testing/fake-releases'
import { SHORT_LIMITS, startTestHost, type TestHost } from '../testing/test-host'
import type { OpenedPage, PageToOpen } from './page/open-page'
import { runProbe } from './run-probe'

jest.setTimeout(15_000)

const routes: FakeUnit['routes'] = [
  { id: 'list', pattern: '/thuc-don', visibility: 'public' },
  { id: 'dish', pattern: '/thuc-don/:id#', visibility: 'public', sample: '/thuc-don/7' },
]
let host: TestHost
let opened: PageToOpen[] = []
const noFaults = async (_: PageToOpen): Promise<OpenedPage> => ({ faults: [], ms: 1 })
let browser = noFaults

beforeAll(async () => {
  host = await startTestHost([
    { name: 'shell', server: shellBundle(), routes: [{ id: 'home', pattern: '/', visibility: 'public' }] },
    {
      name: 'health',
      server: sectionBundle('health'),
      routes: [{ id: 'one', pattern: '/suc-khoe', visibility: 'public' }],
    },
  ])
  host.refusals.set('Dish/GetById', () => 503)
})
afterAll(() => host.close())

/** Problems of a published version of the menus; browsers find what `browser` does. */
async function problemsOf(version: string, unit: Partial<FakeUnit> & Pick<FakeUnit, 'server'>, apiUrl = host.apiUrl) {
  const build = path.join(host.dir, `build-${version}`)
  await writeBuild(build, { name: 'menus', version, routes, ...unit })
  await host.store.publish(build, { compress: false })
  const { state } = await readRegistryState(path.join(host.dir, 'registry.json'))
  opened = []
  const report = await runProbe(
    {
      candidates: [{ name: 'menus', version }],
      state: { ...state, units: { ...state.units, menus: activated(null, version) } },
      site: {
        releasesDir: path.join(host.dir, 'releases'),
        mediaDirs: [],
        apiUrl,
        menuBuilderUrl: apiUrl,
        serviceSecret: null,
      },
    },
    {
      workerFile: path.join(host.dir, 'render-worker.mjs'),
      modulesFrom: __filename,
      limits: SHORT_LIMITS,
      pages: {
        open: async (page) => {
          opened.push(page)
          return browser(page)
        },
        close: async () => undefined,
      },
    },
  )
  return report.problems
}

test('a good version has none: each of its routes is rendered and loaded, and home with its widget', async () => {
  const widgets = `'menus/today': async () => ({ Component: () => '<b data-widget="menus/today">Hôm nay</b>', prefetch: async () => {} })`
  const unit = { server: sectionBundle('menus', { widgets }), widgets: ['menus/today'] }
  expect(await problemsOf('1.0.0', unit)).toEqual([])
  const tried = opened.map(({ url, section, widgets }) => [new URL(url).pathname, section, widgets])
  expect(tried.sort()).toEqual([
    ['/', null, ['menus/today']],
    ['/thuc-don', 'menus', []],
    ['/thuc-don/7', 'menus', []],
  ])
})

test('pages that never settle are loaded once, and the rest of them not at all', async () => {
  browser = async () => ({ faults: [{ text: 'it does not come alive in its place', unit: 'menus' }], ms: 60_000 })
  const many = [1, 2, 3, 4, 5, 6].map((n) => ({ id: `p${n}`, pattern: `/p${n}`, visibility: 'public' as const }))
  const problems = await problemsOf('1.7.7', { server: sectionBundle('menus'), routes: many })
  browser = noFaults
  expect(problems).toEqual([
    expect.stringMatching(/^menus 1\.7\.7: in the browser: it does not come alive in its place/),
  ])
  expect(opened.length).toBeLessThanOrEqual(3)
})

test('a page that fails in the browser is loaded once more, and refused when it fails again', async () => {
  const failing = (times: number) => async (page: PageToOpen) => {
    const before = opened.filter(({ url }) => url === page.url).length
    const isFailing = page.url.endsWith('/7') && before <= times
    return { faults: isFailing ? [{ text: 'an error of the window: no dish', unit: 'menus' }] : [], ms: 1 }
  }
  browser = failing(1)
  expect(await problemsOf('1.5.0', { server: sectionBundle('menus') })).toEqual([])
  browser = failing(2)
  expect(await problemsOf('1.5.1', { server: sectionBundle('menus') })).toEqual([
    'menus 1.5.1: in the browser: an error of the window: no dish – at /thuc-don/7',
  ])
  browser = noFaults
})

test.each<[string, Parameters<typeof sectionBundle>[1], string]>([
  [
    'throws at load',
    { load: `throw new Error('at load')` },
    'menus V: its server bundle can not be loaded: mend what it does or asks for when it starts (Error: at load) – at /thuc-don',
  ],
  ['asks for a module of Node', { load: `require('node:fs')` }, 'menus V: its server bundle can not be loaded'],
  [
    'throws while it renders',
    { render: `throw new Error('no dish')` },
    'menus V: it throws while it is rendered (Error: no dish) – at /thuc-don and 1 more',
  ],
  ['never settles', { prepare: 'await new Promise(() => {})' }, 'menus V: it does not settle in good time'],
  [
    'says that its sample is not there',
    { prepare: `if (page.params.id) head = { title: 'x', status: 404 }` },
    'menus V: the sample is no page of the content: name a real address in samples of remote.ts – at /thuc-don/7',
  ],
  [
    "asks for data that can't be had",
    { prepare: `await api.call('Dish/GetById', { query: { id: 7 } }).catch(() => null)` },
    'menus V: not all of its data could be had',
  ],
])('a version that %s', async (_, parts, problem) => {
  const version = `1.0.${problem.length}`
  expect(await problemsOf(version, { server: sectionBundle('menus', parts) })).toEqual([
    expect.stringContaining(problem.replace('V', version)),
  ])
})

test('a widget that throws on home', async () => {
  const widgets = `'menus/today': async () => ({ Component: () => { throw new Error('no menu') }, prefetch: async () => {} })`
  const unit = { server: sectionBundle('menus', { widgets }), widgets: ['menus/today'] }
  expect(await problemsOf('1.1.0', unit)).toEqual([expect.stringContaining('(Error: no menu) – at /')])
})

test('a script that no browser can read', async () => {
  const files = { 'page-list.aa11.js': 'const = ;' }
  expect(await problemsOf('1.2.0', { server: sectionBundle('menus'), files })).toEqual([
    expect.stringContaining('page-list.aa11.js is no script that a browser can read'),
  ])
  expect(opened).toEqual([])
})

test('a route with parameters and without a sample, and one whose sample is of another route', async () => {
  const claims: FakeUnit['routes'] = [
    { id: 'dish', pattern: '/thuc-don/mon/:id', visibility: 'public' },
    { id: 'menu', pattern: '/thuc-don/:id#', visibility: 'public', sample: '/thuc-don/7' },
    { id: 'any', pattern: '/thuc-don/:name', visibility: 'unlisted', sample: '/thuc-don/7' },
  ]
  const problems = await problemsOf('1.3.0', { server: sectionBundle('menus'), routes: claims })
  expect(problems).toContainEqual(
    expect.stringContaining('the route dish (/thuc-don/mon/:id) has no sample: name a real address'),
  )
  expect(problems).toContainEqual(expect.stringContaining('has the sample /thuc-don/7, which menus (menu) answers'))
})

test('without the API nothing is tried, and it says which way out there is', async () => {
  expect(await problemsOf('1.9.0', { server: sectionBundle('menus') }, 'http://127.0.0.1:9')).toEqual([
    'the API at http://127.0.0.1:9 does not answer, so that no page can be tried: start it or set API_URL, or promote without proof by --unprobed --why "…"',
  ])
})
