import { existsSync } from 'node:fs'
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, expect, jest, test } from '@jest/globals'
import type { Registry } from 'shared-contracts/remotes'
import { type FakeUnit, sectionBundle, shellBundle } from '../testing/fake-releases'
import { documentDataOf, operator, startTestHost, type TestHost } from '../testing/test-host'

jest.setTimeout(120_000)

const page = (name: string) => [{ id: 'page', pattern: `/${name}`, visibility: 'public' as const }]
/** Takes the worker down, so that the next document is rendered by a new one. */
const CRASH = `setTimeout(() => { throw new Error('crash') }, 0); await new Promise(() => {})`
const shell = (version: string): FakeUnit => ({
  name: 'shell',
  version,
  routes: [
    { id: 'home', pattern: '/', visibility: 'public' },
    { id: 'crash', pattern: '/shell/crash', visibility: 'public' },
  ],
  server: shellBundle(version).replace(
    'const own =',
    `if (request.page.path === '/shell/crash') { ${CRASH} }; const own =`,
  ),
})
/** Its heading stands in a chunk of its own. */
const menus = (version: string): FakeUnit => ({
  name: 'menus',
  version,
  routes: [...page('menus'), { id: 'crash', pattern: '/menus/crash', visibility: 'public' }],
  server: sectionBundle('menus', {
    load: `const { heading } = require('./parts/heading')`,
    prepare: `if (page.path === '/menus/crash') { ${CRASH} }`,
    render: 'return heading(page.path)',
  }),
  serverChunks: { 'server/parts/heading.js': headingOf(version) },
})
const headingOf = (version: string) => `exports.heading = (path) => '<h1>menus ${version}: ' + path + '</h1>'`

let host: TestHost | undefined
const marker = () => path.join(host?.dir ?? '', 'ran')
afterEach(async () => {
  await host?.close()
  host = undefined
})

async function tamper(dir: string, file: string): Promise<void> {
  const ran = JSON.stringify(path.join(dir, 'ran'))
  await appendFile(path.join(dir, 'releases', file), `\n;require('node:fs').writeFileSync(${ran}, '')`)
}

async function versionOf(unit: string): Promise<string | undefined> {
  const { units } = (await host?.app.inject('/registry.json'))?.json<Registry>() ?? { units: [] }
  return units.find(({ name }) => name === unit)?.version
}

async function metrics(): Promise<string> {
  return (await host?.app.inject({ url: '/metrics', headers: operator }))?.body ?? ''
}

async function newWorker(unit: string): Promise<void> {
  await host?.app.inject(`/${unit}/crash`)
}

const FILES = ['menus/2.0.0/server/server.cjs', 'menus/2.0.0/server/parts/heading.js']

test.each(FILES)(
  '%s tampered with between publish and start never runs: the version before stands in',
  async (file) => {
    host = await startTestHost([shell('1.0.0'), menus('1.0.0'), menus('2.0.0')], {}, (dir) => tamper(dir, file))
    const { statusCode, body } = await host.app.inject('/menus')
    expect(statusCode).toBe(200)
    expect(body).toContain('<h1>menus 1.0.0: /menus</h1>')
    expect(await versionOf('menus')).toBe('1.0.0')
    expect(await metrics()).toContain('web_registry_left_out{unit="menus",service="web"} 1')
    expect(existsSync(marker())).toBe(false)
  },
)

test('without a version before, the browser renders what the damaged bundle would have', async () => {
  host = await startTestHost([shell('1.0.0'), menus('1.0.0')], {}, (dir) =>
    tamper(dir, 'menus/1.0.0/server/server.cjs'),
  )
  const { statusCode, body } = await host.app.inject('/menus')
  expect(statusCode).toBe(200)
  expect(documentDataOf(body)).toMatchObject({ rendered: false, owner: { unit: 'menus', routeId: 'page' } })
  expect(body).toContain('/assets/menus/1.0.0/page-page.aa11.js')
  expect(existsSync(marker())).toBe(false)
})

test.each(FILES)('%s tampered with after the start never runs in the next worker, and is counted', async (file) => {
  host = await startTestHost([shell('1.0.0'), menus('1.0.0'), menus('2.0.0')], { renderThreads: 1 })
  expect((await host.app.inject('/menus')).body).toContain('menus 2.0.0')
  const target = path.join(host.dir, 'releases', file)
  const original = await readFile(target, 'utf8')
  await newWorker('menus')
  await tamper(host.dir, file)
  const { statusCode, body } = await host.app.inject('/menus?page=2')
  expect(statusCode).toBe(200)
  expect(body).toContain('<h1>menus 1.0.0: /menus</h1>')
  expect(await versionOf('menus')).toBe('1.0.0')
  expect(await metrics()).toContain(
    'web_violations_total{kind="server-bundle",unit="menus",version="2.0.0",service="web"} 1',
  )
  expect(existsSync(marker())).toBe(false)
  await writeFile(target, original)
})

test('a shell that is tampered with gives way to the one before, within the same answer', async () => {
  host = await startTestHost([shell('1.0.0'), shell('2.0.0')], { renderThreads: 1 })
  expect((await host.app.inject('/')).body).toContain('Khung 2.0.0')
  await newWorker('shell')
  await tamper(host.dir, 'shell/2.0.0/server/server.cjs')
  const { statusCode, body } = await host.app.inject('/?page=2')
  expect([statusCode, body.includes('Khung 1.0.0')]).toEqual([200, true])
  expect(existsSync(marker())).toBe(false)
})

test('a file that the release does not name is not run, though it lies beside the bundle', async () => {
  const server = sectionBundle('menus', { load: `require('./added.cjs')` })
  host = await startTestHost(
    [shell('1.0.0'), { name: 'menus', version: '1.0.0', routes: page('menus'), server }],
    {},
    (dir) =>
      writeFile(
        path.join(dir, 'releases/menus/1.0.0/server/added.cjs'),
        `require('node:fs').writeFileSync(${JSON.stringify(path.join(dir, 'ran'))}, '')`,
      ),
  )
  expect(documentDataOf((await host.app.inject('/menus')).body)).toMatchObject({ rendered: false })
  expect(existsSync(marker())).toBe(false)
  expect(await metrics()).toContain('kind="server-bundle",unit="menus",version="1.0.0"')
})
