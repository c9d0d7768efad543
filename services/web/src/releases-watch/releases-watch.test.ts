import { afterEach, expect, jest, test } from '@jest/globals'
import { type FakeUnit, sectionBundle, shellBundle } from '../testing/fake-releases'
import { operator, startTestHost, type TestHost, until } from '../testing/test-host'
import { judgeRelease } from './judge-release'
import { WATCH_NAME } from './watch-releases'

jest.setTimeout(60_000)

const PAGES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const section = (name: string, version: string, render = `return '<h1>' + page.path + '</h1>'`): FakeUnit => ({
  name,
  version,
  routes: PAGES.map((id) => ({ id, pattern: `/${name}/${id}`, visibility: 'public' as const })),
  server: sectionBundle(name, { render }),
})
const BROKEN = `throw new Error('broken')`
const shell: FakeUnit = {
  name: 'shell',
  routes: [{ id: 'home', pattern: '/', visibility: 'public' }],
  server: shellBundle(),
}

let host: TestHost | undefined
afterEach(async () => {
  await host?.close()
  host = undefined
})

const app = () => (host as TestHost).app

async function stateOf(name: string) {
  const listed = (await (host as TestHost).store.list()).find((unit) => unit.name === name)
  return { active: listed?.state?.active, last: listed?.history[0] }
}

async function served(name: string): Promise<string | undefined> {
  const { units } = (await app().inject('/registry.json')).json<{ units: { name: string; version: string }[] }>()
  return units.find((unit) => unit.name === name)?.version
}

async function visit(name: string, lap = 0): Promise<void> {
  for (const id of PAGES) expect((await app().inject(`/${name}/${id}?lap=${lap}`)).statusCode).toBe(200)
}

async function promote(unit: FakeUnit): Promise<void> {
  await host?.release(unit)
  await until(async () => (await served(unit.name)) === unit.version)
}

function tell(unit: string, version: string, visitor: number) {
  return app().inject({
    method: 'POST',
    url: '/reports',
    remoteAddress: `203.0.113.${visitor}`,
    headers: { 'content-type': 'application/reports+json' },
    payload: JSON.stringify([{ type: 'fault', body: { unit, version, kind: 'render' } }]),
  })
}

test('a promoted version that fails on the server is taken back by itself, told, and the pages are whole again', async () => {
  host = await startTestHost([shell, section('good', '1.0.0'), section('bad', '1.0.0')], { releaseWatchMs: 60_000 })
  await visit('good')
  await visit('bad')
  await promote(section('bad', '2.0.0', BROKEN))
  await visit('good', 1)
  await visit('bad', 1)
  await until(async () => (await served('bad')) === '1.0.0')
  const { active, last } = await stateOf('bad')
  expect(active).toBe('1.0.0')
  expect(last).toMatchObject({ action: 'rollback', who: WATCH_NAME, version: '1.0.0', before: '2.0.0' })
  expect(last?.why).toMatch(/^5 trong 5 /)
  expect((await app().inject('/bad/one?lap=2')).body).toContain('<h1>/bad/one</h1>')
  const metrics = (await app().inject({ url: '/metrics', headers: operator })).body
  expect(metrics).toContain('web_releases_taken_back_total{unit="bad",version="2.0.0",service="web"} 1')
})

test('one that fails in the browsers of five visitors is taken back; in the browser of one, however often, it is not', async () => {
  host = await startTestHost([shell, section('bad', '1.0.0')], { releaseWatchMs: 60_000 })
  await promote(section('bad', '2.0.0'))
  for (let time = 0; time < 12; time += 1) expect((await tell('bad', '2.0.0', 1)).statusCode).toBe(204)
  for (const visitor of [2, 3, 4]) await tell('bad', '2.0.0', visitor)
  expect((await stateOf('bad')).active).toBe('2.0.0')
  await tell('bad', '2.0.0', 5)
  await until(async () => (await stateOf('bad')).active === '1.0.0')
  expect((await stateOf('bad')).last).toMatchObject({ action: 'rollback', who: WATCH_NAME })
})

test('what somebody went back to, what fails as before, and what is not watched stays', async () => {
  host = await startTestHost([shell, section('bad', '1.0.0', BROKEN), section('bad', '2.0.0')], {
    releaseWatchMs: 60_000,
  })
  await host.store.rollback('bad')
  await until(async () => (await served('bad')) === '1.0.0')
  await visit('bad')
  await promote(section('bad', '3.0.0', BROKEN))
  await visit('bad', 1)
  expect((await stateOf('bad')).active).toBe('3.0.0')
  await host.close()
  host = await startTestHost([shell, section('bad', '1.0.0')], { releaseWatchMs: 0 })
  await promote(section('bad', '2.0.0', BROKEN))
  await visit('bad')
  expect((await stateOf('bad')).active).toBe('2.0.0')
})

test('what fails everywhere is nobody’s release', () => {
  const evidence = (documents: number, failures: number, tellers = 0) => ({
    figures: { documents, failures, browserFaults: tellers },
    tellers,
  })
  const quiet = { before: evidence(100, 0), others: { documents: 100, failures: 1, browserFaults: 0 } }
  expect(judgeRelease(evidence(40, 4), quiet)).toBeNull()
  expect(judgeRelease(evidence(40, 10), quiet)).toContain('10 trong 40')
  const troubled = { ...quiet, others: { documents: 100, failures: 20, browserFaults: 0 } }
  expect(judgeRelease(evidence(40, 10), troubled)).toBeNull()
  expect(judgeRelease(evidence(40, 10), { ...quiet, before: evidence(100, 10) })).toBeNull()
  expect(judgeRelease(evidence(200, 8), quiet)).toBeNull()
  expect(judgeRelease(evidence(40, 0, 4), quiet)).toBeNull()
  expect(judgeRelease(evidence(40, 0, 6), { ...quiet, before: evidence(100, 0, 3) })).toBeNull()
})
