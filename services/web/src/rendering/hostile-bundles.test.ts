import { existsSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { isDue, runSize } from 'shared-contracts/testing'
import type { Registry } from 'shared-frame/remotes'
import { type FakeUnit, sectionBundle, shellBundle } from '../testing/fake-releases'
import { documentDataOf, operator, SHORT_LIMITS, startTestHost, type TestHost, until } from '../testing/test-host'

jest.setTimeout(120_000)

/** Lists, React and JSON: what a neighbour's page notices when the language or the libraries were changed. */
const useful: Parameters<typeof sectionBundle>[1] = {
  load: `const React = require('react'); const { renderToString } = require('react-dom/server')`,
  render: `return renderToString(React.createElement('ul', null, [1, 2, 3].map((n) => React.createElement('li', { key: n }, JSON.stringify({ n })))))`,
}
const USEFUL_HTML = '<ul><li>{&quot;n&quot;:1}</li><li>{&quot;n&quot;:2}</li><li>{&quot;n&quot;:3}</li></ul>'
const NEIGHBOURS = ['one', 'two', 'three', 'four', 'five', 'six'].slice(0, runSize(2, 6))

const section = (name: string, parts: Parameters<typeof sectionBundle>[1], version = '1.0.0'): FakeUnit => ({
  name,
  version,
  routes: [
    { id: 'page', pattern: `/${name}`, visibility: 'public' },
    { id: 'other', pattern: `/${name}/other`, visibility: 'public' },
  ],
  server: sectionBundle(name, parts),
})
const shell: FakeUnit = {
  name: 'shell',
  routes: [{ id: 'home', pattern: '/', visibility: 'public' }],
  server: shellBundle(),
}

/** What an attack that reaches files or programs leaves behind. */
const MARKER = path.join(tmpdir(), `hostile-bundle-${process.pid}`)

interface Attack {
  readonly parts: Parameters<typeof sectionBundle>[1]
  /** The step at which it is refused and counted; of the others some documents come. */
  readonly refusedAt?: 'load' | 'prepare' | 'realm'
}
const attacks: Readonly<Record<string, Attack>> = {
  'replaces JSON.stringify': { parts: { prepare: `JSON.stringify = () => 'x'` }, refusedAt: 'realm' },
  'replaces Array.prototype.map': { parts: { prepare: 'Array.prototype.map = () => []' }, refusedAt: 'realm' },
  'adds a global': { parts: { prepare: `globalThis.mine = 1` }, refusedAt: 'realm' },
  'adds a global as it is loaded': { parts: { load: `mine = {}` }, refusedAt: 'realm' },
  'adds to Object.prototype': { parts: { prepare: `Object.prototype.mine = 1` }, refusedAt: 'realm' },
  'removes Promise.prototype.then': { parts: { render: `delete Promise.prototype.then; return '<p>x</p>'` } },
  'tampers with React': { parts: { load: `require('react').createElement = () => null` } },
  'tampers with React strictly': {
    parts: { load: `'use strict'; require('react').createElement = () => null` },
    refusedAt: 'load',
  },
  'tampers with react-dom': { parts: { load: `'use strict'; require('react-dom/server').renderToString = () => ''` } },
  'throws late': {
    parts: { prepare: `setTimeout(() => { throw new Error('late') }, 5)`, render: `return '<p>early</p>'` },
  },
  'throws late past its timers': {
    parts: { prepare: `queueMicrotask(() => { throw new Error('late') })`, render: `return '<p>early</p>'` },
  },
  'goes on in microtasks for ever': {
    parts: {
      prepare:
        'const again = () => queueMicrotask(again); setTimeout(again, 0); await new Promise((r) => setTimeout(r, 5))',
    },
  },
  'starts microtasks for ever as it answers': {
    parts: { render: `const again = () => Promise.resolve().then(again); again(); return '<p>answered</p>'` },
  },
  'keeps 200 MB outside the heap': {
    parts: {
      load: 'const kept = []',
      render: `if (kept.length === 0) kept.push(Buffer.alloc(200_000_000, 1)); return '<p>big</p>'`,
    },
  },
  'asks for the file system': {
    parts: { load: `require('node:fs').writeFileSync(${JSON.stringify(MARKER)}, '')` },
    refusedAt: 'load',
  },
  'asks for programs': {
    parts: { prepare: `require('node:child_process').execFileSync('touch', [${JSON.stringify(MARKER)}])` },
    refusedAt: 'prepare',
  },
  'asks for a module of its own choice': { parts: { load: `require('piscina')` }, refusedAt: 'load' },
  'reaches for the host through process': {
    parts: { prepare: `process.binding('fs'); process.mainModule.require('fs')` },
  },
  'reaches for modules through process': {
    parts: { prepare: `process.getBuiltinModule('node:fs').readdirSync('/')` },
  },
  'makes code from text': { parts: { prepare: `new Function('return 1')(); ` }, refusedAt: 'prepare' },
  'makes code from text by a constructor': { parts: { prepare: `(async () => {}).constructor('return 1')()` } },
  'ends the process': { parts: { prepare: 'process.exit(1)' }, refusedAt: 'prepare' },
  'asks the network by itself': { parts: { prepare: `await fetch('http://127.0.0.1:1/')` }, refusedAt: 'prepare' },
}

async function waitForVersion(host: TestHost, version: string): Promise<void> {
  const versionOfBad = async () => {
    const { units } = (await host.app.inject('/registry.json')).json<Registry>()
    return units.find(({ name }) => name === 'bad')?.version
  }
  await until(async () => (await versionOfBad()) === version)
}

// One host for all: each attack meets what the ones before have left behind.
describe('sections that attack, one after the other', () => {
  let host: TestHost
  beforeAll(async () => {
    const neighbours = NEIGHBOURS.map((each) => section(each, useful))
    host = await startTestHost([shell, ...neighbours, section('bad', useful)], {
      limits: SHORT_LIMITS,
      renderThreads: 1,
    })
  })
  afterAll(async () => {
    await host.close()
    rmSync(MARKER, { force: true })
  })
  const get = (url: string) => host.app.inject(url)

  /** Names of the neighbours whose text is in their documents. */
  async function alive(visit: string): Promise<string[]> {
    const answers = await Promise.all(NEIGHBOURS.map((name) => get(`/${name}?visit=${visit}`)))
    return NEIGHBOURS.filter((_, index) => {
      const answer = answers[index]
      return answer?.statusCode === 200 && answer.body.includes(USEFUL_HTML)
    })
  }

  const cases = Object.entries(attacks).map(([name, attack], index) => [name, attack, `2.${index}.0`] as const)
  test.each(cases.filter((_, index) => isDue(index, 2)))(
    'one that %s is safe for the others, and a rollback mends it at once',
    async (_, attack, version) => {
      const { parts, refusedAt } = attack
      expect((await get(`/bad?before=${version}`)).body).toContain(USEFUL_HTML)
      await host.release(section('bad', parts, version))
      await waitForVersion(host, version)
      for (let lap = 1; lap <= runSize(2, 3); lap += 1) {
        const [answer, others] = await Promise.all([get(`/bad?lap=${lap}`), alive(`${version}-${lap}`)])
        expect(answer.statusCode).toBe(200)
        expect(answer.body).toContain('Khung 1.0.0')
        expect(others).toEqual(NEIGHBOURS)
        if (refusedAt === undefined || lap > 1) continue
        // It is left to the browser, and counted.
        expect(documentDataOf(answer.body)).toMatchObject({ rendered: false })
        expect(answer.headers['cache-control']).toBe('no-store')
        const { body } = await host.app.inject({ url: '/metrics', headers: operator })
        expect(body).toContain(
          `web_unit_failures_total{unit="bad",version="${version}",step="${refusedAt}",service="web"} 1`,
        )
      }
      expect(existsSync(MARKER)).toBe(false)
      await host.store.rollback('bad')
      await waitForVersion(host, '1.0.0')
      expect((await get(`/bad?after=${version}`)).body).toContain(USEFUL_HTML)
      expect(await alive(`after-${version}`)).toEqual(NEIGHBOURS)
    },
  )
})

describe('sections on one host', () => {
  let host: TestHost
  beforeAll(async () => {
    const load = `const { Readable } = require('stream'); const { fileURLToPath } = require('node:url')`
    const render = `return '<p>' + typeof Readable.from + ' ' + typeof fileURLToPath + '</p>'`
    const swallowing = {
      load: `
        const React = require('react'); const { renderToString } = require('react-dom/server')
        const Bad = () => { throw new Error('swallowed') }`,
      render: `
        if (page.path.endsWith('/other')) return '<p>other</p>'
        return renderToString(React.createElement('main', null, React.createElement(React.Suspense, { fallback: 'wait' }, React.createElement(Bad))))`,
    }
    const units = [
      section('library', { load, render }),
      section('swallowing', swallowing),
      section('one', useful),
      section('late', attacks['throws late past its timers']?.parts),
    ]
    host = await startTestHost([shell, ...units], { renderThreads: 1 })
  })
  afterAll(() => host.close())
  const get = (url: string) => host.app.inject(url)
  const metrics = async () => (await host.app.inject({ url: '/metrics', headers: operator })).body

  test('modules that reach nothing are given to libraries', async () => {
    expect((await get('/library')).body).toContain('<p>function function</p>')
  })

  test('what Suspense swallows is counted, keeps the document out of the cache, and closes that page alone', async () => {
    const first = await get('/swallowing')
    expect(first.statusCode).toBe(200)
    expect(first.headers['cache-control']).toBe('no-store')
    const counted = 'web_unit_failures_total{unit="swallowing",version="1.0.0",step="suspense",service="web"}'
    expect(await metrics()).toContain(`${counted} 1`)
    expect(documentDataOf((await get('/swallowing?page=2')).body)).toMatchObject({ rendered: false })
    expect(await metrics()).toContain(`${counted} 1`)
    expect((await get('/swallowing/other')).body).toContain('<p>other</p>')
  })

  test('twelve neighbours asked right after a section that throws late get their pages', async () => {
    for (let lap = 0; lap < 12; lap += 1) {
      const attack = get(`/late?lap=${lap}`)
      await new Promise((resolve) => setTimeout(resolve, 2))
      const { statusCode, body } = await get(`/one?lap=${lap}`)
      expect([statusCode, body.includes(USEFUL_HTML)]).toEqual([200, true])
      expect((await attack).statusCode).toBe(200)
    }
  })
})

const widget = (load: string, component: string, prefetch = '') => ({
  load,
  widgets: `'bad/card': async () => ({ Component: () => { ${component} }, prefetch: async () => { ${prefetch} } })`,
})
const badWidgets = (version: string, parts: Parameters<typeof sectionBundle>[1]): FakeUnit => ({
  name: 'bad',
  version,
  widgets: ['bad/card'],
  server: sectionBundle('bad', parts),
})
const damages: Readonly<Record<string, ReturnType<typeof widget>>> = {
  'changes the language': widget('', `Array.prototype.map = () => []; return '<p>card</p>'`),
  'adds a global': widget('', `globalThis.mine = 1; return '<p>card</p>'`),
  'changes the language at load': widget(`JSON.stringify = () => 'x'`, `return '<p>card</p>'`),
  'tampers with React': widget(`'use strict'; require('react').createElement = null`, `return '<p>card</p>'`),
  'throws late': widget(
    '',
    `return '<p>card</p>'`,
    `setTimeout(() => { throw new Error('late') }, 0); await new Promise(() => {})`,
  ),
  'never comes back': widget('', 'for (;;) {}'),
}

describe('widgets that do damage', () => {
  let host: TestHost
  beforeAll(async () => {
    const good: FakeUnit = {
      name: 'good',
      widgets: ['good/card'],
      server: sectionBundle('good', {
        widgets: `'good/card': async () => ({ Component: () => '<p>good card ' + [1, 2].map(String).join('') + '</p>', prefetch: async () => {} })`,
      }),
    }
    const sound = badWidgets('1.0.0', widget('', `return '<p>card</p>'`))
    host = await startTestHost([shell, good, sound], { limits: SHORT_LIMITS })
  })
  afterAll(() => host.close())
  const home = async (query: string) => {
    const { statusCode, body } = await host.app.inject(`/?${query}`)
    return [statusCode, body.includes('<p>good card 12</p>'), body.includes('<p>card</p>')]
  }

  const cases = Object.entries(damages).map(([name, parts], index) => [name, parts, `2.${index}.0`] as const)
  test.each(cases)('one that %s costs its own place on home', async (_, parts, version) => {
    await host.release(badWidgets(version, parts))
    await waitForVersion(host, version)
    for (const lap of [1, 2]) expect(await home(`lap=${version}-${lap}`)).toEqual([200, true, false])
    await host.store.rollback('bad')
    await waitForVersion(host, '1.0.0')
    expect(await home(`after=${version}`)).toEqual([200, true, true])
  })
})
