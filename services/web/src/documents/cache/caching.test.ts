import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { sectionBundle, shellBundle } from '../../testing/fake-releases'
import { operator, startTestHost, type TestHost, until } from '../../testing/test-host'

jest.setTimeout(120_000)

/** A page that shows what the API says, and how often it was asked. */
const newsBundle = (version: string) =>
  sectionBundle('news', {
    prepare: `data = await api.call('Article/GetLatestArticles', { query: { pageSize: 1 + Math.floor(Math.random() * 1e6) } })`,
    render: `return '<h1>${version}: ' + data.text + '</h1>'`,
  })
const news = (version: string) => ({
  name: 'news',
  version,
  routes: [{ id: 'page', pattern: '/tin/:id', visibility: 'public' as const }],
  server: newsBundle(version),
})

let host: TestHost
let now = Date.parse('2026-01-01T05:00:00Z')
let text = 'một'
let revision = 1
/** A page for each test, so that none finds the documents of another. */
let address = ''
let tests = 0

const heading = async () => /<h1>([^<]*)<\/h1>/.exec((await host.app.inject(address)).body)?.[1]
const revisionQuestions = () => host.calls.filter((name) => name === 'Content/GetRevision').length
const asked = () => host.calls.filter((name) => name === 'Article/GetLatestArticles').length

async function startHost(): Promise<void> {
  host = await startTestHost([{ name: 'shell', server: shellBundle() }, news('1.0.0')], { now: () => now })
  host.answers.set('Article/GetLatestArticles', () => ({ text }))
  host.answers.set('Content/GetRevision', () => ({ revision, changedAt: '2026-01-01T00:00:00Z' }))
  // A question is asked once the one before is answered: two more, and the first of them told the revision.
  const before = revisionQuestions()
  await until(() => revisionQuestions() >= before + 2)
}

beforeEach(() => {
  tests += 1
  text = 'một'
  address = `/tin/${tests}`
})

describe('on one host', () => {
  beforeAll(startHost, 120_000)
  afterAll(() => host.close())
  beforeEach(() => {
    host.calls.length = 0
  })

  test('a document is made once for many who ask at once, and then served from memory', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => host.app.inject(`${address}?utm_source=x`)))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(asked()).toBe(1)
    await host.app.inject(address)
    expect(asked()).toBe(1)
    expect((await host.app.inject({ url: '/metrics', headers: operator })).body).toMatch(
      /web_document_lookups_total\{outcome="hit",service="web"\} \d+/,
    )
  })

  test('it has an ETag, is for shared caches, and comes compressed as asked', async () => {
    const plain = await host.app.inject(address)
    expect(plain.headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600')
    const etag = String(plain.headers.etag)
    const again = await host.app.inject({ url: address, headers: { 'if-none-match': etag } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const brotli = await host.app.inject({ url: address, headers: { 'accept-encoding': 'gzip, br' } })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
    const zipped = await host.app.inject({ url: address, headers: { 'accept-encoding': 'gzip, br;q=0' } })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
  })

  test('new content is served once its revision is known', async () => {
    expect(await heading()).toBe('1.0.0: một')
    text = 'hai'
    expect(await heading()).toBe('1.0.0: một')
    revision += 1
    await until(async () => (await heading()) === '1.0.0: hai')
    expect(await heading()).toBe('1.0.0: hai')
  })

  test('an old document is served while a new one is made', async () => {
    await heading()
    text = 'hai'
    now += 61_000
    expect(await heading()).toBe('1.0.0: một')
    await until(async () => (await heading()) === '1.0.0: hai')
    expect(asked()).toBe(2)
  })

  test('a clock that is set back by an hour, or forward, leaves no document older than it may be', async () => {
    await heading()
    for (const jump of [-3_600_000, 3_600_000]) {
      text = `sau ${jump}`
      now += jump
      await heading()
      await until(async () => (await heading()) === `1.0.0: sau ${jump}`)
    }
    expect(await heading()).toBe('1.0.0: sau 3600000')
  })

  test('a new day makes new documents', async () => {
    await heading()
    now += 20 * 60 * 60 * 1_000
    text = 'hai'
    expect(await heading()).toBe('1.0.0: hai')
  })
})

describe('on a host of its own', () => {
  beforeEach(startHost, 120_000)
  afterEach(() => host.close())

  test('while the API is silent the last good copy serves, however old', async () => {
    await heading()
    await host.stopApi()
    now += 3_600_000
    expect(await heading()).toBe('1.0.0: một')
    const { statusCode, body } = await host.app.inject(`${address}?q=chua-ai-hoi`)
    expect(statusCode).toBe(200)
    expect(body).toMatch(/<div id="outlet"><noscript>[^\n]*<\/noscript><\/div>/)
  })

  test('a version that is promoted, rolled back or switched off while the host runs is in the next document', async () => {
    expect(await heading()).toBe('1.0.0: một')
    const before = await host.app.inject('/registry.json')
    await host.release(news('1.1.0'))
    await until(async () => (await heading()) === '1.1.0: một')
    const after = await host.app.inject({
      url: '/registry.json',
      headers: { 'if-none-match': String(before.headers.etag) },
    })
    expect(after.statusCode).toBe(200)
    expect(after.headers['cache-control']).toBe('no-cache')
    const same = await host.app.inject({
      url: '/registry.json',
      headers: { 'if-none-match': String(after.headers.etag) },
    })
    expect(same.statusCode).toBe(304)

    await host.store.rollback('news')
    await until(async () => (await heading()) === '1.0.0: một')

    await host.store.setEnabled('news', false)
    await until(async () => (await host.app.inject(address)).statusCode === 503)
    const off = await host.app.inject(address)
    expect(off.headers['retry-after']).toBe('300')
    expect(off.body).toMatch(/<div id="outlet"><noscript>[^\n]*<\/noscript><\/div>/)
    expect(off.body).not.toContain('/assets/news/1.0.0/lifecycles.aa11.js"')
  })

  test('an unreadable state file leaves the last good registry in use', async () => {
    await heading()
    await writeFile(path.join(host.dir, 'registry.json'), '{"units": ')
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(await heading()).toBe('1.0.0: một')
  })
})
