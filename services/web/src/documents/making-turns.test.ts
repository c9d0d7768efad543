import { afterEach, expect, jest, test } from '@jest/globals'
import { sectionBundle, shellBundle } from '../testing/fake-releases'
import { operator, startTestHost, type TestHost, until } from '../testing/test-host'
import { WAITING_LIMITS } from './making-turns'

jest.setTimeout(60_000)

const FLOOD = '203.0.113.7'
const READER = '198.51.100.20'

/** Its page-not-found is never the same twice. */
const shell = shellBundle().replace('request.status === 404 ?', 'request.status === 404 ? Math.random() +')

/** A search that computes for ten milliseconds, whatever is asked. */
const search = {
  name: 'notebook',
  routes: [{ id: 'search', pattern: '/tim-kiem', visibility: 'unlisted' as const, query: ['q'] }],
  server: sectionBundle('notebook', {
    prepare: `data = await api.call('Article/GetLatestArticles', { query: { pageSize: 1 + Math.floor(Math.random() * 1e6) } })`,
    render: `for (const end = Date.now() + 10; Date.now() < end; ) {} return '<h1>' + data.text + '</h1>'`,
  }),
}

let host: TestHost
let text = 'một'

async function startHost(limits: { readonly waiting?: number; readonly visitorMs: number }): Promise<void> {
  text = 'một'
  host = await startTestHost([{ name: 'shell', server: shell }, search], {
    making: { atOnce: 2, ...WAITING_LIMITS, ...limits },
  })
  host.answers.set('Article/GetLatestArticles', () => ({ text }))
}
afterEach(() => host.close())

const ask = async (url: string, remoteAddress: string) => host.app.inject({ url, remoteAddress })
const searched = () => host.calls.filter((name) => name === 'Article/GetLatestArticles').length
const metric = async (line: RegExp) =>
  line.exec((await host.app.inject({ url: '/metrics', headers: operator })).body)?.[1] ?? null

test('who invents a hundred searches waits behind who asks for one page; what is too much is told at once and is no fault of a unit', async () => {
  await startHost({ waiting: 40, visitorMs: 60_000 })
  await ask('/tim-kiem', READER)
  const flood = Array.from({ length: 100 }, (_, index) => ask(`/tim-kiem?q=${index}`, FLOOD))
  await until(() => searched() > 2)
  const before = searched()
  const answer = await ask('/tim-kiem?q=sua', READER)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('<h1>một</h1>')
  // Those on their way, the reader's own, and what came before the answer was sent
  expect(searched() - before).toBeLessThanOrEqual(6)
  const answers = await Promise.all(flood)
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(40)
  const refused = answers.filter(({ statusCode }) => statusCode === 503)
  expect(refused.length).toBe(100 - statuses.filter((status) => status === 200).length)
  expect(refused.length).toBeGreaterThanOrEqual(50)
  expect(refused[0]?.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
  expect(refused[0]?.body).toContain('Bạn đợi một lát')
  expect(await metric(/web_documents_refused_total\{status="503",service="web"\} (\d+)/)).toBe(String(refused.length))
  expect(await metric(/(web_unit_failures_total\{.*)/)).toBeNull()
  expect((await ask('/tim-kiem?q=0', FLOOD)).body).toContain('<h1>một</h1>')
})

test('a visitor has so much computing time a minute; pages that stand are shown to her as before, also old ones, and others are not concerned', async () => {
  await startHost({ visitorMs: 150 })
  expect((await ask('/tim-kiem', FLOOD)).statusCode).toBe(200)
  let last = await ask('/tim-kiem?q=0', FLOOD)
  for (let index = 1; index < 40 && last.statusCode === 200; index += 1) last = await ask(`/tim-kiem?q=${index}`, FLOOD)
  expect(last.statusCode).toBe(429)
  const refusedAt = performance.now()
  await ask('/tim-kiem?q=them', FLOOD)
  expect(performance.now() - refusedAt).toBeGreaterThan(900)
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(30)
  // Each takes at least the ten milliseconds that its unit computed
  expect(searched()).toBeLessThanOrEqual(15)
  expect((await ask('/tim-kiem', FLOOD)).statusCode).toBe(200)

  text = 'hai'
  host.answers.set('Content/GetRevision', () => ({ revision: 2, changedAt: '2026-01-02T00:00:00Z' }))
  await until(async () => (await ask('/tim-kiem?q=1', READER)).body.includes('hai'))
  const old = await ask('/tim-kiem', FLOOD)
  expect([old.statusCode, old.body.includes('<h1>một</h1>')]).toEqual([200, true])
  expect((await ask('/tim-kiem?q=moi', READER)).statusCode).toBe(200)
})

test('all addresses where nothing is are one document, made once', async () => {
  await startHost({ visitorMs: 60_000 })
  const first = await ask('/khong-co/0', FLOOD)
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => ask(`/khong-co/${index}?mon=${index}`, FLOOD)),
  )
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]))
  expect(new Set(answers.map(({ headers }) => headers.etag))).toEqual(new Set([first.headers.etag]))
  // What page-not-found takes for its own address is no page either
  expect((await ask('/khong-tim-thay', READER)).headers.etag).toBe(first.headers.etag)
})
