import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { sectionBundle, shellBundle } from '../testing/fake-releases'
import { operator, startTestHost, type TestHost, until } from '../testing/test-host'
import { visit } from '../testing/visitors'

jest.setTimeout(120_000)

let host: TestHost
let url: string
let text = 'một'
let revision = 1

beforeEach(async () => {
  text = 'một'
  revision = 1
  const server = sectionBundle('news', {
    prepare: `data = await api.call('Article/GetLatestArticles', { query: { pageSize: 1 + Math.floor(Math.random() * 1e6) } })`,
    render: `return '<h1>' + data.text + '</h1>'`,
  })
  const routes = [{ id: 'page', pattern: '/tin', visibility: 'public' as const }]
  host = await startTestHost([
    { name: 'shell', server: shellBundle() },
    { name: 'news', server, routes },
  ])
  host.answers.set('Article/GetLatestArticles', () => ({ text }))
  host.answers.set('Content/GetRevision', () => ({ revision, changedAt: '2026-01-01T00:00:00Z' }))
  const asked = () => host.calls.filter((name) => name === 'Content/GetRevision').length
  const before = asked()
  await until(() => asked() >= before + 2)
  url = await host.app.listen({ port: 0, host: '127.0.0.1' })
}, 120_000)
afterEach(() => host.close())

const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  visit({ url: `${url}/tin`, from: '127.0.0.2', method, headers })
const count = async (line: string) => {
  const { body } = await host.app.inject({ url: '/metrics', headers: operator })
  return Number(new RegExp(`^${line.replace(/[{}*|/]/g, '\\$&')} (\\d+)`, 'm').exec(body)?.[1] ?? 0)
}
const withoutMoment = ({ date: _, ...headers }: object & { date?: string }) => headers

/** By the route alone: a request of the same host that never comes over a connection. */
const byRoute = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  host.app.inject({ url: '/tin', method, headers })

test('what stands ready is the same answer that the route gives', async () => {
  await ask()
  const first = await byRoute()
  const etag = String(first.headers.etag)
  const answers = [
    [{}, 'GET'],
    [{}, 'HEAD'],
    [{ 'if-none-match': etag }, 'GET'],
    [{ 'if-none-match': '"other"' }, 'GET'],
    [{ 'accept-encoding': 'br' }, 'GET'],
  ] as const
  for (const [headers, method] of answers) {
    const expected = await byRoute(headers, method)
    const answer = await ask({ ...headers, connection: 'keep-alive' }, method)
    expect(answer.status).toBe(expected.statusCode)
    const { connection: _, 'keep-alive': __, ...given } = withoutMoment(answer.headers) as Record<string, unknown>
    const { connection: ___, ...wanted } = withoutMoment(expected.headers) as Record<string, unknown>
    expect(given).toEqual({
      ...wanted,
      ...('content-length' in wanted && { 'content-length': String(wanted['content-length']) }),
    })
  }
  expect((await ask()).text).toBe(first.body)
  const { rawPayload } = await byRoute({ 'accept-encoding': 'br' })
  expect(brotliDecompressSync(rawPayload).toString()).toBe(first.body)
})

test('it is counted like any other answer', async () => {
  await ask()
  const requests = 'http_request_seconds_count{service="web",route="/*",status="200"}'
  const hits = 'web_document_lookups_total{outcome="hit",service="web"}'
  const before = [await count(requests), await count(hits)]
  await ask()
  await ask()
  await until(async () => (await count(requests)) === (before[0] ?? 0) + 2)
  expect(await count(hits)).toBe((before[1] ?? 0) + 2)
})

test('changed content is answered anew', async () => {
  expect((await ask()).text).toContain('<h1>một</h1>')
  expect((await ask()).text).toContain('<h1>một</h1>')
  text = 'hai'
  revision = 2
  await until(async () => (await ask()).text.includes('<h1>hai</h1>'))
})

test('another method is refused as before', async () => {
  await ask()
  expect((await ask({}, 'DELETE')).status).toBe(405)
})
