import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { runSize } from 'shared-contracts/testing'
import { type FakeUnit, sectionBundle, shellBundle } from '../testing/fake-releases'
import { operator, startTestHost, type TestHost, until } from '../testing/test-host'
import { GROUPS, versionsOfGroup } from './choose-versions'
import { previewPath, previewToken, readPreviewToken } from './preview-token'

jest.setTimeout(60_000)

const SECRET = 's'.repeat(32)
const section = (name: string, version: string, render = `return '<h1>${name} ${version}</h1>'`): FakeUnit => ({
  name,
  version,
  routes: [
    { id: 'page', pattern: `/${name}`, visibility: 'public' },
    { id: 'item', pattern: `/${name}/:id`, visibility: 'public' },
  ],
  server: sectionBundle(name, { render }),
})
const shell: FakeUnit = {
  name: 'shell',
  routes: [{ id: 'home', pattern: '/', visibility: 'public' }],
  server: shellBundle(),
}
const units = [shell, section('menus', '1.0.0'), section('health', '1.0.0')]

let host: TestHost

const get = (url: string, cookie?: string) => host.app.inject({ url, headers: cookie === undefined ? {} : { cookie } })

/** Published and not active. */
async function publish(unit: FakeUnit): Promise<void> {
  await host.release(unit)
  await host.store.rollback(unit.name)
  await until(async () => (await get('/registry.json')).body.includes(`/assets/${unit.name}/1.0.0/`))
}

async function startTrial(percent: number, version = '2.0.0'): Promise<void> {
  await host.store.startCanary('menus', version, percent)
  await until(async () => (await get('/menus')).headers['set-cookie'] !== undefined)
}

const cookieOf = (headers: Readonly<Record<string, unknown>>) => String(headers['set-cookie']).split(';')[0] ?? ''

describe('a version on trial', () => {
  beforeAll(async () => {
    host = await startTestHost(units)
  })
  afterAll(() => host.close())

  test('goes to a share of the visitors, each time to the same, and to nobody once it ended', async () => {
    await publish(section('menus', '2.0.0'))
    const before = await get('/menus')
    expect(before.headers['set-cookie']).toBeUndefined()
    expect(before.headers['cache-control']).toContain('s-maxage')
    await startTrial(30)

    const visitors: { cookie: string; has: boolean }[] = []
    for (let visitor = 0; visitor < 200; visitor += 1) {
      const { headers, body } = await get('/menus')
      expect(headers['cache-control']).toBe('private, no-cache')
      expect(headers.vary).toContain('Cookie')
      visitors.push({ cookie: cookieOf(headers), has: body.includes('<h1>menus 2.0.0</h1>') })
    }
    const share = visitors.filter(({ has }) => has).length / visitors.length
    expect(share).toBeGreaterThan(0.15)
    expect(share).toBeLessThan(0.45)
    for (const { cookie, has } of visitors.slice(0, runSize(10, 40))) {
      const { headers, body } = await get('/menus/2', cookie)
      expect(body.includes('<h1>menus 2.0.0</h1>')).toBe(has)
      expect(headers['set-cookie']).toBeUndefined()
      const data = await get('/_data/menus', cookie)
      expect([data.statusCode, data.headers['cache-control']]).toEqual([200, 'private, no-cache'])
    }
    expect((await get('/health', visitors.find(({ has }) => has)?.cookie)).body).toContain('<h1>health 1.0.0</h1>')

    await host.store.endCanary('menus')
    const one = visitors.find(({ has }) => has)?.cookie
    await until(async () => (await get('/menus', one)).body.includes('<h1>menus 1.0.0</h1>'))
    // The group goes with the next answer: a cache in front lets those who have one pass.
    const { headers } = await get('/menus', one)
    expect(headers['cache-control']).toBe('private, no-cache')
    expect(headers['set-cookie']).toMatch(/^releaseGroup=; Path=\/; Max-Age=0;/)
    expect((await get('/menus')).headers['cache-control']).toContain('s-maxage')
  })

  test('keeps its documents apart from everybody’s, rendered once for all who have it', async () => {
    await publish(
      section(
        'menus',
        '3.0.0',
        `globalThis.count = (globalThis.count || 0) + 1; return '<h1>run ' + globalThis.count + '</h1>'`,
      ),
    )
    await startTrial(50, '3.0.0')
    const groups = Array.from({ length: GROUPS }, (_, group) => group)
    const has = (group: number) => versionsOfGroup(group, [{ unit: 'menus', version: '3.0.0', percent: 50 }]).size > 0
    const [withIt = [], without = []] = [groups.filter(has), groups.filter((group) => !has(group))]
    for (const group of withIt.slice(0, 5))
      expect((await get('/menus/9', `releaseGroup=${group}`)).body).toContain('<h1>run ')
    const bodies = await Promise.all(withIt.slice(0, 5).map((group) => get('/menus/9', `releaseGroup=${group}`)))
    expect(new Set(bodies.map(({ body }) => /<h1>run \d+/.exec(body)?.[0])).size).toBe(1)
    for (const group of without.slice(0, 5)) {
      expect((await get('/menus/9', `releaseGroup=${group}`)).body).toContain('<h1>menus 1.0.0</h1>')
    }
  })

  test('whose share grows keeps the groups that had it', () => {
    const groupsAt = (percent: number) =>
      Array.from({ length: GROUPS }, (_, group) => group).filter(
        (group) => versionsOfGroup(group, [{ unit: 'menus', version: '2.0.0', percent }]).size > 0,
      )
    const [few, more] = [groupsAt(10), groupsAt(40)]
    expect(few.length).toBeGreaterThan(60)
    expect(few.length).toBeLessThan(140)
    expect(few.every((group) => more.includes(group))).toBe(true)
  })
})

test('a version on trial ends by itself when it fails, and the visitors who had it get the active one', async () => {
  host = await startTestHost(units, { releaseWatchMs: 60_000 })
  try {
    await publish(section('menus', '2.0.0', `throw new Error('broken')`))
    await startTrial(99)
    for (let item = 0; item < 8; item += 1) {
      const remoteAddress = `10.${item}.0.1`
      expect((await host.app.inject({ url: `/menus/${item}`, remoteAddress })).statusCode).toBe(200)
    }
    await until(async () => (await get('/menus')).headers['set-cookie'] === undefined)
    const menus = (await host.store.list()).find(({ name }) => name === 'menus')
    expect(menus?.state).toMatchObject({ active: '1.0.0', canary: null })
    expect(menus?.history[0]).toMatchObject({ action: 'canary', who: 'release-watch', percent: 0 })
    const { body } = await host.app.inject({ url: '/metrics', headers: operator })
    expect(body).toContain('web_releases_taken_back_total{unit="menus",version="2.0.0",service="web"} 1')
  } finally {
    await host.close()
  }
})

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
    await startTrial(50)
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
})
