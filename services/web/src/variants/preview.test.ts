import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { type FakeUnit, sectionBundle, shellBundle } from '../testing/fake-releases'
import { startTestHost, type TestHost, until } from '../testing/test-host'
import { previewPath, previewToken, readPreviewToken } from './preview-token'

jest.setTimeout(60_000)

const SECRET = 's'.repeat(32)
const section = (name: string, version: string): FakeUnit => ({
  name,
  version,
  routes: [
    { id: 'page', pattern: `/${name}`, visibility: 'public' },
    { id: 'item', pattern: `/${name}/:id`, visibility: 'public' },
  ],
  server: sectionBundle(name, { render: `return '<h1>${name} ${version}</h1>'` }),
})
const shell: FakeUnit = {
  name: 'shell',
  routes: [{ id: 'home', pattern: '/', visibility: 'public' }],
  server: shellBundle(),
}
const units = [shell, section('menus', '1.0.0'), section('health', '1.0.0')]

let host: TestHost

const get = (url: string, cookie?: string, referer?: string) =>
  host.app.inject({ url, headers: { ...(cookie && { cookie }), ...(referer && { referer, host: 'mebe.example' }) } })

/** Published and not active. */
async function publish(unit: FakeUnit): Promise<void> {
  await host.release(unit)
  await host.store.rollback(unit.name)
  await until(async () => (await get('/registry.json')).body.includes(`/assets/${unit.name}/1.0.0/`))
}

const cookieOf = (headers: Readonly<Record<string, unknown>>) => String(headers['set-cookie']).split(';')[0] ?? ''

describe('a link for trying', () => {
  const now = () => Math.floor(Date.now() / 1_000)
  const tokenFor = (version: string, until = now() + 3_600) => previewToken(SECRET, { unit: 'menus', version, until })

  beforeAll(async () => {
    host = await startTestHost(units)
    await publish(section('menus', '2.0.0'))
  })
  afterAll(() => host.close())

  test('shows a version that is not active in the browser that opened it, and nowhere else', async () => {
    expect((await get('/menus')).body).toContain('menus 1.0.0')
    const opened = await get(previewPath(tokenFor('2.0.0')))
    expect(opened.statusCode).toBe(200)
    expect(opened.body).toContain('bản <b>2.0.0</b>')
    expect(opened.headers['clear-site-data']).toBe('"cache"')
    const cookie = cookieOf(opened.headers)
    const seen = await get('/menus', cookie)
    expect(seen.body).toContain('<h1>menus 2.0.0</h1>')
    expect(seen.headers['cache-control']).toBe('private, no-store')
    expect(seen.headers['x-robots-tag']).toBe('noindex')
    expect((await get('/menus')).body).toContain('<h1>menus 1.0.0</h1>')
    const ended = await get('/-/preview?thoi', cookie)
    expect(String(ended.headers['set-cookie'])).toContain('releasePreview=; Path=/; Max-Age=0')
  })

  test('that was not made so is refused, and worth nothing as a cookie', async () => {
    const tokens = {
      'signed with another secret': previewToken('x'.repeat(32), {
        unit: 'menus',
        version: '2.0.0',
        until: now() + 60,
      }),
      'too old': tokenFor('2.0.0', now() - 1),
      'made longer': tokenFor('2.0.0').replace(/~\d+~/, `~${now() + 999_999}~`),
      'for another version': tokenFor('1.0.0').replace('1.0.0', '2.0.0'),
      'nothing of ours': '<script>',
    }
    for (const [name, token] of Object.entries(tokens)) {
      const { statusCode, headers } = await get(previewPath(token))
      expect([name, statusCode, headers['set-cookie']]).toEqual([name, 404, undefined])
      const { body } = await get('/menus', `releasePreview=${token}`)
      expect([name, body.includes('<h1>menus 1.0.0</h1>')]).toEqual([name, true])
    }
    // The one that they differ from opens the version.
    const sound = tokenFor('2.0.0')
    expect((await get(previewPath(sound))).statusCode).toBe(200)
    expect((await get('/menus', `releasePreview=${sound}`)).body).toContain('<h1>menus 2.0.0</h1>')
  })

  test('is heeded where everybody’s document stands ready, over a real connection', async () => {
    const origin = await host.app.listen({ port: 0, host: '127.0.0.1' })
    const textFor = async (cookie: string) => (await fetch(`${origin}/menus`, { headers: { cookie } })).text()
    for (const _ of [1, 2, 3]) expect(await textFor('a=1')).toContain('<h1>menus 1.0.0</h1>')
    expect(await textFor(`releasePreview=${tokenFor('2.0.0')}`)).toContain('<h1>menus 2.0.0</h1>')
    await host.store.startCanary('menus', '2.0.0', 50)
    await until(async () => (await get('/menus')).headers['set-cookie'] !== undefined)
    for (const _ of [1, 2])
      expect((await fetch(`${origin}/menus`)).headers.get('set-cookie')).toContain('releaseGroup=')
    await host.store.endCanary('menus')
    await until(async () => (await get('/menus')).headers['set-cookie'] === undefined)
  })

  test('leaves no redirect of its version in caches that others share', async () => {
    const server = sectionBundle('menus', { prepare: `head = { title: 'x', redirect: '/health' }` })
    await publish({ ...section('menus', '3.0.0'), server })
    const { statusCode, headers } = await get('/menus', `releasePreview=${tokenFor('3.0.0')}`)
    expect([statusCode, headers.location]).toEqual([301, '/health'])
    expect(headers['cache-control']).toBe('private, no-store')
  })

  test('of a version that is not there shows the active one', async () => {
    expect((await get('/menus', `releasePreview=${tokenFor('9.9.9')}`)).body).toContain('<h1>menus 1.0.0</h1>')
  })

  test('is read as it was made', () => {
    const preview = { unit: 'menus', version: '2.0.0-abc.1', until: now() + 60 }
    expect(readPreviewToken(SECRET, previewToken(SECRET, preview), now())).toEqual(preview)
  })

  test('stands above each page: unit, version, until when, and the way out', async () => {
    const until = Date.parse('2099-01-31T05:00:00Z') / 1_000
    const cookie = `releasePreview=${tokenFor('2.0.0', until)}`
    for (const url of ['/menus', '/health', '/khong-co-gi', '/trang-ca-nhan-cua-ban/7']) {
      const { body, headers } = await get(url, cookie)
      const [, before = '', band = '', after = ''] =
        /<body>\n(.*?)(<aside id="preview-band".*?<\/aside>)(.*)/s.exec(body) ?? []
      expect(band).toContain('xem thử phần <b>menus</b>, bản <b>2.0.0</b>, đến 12:00 31/1/99.')
      expect(band).toContain('<a href="/-/preview?thoi">Thôi xem thử</a>')
      expect([/<a |<button/.test(before), after.includes('<div id="shell">')]).toEqual([false, true])
      const style = /<style>([^<]*)<\/style>/.exec(before)?.[1] ?? ''
      const hash = createHash('sha256').update(style).digest('base64')
      expect(String(headers['content-security-policy'])).toContain(`style-src 'self' 'sha256-${hash}'`)
      expect(headers['cache-control']).toBe('private, no-store')
      expect((await get(url)).body).not.toContain('preview-band')
    }
  })

  test('says so where the version can not be shown', async () => {
    const { body } = await get('/menus', `releasePreview=${tokenFor('9.9.9')}`)
    expect(body).toContain('Chưa xem thử được bản <b>9.9.9</b> của phần <b>menus</b>. Bạn đang xem bản <b>1.0.0</b>.')
  })

  test.each([
    ['https://mebe.example/menus/2?a=1', '/menus/2?a=1'],
    ['https://mebe.example/', '/'],
    ['https://mebe.example/-/preview?ban=x', undefined],
    ['https://mebe.example//evil.example/', undefined],
    ['https://mebe.example/\\\\evil.example/', undefined],
    ['https://evil.example/menus', undefined],
    ['nothing', undefined],
    ['', undefined],
  ])('ends on the page that it was ended on: from %j to %j', async (referer, page) => {
    const { headers, statusCode, body } = await get('/-/preview?thoi', `releasePreview=${tokenFor('2.0.0')}`, referer)
    expect([statusCode, headers.location]).toEqual(page === undefined ? [200, undefined] : [303, page])
    expect(headers['set-cookie']).toMatch(/^releasePreview=; Path=\/; Max-Age=0;/)
    expect(body).toContain('lại xem các bản chính')
  })
})
