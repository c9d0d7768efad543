import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, jest, test } from '@jest/globals'
import { type FakeUnit, sectionBundle, shellBundle } from '../testing/fake-releases'
import { documentDataOf, operator, SHORT_LIMITS, startTestHost, type TestHost } from '../testing/test-host'

jest.setTimeout(120_000)

/** Lists, React and JSON: what a neighbour's page notices when the language or the libraries were changed. */
const useful: Parameters<typeof sectionBundle>[1] = {
  load: `const React = require('react'); const { renderToString } = require('react-dom/server')`,
  render: `return renderToString(React.createElement('ul', null, [1, 2, 3].map((n) => React.createElement('li', { key: n }, JSON.stringify({ n })))))`,
}
const USEFUL_HTML = '<ul><li>{&quot;n&quot;:1}</li><li>{&quot;n&quot;:2}</li><li>{&quot;n&quot;:3}</li></ul>'
const NEIGHBOURS = ['one', 'two', 'three', 'four', 'five', 'six']

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

const attacks: Readonly<Record<string, Parameters<typeof sectionBundle>[1]>> = {
  'replaces JSON.stringify': { prepare: `JSON.stringify = () => 'x'` },
  'replaces Array.prototype.map': { prepare: 'Array.prototype.map = () => []' },
  'adds to Object.prototype': { prepare: `Object.prototype.mine = 1` },
  'removes Promise.prototype.then': { render: `delete Promise.prototype.then; return '<p>x</p>'` },
  'tampers with React': { load: `require('react').createElement = () => null` },
  'tampers with React strictly': { load: `'use strict'; require('react').createElement = () => null` },
  'tampers with react-dom': { load: `'use strict'; require('react-dom/server').renderToString = () => ''` },
  'throws late': { prepare: `setTimeout(() => { throw new Error('late') }, 5)`, render: `return '<p>early</p>'` },
  'throws late past its timers': {
    prepare: `queueMicrotask(() => { throw new Error('late') })`,
    render: `return '<p>early</p>'`,
  },
  'goes on in microtasks for ever': {
    prepare:
      'const again = () => queueMicrotask(again); setTimeout(again, 0); await new Promise((r) => setTimeout(r, 5))',
  },
  'starts microtasks for ever as it answers': {
    render: `const again = () => Promise.resolve().then(again); again(); return '<p>answered</p>'`,
  },
  'keeps 500 MB outside the heap': {
    load: 'const kept = []',
    render: `if (kept.length === 0) kept.push(Buffer.alloc(500_000_000, 1)); return '<p>big</p>'`,
  },
  'asks for the file system': { load: `require('node:fs').writeFileSync(process.env.MARKER || '/tmp/x', '')` },
  'asks for programs': { prepare: `require('node:child_process').execSync('true')` },
  'asks for a module of its own choice': { load: `require('piscina')` },
  'reaches for the host through process': { prepare: `process.binding('fs'); process.mainModule.require('fs')` },
  'reaches for modules through process': { prepare: `process.getBuiltinModule('node:fs').readdirSync('/')` },
  'makes code from text': { prepare: `new Function('return 1')(); ` },
  'makes code from text by a constructor': { prepare: `(async () => {}).constructor('return 1')()` },
  'ends the process': { prepare: 'process.exit(1)' },
  'asks the network by itself': { prepare: `await fetch('http://127.0.0.1:1/')` },
}

let host: TestHost | undefined
afterEach(async () => {
  await host?.close()
  host = undefined
})

const get = (url: string) => (host as TestHost).app.inject(url)

async function metrics(): Promise<string> {
  return (await get2('/metrics')).body
}
const get2 = (url: string) => (host as TestHost).app.inject({ url, headers: operator })

/** Names of the neighbours whose text is in their documents. */
async function alive(lap: number): Promise<string[]> {
  const answers = await Promise.all(NEIGHBOURS.map((name) => get(`/${name}?lap=${lap}`)))
  return NEIGHBOURS.filter((_, index) => {
    const answer = answers[index]
    return answer?.statusCode === 200 && answer.body.includes(USEFUL_HTML)
  })
}

test.each(Object.keys(attacks))('a section that %s harms nobody, and a rollback mends it at once', async (name) => {
  const neighbours = NEIGHBOURS.map((each) => section(each, useful))
  host = await startTestHost([shell, ...neighbours, section('bad', useful)], { limits: SHORT_LIMITS, renderThreads: 1 })
  expect((await get('/bad')).body).toContain(USEFUL_HTML)
  await host.release(section('bad', attacks[name], '2.0.0'))
  await waitForVersion('2.0.0')
  for (const lap of [1, 2, 3]) {
    const [answer, others] = await Promise.all([get(`/bad?lap=${lap}`), alive(lap)])
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('Khung 1.0.0')
    expect(others).toEqual(NEIGHBOURS)
  }
  await host.store.rollback('bad')
  await waitForVersion('1.0.0')
  expect((await get('/bad?lap=4')).body).toContain(USEFUL_HTML)
  expect(await alive(4)).toEqual(NEIGHBOURS)
})

async function waitForVersion(version: string): Promise<void> {
  const giveUpAt = Date.now() + 10_000
  for (;;) {
    const { units } = (await get('/registry.json')).json<{ units: { name: string; version: string }[] }>()
    if (units.find(({ name }) => name === 'bad')?.version === version) return
    if (Date.now() > giveUpAt) throw new Error(`Version ${version} did not come`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

test.each([
  ['asks for the file system', 'load'],
  ['asks for programs', 'prepare'],
  ['asks for a module of its own choice', 'load'],
  ['makes code from text', 'prepare'],
  ['ends the process', 'prepare'],
  ['asks the network by itself', 'prepare'],
  ['replaces JSON.stringify', 'realm'],
  ['replaces Array.prototype.map', 'realm'],
  ['adds to Object.prototype', 'realm'],
  ['tampers with React strictly', 'load'],
])('a section that %s is refused, counted and left to the browser', async (name, step) => {
  host = await startTestHost([shell, section('bad', attacks[name])], { limits: SHORT_LIMITS })
  const { body, headers } = await get('/bad')
  expect(documentDataOf(body)).toMatchObject({ rendered: false })
  expect(headers['cache-control']).toBe('no-store')
  expect(await metrics()).toContain(
    `web_unit_failures_total{unit="bad",version="1.0.0",step="${step}",service="web"} 1`,
  )
  expect(existsSync(path.join(host.dir, 'ran'))).toBe(false)
})

test('modules that reach nothing are given to libraries', async () => {
  const load = `const { Readable } = require('stream'); const { fileURLToPath } = require('node:url')`
  const render = `return '<p>' + typeof Readable.from + ' ' + typeof fileURLToPath + '</p>'`
  host = await startTestHost([shell, section('one', { load, render })])
  expect((await get('/one')).body).toContain('<p>function function</p>')
})

test('what Suspense swallows is counted, keeps the document out of the cache, and closes that page alone', async () => {
  const load = `
    const React = require('react'); const { renderToString } = require('react-dom/server')
    const Bad = () => { throw new Error('swallowed') }`
  const render = `
    if (page.path.endsWith('/other')) return '<p>other</p>'
    return renderToString(React.createElement('main', null, React.createElement(React.Suspense, { fallback: 'wait' }, React.createElement(Bad))))`
  host = await startTestHost([shell, section('bad', { load, render })])
  const first = await get('/bad')
  expect(first.statusCode).toBe(200)
  expect(first.headers['cache-control']).toBe('no-store')
  const counted = 'web_unit_failures_total{unit="bad",version="1.0.0",step="suspense",service="web"}'
  expect(await metrics()).toContain(`${counted} 1`)
  expect(documentDataOf((await get('/bad?page=2')).body)).toMatchObject({ rendered: false })
  expect(await metrics()).toContain(`${counted} 1`)
  expect((await get('/bad/other')).body).toContain('<p>other</p>')
})

test('twelve neighbours asked right after a section that throws late get their pages', async () => {
  host = await startTestHost([shell, section('one', useful), section('bad', attacks['throws late past its timers'])], {
    renderThreads: 1,
  })
  for (let lap = 0; lap < 12; lap += 1) {
    const attack = get(`/bad?lap=${lap}`)
    await new Promise((resolve) => setTimeout(resolve, 2))
    const { statusCode, body } = await get(`/one?lap=${lap}`)
    expect([statusCode, body.includes(USEFUL_HTML)]).toEqual([200, true])
    expect((await attack).statusCode).toBe(200)
  }
})

const widget = (load: string, component: string, prefetch = '') => ({
  load,
  widgets: `'bad/card': async () => ({ Component: () => { ${component} }, prefetch: async () => { ${prefetch} } })`,
})
test.each([
  ['changes the language', widget('', `Array.prototype.map = () => []; return '<p>card</p>'`)],
  ['changes the language at load', widget(`JSON.stringify = () => 'x'`, `return '<p>card</p>'`)],
  ['tampers with React', widget(`'use strict'; require('react').createElement = null`, `return '<p>card</p>'`)],
  [
    'throws late',
    widget('', `return '<p>card</p>'`, `setTimeout(() => { throw new Error('late') }, 0); await new Promise(() => {})`),
  ],
  ['never comes back', widget('', 'for (;;) {}')],
])('a widget that %s costs its own place on home', async (_, parts) => {
  const good: FakeUnit = {
    name: 'good',
    widgets: ['good/card'],
    server: sectionBundle('good', {
      widgets: `'good/card': async () => ({ Component: () => '<p>good card ' + [1, 2].map(String).join('') + '</p>', prefetch: async () => {} })`,
    }),
  }
  const bad: FakeUnit = { name: 'bad', widgets: ['bad/card'], server: sectionBundle('bad', parts) }
  host = await startTestHost([shell, good, bad], { limits: SHORT_LIMITS })
  for (const lap of [1, 2]) {
    const { statusCode, body } = await get(`/?lap=${lap}`)
    expect([statusCode, body.includes('<p>good card 12</p>'), body.includes('<p>card</p>')]).toEqual([200, true, false])
  }
})
