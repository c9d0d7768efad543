import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { isDue } from 'shared-contracts/testing'
import type { Registry } from 'shared-frame/remotes'
import { type FakeUnit, sectionBundle, shellBundle } from '../testing/fake-releases'
import { documentDataOf, operator, SHORT_LIMITS, startTestHost, type TestHost, until } from '../testing/test-host'

jest.setTimeout(120_000)

const page = (name: string) => [{ id: 'page', pattern: `/${name}`, visibility: 'public' as const }]
const section = (name: string, parts: Parameters<typeof sectionBundle>[1] = {}): FakeUnit => ({
  name,
  routes: page(name),
  server: sectionBundle(name, parts),
})

const broken: Readonly<Record<string, Parameters<typeof sectionBundle>[1]>> = {
  throwsatload: { load: `throw new Error('at load')` },
  noexports: { load: 'module.exports = {}; return' },
  syntax: { load: 'const = ;' },
  missingpackage: { load: `require('no-such-package')` },
  throwsinprepare: { prepare: `throw new Error('in prepare')` },
  throwsnothing: { prepare: 'throw undefined' },
  badhead: { prepare: 'head = { title: 5 }' },
  cyclicstate: { prepare: 'data = {}; data.self = data' },
  rejectslater: { prepare: `setTimeout(() => Promise.reject(new Error('forgotten')), 0); throw new Error('now')` },
  throwsinrender: { render: `throw new Error('in render')` },
  rendersnothing: { render: 'return undefined' },
  loopsatload: { load: 'for (;;) {}' },
  loopsinprepare: { prepare: 'for (;;) {}' },
  neverprepares: { prepare: 'await new Promise(() => {})' },
  loopsinrender: { render: 'for (;;) {}' },
  exits: { render: 'process.exit(1)' },
  crasheslater: { prepare: `setTimeout(() => { throw new Error('later') }, 0); await new Promise(() => {})` },
  devoursmemory: { render: 'const all = []; for (;;) all.push(new Array(100_000).fill(Math.random()))' },
}

let host: TestHost

async function activeVersion(name: string): Promise<string | undefined> {
  const { units } = (await host.app.inject('/registry.json')).json<Registry>()
  return units.find((unit) => unit.name === name)?.version
}

beforeAll(async () => {
  host = await startTestHost(
    [
      {
        name: 'shell',
        routes: [{ id: 'broken', pattern: '/khung-hong', visibility: 'public' }],
        server: shellBundle(),
      },
      section('good'),
      ...Object.entries(broken).map(([name, parts]) => section(name, parts)),
    ],
    // What loops or fills its memory is stopped sooner: none of the others needs so much.
    { limits: { ...SHORT_LIMITS, loadMs: 1_000 }, renderMemoryMb: 64 },
  )
}, 120_000)
afterAll(() => host.close())

test('a good section is in the document', async () => {
  const { statusCode, body } = await host.app.inject('/good')
  expect(statusCode).toBe(200)
  expect(body).toContain('<div id="outlet"><div data-unit="good"><h1>good: /good</h1></div></div>')
  expect(documentDataOf(body)).toMatchObject({ rendered: true, owner: { unit: 'good', routeId: 'page' } })
})

describe('a section that fails on the server is left to the browser', () => {
  test.each(Object.keys(broken).filter((_, index) => isDue(index, 2)))('%s', async (name) => {
    const { statusCode, body, headers } = await host.app.inject(`/${name}`)
    expect(statusCode).toBe(200)
    expect(body).toContain('Khung 1.0.0')
    expect(body).not.toMatch(/at load|in prepare|in render|at Object\./)
    expect(body).toMatch(/<div id="outlet"><noscript>[^\n]*<\/noscript><\/div>/)
    expect(documentDataOf(body)).toMatchObject({ rendered: false, owner: { unit: name }, state: { shell: {} } })
    expect(headers['cache-control']).toBe('no-store')
    expect((await host.app.inject('/good')).body).toContain('good: /good')
    const { body: metrics } = await host.app.inject({ url: '/metrics', headers: operator })
    expect(metrics).toMatch(
      new RegExp(`web_unit_failures_total\\{unit="${name}",version="1.0.0",step="[a-z-]+",service="web"\\} 1`),
    )
  })

  test('one that had to be stopped is not tried again for a while', async () => {
    await host.app.inject('/loopsinrender')
    const { statusCode, body, headers } = await host.app.inject('/loopsinrender?page=2')
    expect(statusCode).toBe(200)
    expect(documentDataOf(body)).toMatchObject({ rendered: false })
    expect(headers['cache-control']).toBe('no-store')
    const { body: metrics } = await host.app.inject({ url: '/metrics', headers: operator })
    expect(metrics).toContain(
      'web_unit_failures_total{unit="loopsinrender",version="1.0.0",step="time-out",service="web"} 1',
    )
  })
})

test('a page on which the shell fails shows its error page with status 500', async () => {
  const { statusCode, body, headers } = await host.app.inject('/khung-hong')
  expect(statusCode).toBe(500)
  expect(body).toContain('An error occurred')
  expect(body).toContain('Khung 1.0.0')
  expect(headers['cache-control']).toBe('no-store')
})

describe('releases that can not be read', () => {
  test.each([
    ['corrupt', '2.0.0', '{"name": "good'],
    ['of another shape', '2.1.0', '{"name": "good", "version": "2.1.0"}'],
    ['of another unit', '2.2.0', null],
  ])('a release.json that is %s falls back to the version before', async (_, version, text) => {
    await host.release({ ...section('good'), version })
    const file = path.join(host.dir, `releases/good/${version}/release.json`)
    const original = await readFile(file, 'utf8')
    await writeFile(file, text ?? original.replace('"name":"good"', '"name":"other"'))
    await host.store.setEnabled('good', true)
    await until(async () => (await activeVersion('good')) === '1.0.0')
    expect((await host.app.inject('/good')).body).toContain('good: /good')
    await writeFile(file, original)
    await host.store.rollback('good')
  })
})

test('without any shell a minimal page with links answers', async () => {
  const bare = await startTestHost([section('good')])
  try {
    const { statusCode, body, headers } = await bare.app.inject('/good')
    expect(statusCode).toBe(500)
    expect(body).toContain('<html lang="vi">')
    expect(body).toContain('An error occurred')
    expect(body).toContain('<a href="/">')
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect((await bare.app.inject('/readyz')).statusCode).toBe(503)
    expect((await bare.app.inject('/healthz')).statusCode).toBe(200)
  } finally {
    await bare.close()
  }
})
