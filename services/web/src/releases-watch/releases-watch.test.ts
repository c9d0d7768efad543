import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { runSize } from 'shared-contracts/testing'
import { type FakeUnit, sectionBundle, shellBundle } from '../testing/fake-releases'
import { operator, startTestHost, type TestHost, until } from '../testing/test-host'
import { WATCH_NAME } from './watched-releases'

jest.setTimeout(60_000)

const PAGES = ['one', 'two']
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
/** From a thousand addresses of three networks. */
const FORGED = runSize(1_700, 20_000)
const WATCHED = { releaseWatchMs: 60_000 }

let host: TestHost
let hosts: TestHost[] = []
beforeEach(() => {
  hosts = []
})
afterEach(async () => {
  for (const one of hosts.reverse()) await one.close()
})

async function start(...given: Parameters<typeof startTestHost>): Promise<void> {
  host = await startTestHost(...given)
  hosts.push(host)
}

async function stateOf(name: string) {
  const listed = (await host.store.list()).find((unit) => unit.name === name)
  return { active: listed?.state?.active, canary: listed?.state?.canary, last: listed?.history[0] }
}

async function served(name: string): Promise<string | undefined> {
  const { units } = (await host.app.inject('/registry.json')).json<{ units: { name: string; version: string }[] }>()
  return units.find((unit) => unit.name === name)?.version
}

/** Of another network each. */
const addressOf = (visitor: number) => `10.${visitor}.0.1`

async function visit(path: string, visitor: number): Promise<void> {
  expect((await host.app.inject({ url: path, remoteAddress: addressOf(visitor) })).statusCode).toBe(200)
}

async function promote(unit: FakeUnit): Promise<void> {
  await host.release(unit)
  await until(async () => (await served(unit.name)) === unit.version)
}

async function tell(unit: string, version: string, remoteAddress: string, more: object = {}): Promise<number> {
  const body = { unit, version, kind: 'render', routeId: 'one', shell: '1.0.0', ...more }
  const { statusCode } = await host.app.inject({
    method: 'POST',
    url: '/reports',
    remoteAddress,
    headers: { 'content-type': 'application/reports+json' },
    payload: JSON.stringify([{ type: 'fault', body }]),
  })
  return statusCode
}

const metrics = async () => (await host.app.inject({ url: '/metrics', headers: operator })).body
/** Long enough for the watch to have looked twice. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 1_000))

test('one page that fails on the server takes its version back, told, also when all others are good', async () => {
  const failing = `if (page.path === '/bad/two') { ${BROKEN} } return '<h1>' + page.path + '</h1>'`
  await start([shell, section('bad', '1.0.0')], WATCHED)
  await promote(section('bad', '2.0.0', failing))
  for (let visitor = 0; visitor < 40; visitor += 1) await visit('/bad/one', visitor)
  // Others: of one network a visit is noted each 50 ms.
  for (let visitor = 40; visitor < 45; visitor += 1) await visit('/bad/two', visitor)
  await until(async () => (await served('bad')) === '1.0.0')
  const { active, last } = await stateOf('bad')
  expect(active).toBe('1.0.0')
  expect(last).toMatchObject({ action: 'rollback', who: WATCH_NAME, version: '1.0.0', before: '2.0.0' })
  expect(last?.why).toBe('5 trong 5 người xem gần đây, ở 5 mạng, nhận trang thiếu phần này (trang two)')
  expect((await host.app.inject('/bad/two')).body).toContain('<h1>/bad/two</h1>')
  expect(await metrics()).toContain('web_releases_taken_back_total{unit="bad",version="2.0.0",service="web"} 1')
})

test('one that fails in the browsers of five networks is taken back; what was promoted anew after that begins anew', async () => {
  await start([shell, section('bad', '1.0.0')], WATCHED)
  await promote(section('bad', '2.0.0'))
  for (let visitor = 0; visitor < 5; visitor += 1) {
    expect((await stateOf('bad')).active).toBe('2.0.0')
    await visit('/bad/one', visitor)
    await tell('bad', '2.0.0', addressOf(visitor))
  }
  await until(async () => (await served('bad')) === '1.0.0')
  expect((await stateOf('bad')).last?.why).toBe('trình duyệt của 5 người xem ở 5 mạng báo lỗi, 100 % số người vừa xem')
  await host.store.promote('bad', '2.0.0', { who: 'lan', why: 'once more' })
  await until(async () => (await served('bad')) === '2.0.0')
  for (let visitor = 0; visitor < 5; visitor += 1) await tell('bad', '2.0.0', addressOf(visitor))
  await aWhile()
  expect(await metrics()).not.toContain('web_releases_suspected{')
  for (let visitor = 10; visitor < 16; visitor += 1) {
    await visit('/bad/one', visitor)
    await tell('bad', '2.0.0', addressOf(visitor))
  }
  // Reports alone do that once a day: people are asked.
  await until(async () => (await metrics()).includes('web_releases_suspected{unit="bad",version="2.0.0"'))
  await aWhile()
  expect((await stateOf('bad')).active).toBe('2.0.0')
})

test('five reports of one household, and hundreds of three networks, change nothing but an alert', async () => {
  const lines: string[] = []
  await start([shell, section('bad', '1.0.0')], WATCHED, async () => undefined, { write: (line) => lines.push(line) })
  await promote(section('bad', '2.0.0'))
  for (let visitor = 0; visitor < 6; visitor += 1) await visit('/bad/one', 100 + visitor)
  for (let address = 1; address <= 5; address += 1) await tell('bad', '2.0.0', `2402:800:61b1:9::${address}`)
  await aWhile()
  expect(await metrics()).not.toContain('web_releases_suspected{')
  const statuses: number[] = []
  for (let sent = 0; sent < FORGED; sent += 1) {
    const of = sent % 1_000
    const address = [`203.0.${of >> 8}.${of & 255}`, `198.51.${of >> 8}.${of & 255}`, `2001:ee0:${of.toString(16)}::1`][
      of % 3
    ]
    if (sent % 10 === 0) await host.app.inject({ url: '/bad/one', remoteAddress: address ?? '' })
    statuses.push(await tell('bad', '2.0.0', address ?? ''))
  }
  // The first of each, at most 600 of a network, and 600 more of all: the household took four.
  expect(statuses.filter((status) => status === 204)).toHaveLength(Math.min(FORGED, 1_000 + 596))
  await until(async () => (await metrics()).includes('web_releases_suspected{unit="bad",version="2.0.0"'))
  await aWhile()
  expect((await stateOf('bad')).active).toBe('2.0.0')
  expect(lines.filter((line) => line.includes('bad 2.0.0 may be broken'))).toHaveLength(1)
})

test('what somebody went back to and what is not watched stays', async () => {
  await start([shell, section('bad', '1.0.0', BROKEN), section('bad', '2.0.0')], WATCHED)
  await host.store.rollback('bad')
  await until(async () => (await served('bad')) === '1.0.0')
  for (let visitor = 0; visitor < 8; visitor += 1) await visit('/bad/one', visitor)
  await aWhile()
  expect((await stateOf('bad')).active).toBe('1.0.0')
  await start([shell, section('bad', '1.0.0')], { releaseWatchMs: 0 })
  await promote(section('bad', '2.0.0', BROKEN))
  for (let visitor = 0; visitor < 8; visitor += 1) await visit('/bad/one', visitor)
  await aWhile()
  expect((await stateOf('bad')).active).toBe('2.0.0')
})

test('a page of which the frame can not be rendered with what the section says is the section’s failure', async () => {
  const page = { id: 'two', pattern: '/khung-hong', visibility: 'public' as const }
  const breaking = (version: string, more: FakeUnit['routes'] = []) => {
    const unit = section('bad', version)
    return { ...unit, routes: [...(unit.routes ?? []).filter(({ id }) => id === 'one'), ...more] }
  }
  const onTitle = `if (request.head && request.head.title === 'Trang /khung-hong')`
  const fragile = shellBundle().replace(`if (request.page.path === '/khung-hong' && request.owner)`, onTitle)
  await start([{ ...shell, server: fragile }, breaking('1.0.0')], WATCHED)
  await promote(breaking('2.0.0', [page]))
  for (let visitor = 0; visitor < 5; visitor += 1) await visit('/khung-hong', visitor)
  await until(async () => (await served('bad')) === '1.0.0')
  expect((await stateOf('bad')).last).toMatchObject({ who: WATCH_NAME, before: '2.0.0' })
})

test('data that can not be had counts for nobody', async () => {
  const prepare = `data = await api.call('Article/GetLatestArticles', { query: { pageSize: 3 } })`
  const asking = (version: string) => ({ ...section('bad', version), server: sectionBundle('bad', { prepare }) })
  await start([shell, asking('1.0.0')], WATCHED)
  await promote(asking('2.0.0'))
  await host.stopApi()
  for (let visitor = 0; visitor < 8; visitor += 1) await visit('/bad/one', visitor)
  await aWhile()
  expect((await stateOf('bad')).active).toBe('2.0.0')
  expect(await metrics()).not.toContain('web_releases_suspected{')
})

test('a trial that fails ends', async () => {
  await start([shell, section('bad', '1.0.0')], WATCHED)
  await host.release(section('bad', '2.0.0', BROKEN))
  await host.store.rollback('bad')
  await host.store.startCanary('bad', '2.0.0', 99)
  await until(async () => {
    const { headers } = await host.app.inject({ url: '/bad/one', remoteAddress: addressOf(200) })
    return String(headers['set-cookie']).startsWith('releaseGroup=')
  })
  for (let visitor = 0; visitor < 12; visitor += 1) await visit('/bad/one', visitor)
  await until(async () => (await stateOf('bad')).canary === null)
  expect((await stateOf('bad')).last).toMatchObject({ action: 'canary', percent: 0, who: WATCH_NAME })
})
