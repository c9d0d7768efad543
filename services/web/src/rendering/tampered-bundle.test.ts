import { existsSync } from 'node:fs'
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import type { Registry } from 'shared-frame/remotes'
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
const section = (name: string, version: string): FakeUnit => ({
  name,
  version,
  routes: [...page(name), { id: 'crash', pattern: `/${name}/crash`, visibility: 'public' }],
  server: sectionBundle(name, {
    load: `const { heading } = require('./parts/heading')`,
    prepare: `if (page.path === '/${name}/crash') { ${CRASH} }`,
    render: 'return heading(page.path)',
  }),
  serverChunks: { 'server/parts/heading.js': headingOf(name, version) },
})
const headingOf = (name: string, version: string) =>
  `exports.heading = (path) => '<h1>${name} ${version}: ' + path + '</h1>'`

let host: TestHost

/** What a tampered file of the unit leaves behind when it runs. */
const markerIn = (dir: string, unit: string) => path.join(dir, `ran-${unit}`)
const hasRun = (unit: string) => existsSync(markerIn(host.dir, unit))

/** @param file path below the releases */
async function tamper(dir: string, file: string): Promise<void> {
  const ran = JSON.stringify(markerIn(dir, file.split('/')[0] ?? ''))
  await appendFile(path.join(dir, 'releases', file), `\n;require('node:fs').writeFileSync(${ran}, '')`)
}

async function versionOf(unit: string): Promise<string | undefined> {
  const { units } = (await host.app.inject('/registry.json')).json<Registry>()
  return units.find(({ name }) => name === unit)?.version
}

const metrics = async () => (await host.app.inject({ url: '/metrics', headers: operator })).body

async function newWorker(unit: string): Promise<void> {
  await host.app.inject(`/${unit}/crash`)
}

/** By the unit that has it; no two tests share a unit. */
const FILES = [
  ['entry', 'entry/2.0.0/server/server.cjs'],
  ['chunk', 'chunk/2.0.0/server/parts/heading.js'],
] as const
const twoVersions = FILES.flatMap(([unit]) => [section(unit, '1.0.0'), section(unit, '2.0.0')])

describe('between publish and start', () => {
  beforeAll(async () => {
    const added = { name: 'added', server: sectionBundle('added', { load: `require('./added.cjs')` }) }
    const units = [shell('1.0.0'), ...twoVersions, section('only', '1.0.0'), { ...added, routes: page('added') }]
    host = await startTestHost(units, {}, async (dir) => {
      for (const [, file] of FILES) await tamper(dir, file)
      await tamper(dir, 'only/1.0.0/server/server.cjs')
      await writeFile(
        path.join(dir, 'releases/added/1.0.0/server/added.cjs'),
        `require('node:fs').writeFileSync(${JSON.stringify(markerIn(dir, 'added'))}, '')`,
      )
    })
  })
  afterAll(() => host.close())

  test.each(FILES)('%s: %s tampered with never runs: the version before stands in', async (unit, _) => {
    const { statusCode, body } = await host.app.inject(`/${unit}`)
    expect(statusCode).toBe(200)
    expect(body).toContain(`<h1>${unit} 1.0.0: /${unit}</h1>`)
    expect(await versionOf(unit)).toBe('1.0.0')
    expect(await metrics()).toContain(`web_registry_left_out{unit="${unit}",service="web"} 1`)
    expect(hasRun(unit)).toBe(false)
  })

  test('without a version before, the browser renders what the damaged bundle would have', async () => {
    const { statusCode, body } = await host.app.inject('/only')
    expect(statusCode).toBe(200)
    expect(documentDataOf(body)).toMatchObject({ rendered: false, owner: { unit: 'only', routeId: 'page' } })
    expect(body).toContain('/assets/only/1.0.0/page-page.aa11.js')
    expect(hasRun('only')).toBe(false)
  })

  test('a file that the release does not name is not run, though it lies beside the bundle', async () => {
    expect(documentDataOf((await host.app.inject('/added')).body)).toMatchObject({ rendered: false })
    expect(hasRun('added')).toBe(false)
    expect(await metrics()).toContain('kind="server-bundle",unit="added",version="1.0.0"')
  })
})

describe('after the start', () => {
  beforeAll(async () => {
    host = await startTestHost([shell('1.0.0'), shell('2.0.0'), ...twoVersions], { renderThreads: 1 })
  })
  afterAll(() => host.close())

  test.each(FILES)('%s: %s tampered with never runs in the next worker, and is counted', async (unit, file) => {
    expect((await host.app.inject(`/${unit}`)).body).toContain(`${unit} 2.0.0`)
    const target = path.join(host.dir, 'releases', file)
    const original = await readFile(target, 'utf8')
    await newWorker(unit)
    await tamper(host.dir, file)
    const { statusCode, body } = await host.app.inject(`/${unit}?page=2`)
    expect(statusCode).toBe(200)
    expect(body).toContain(`<h1>${unit} 1.0.0: /${unit}</h1>`)
    expect(await versionOf(unit)).toBe('1.0.0')
    expect(await metrics()).toContain(
      `web_violations_total{kind="server-bundle",unit="${unit}",version="2.0.0",service="web"} 1`,
    )
    expect(hasRun(unit)).toBe(false)
    await writeFile(target, original)
  })

  test('a shell that is tampered with gives way to the one before, within the same answer', async () => {
    expect((await host.app.inject('/')).body).toContain('Khung 2.0.0')
    await newWorker('shell')
    await tamper(host.dir, 'shell/2.0.0/server/server.cjs')
    const { statusCode, body } = await host.app.inject('/?page=2')
    expect([statusCode, body.includes('Khung 1.0.0')]).toEqual([200, true])
    expect(hasRun('shell')).toBe(false)
  })
})
