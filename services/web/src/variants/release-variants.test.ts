import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { runSize } from 'shared-contracts/testing'
import { type FakeUnit, sectionBundle, shellBundle } from '../testing/fake-releases'
import { operator, startTestHost, type TestHost, until } from '../testing/test-host'
import { GROUPS, versionsOfGroup } from './choose-versions'

jest.setTimeout(60_000)

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
    // The group says nothing any more: its page is everybody's.
    const [withGroup, without] = [await get('/menus', one), await get('/menus')]
    expect(withGroup.headers['cache-control']).toContain('s-maxage')
    expect([withGroup.headers['set-cookie'], withGroup.headers.etag]).toEqual([undefined, without.headers.etag])
  })

  test('keeps its documents apart from everybody’s, rendered once for all who have it', async () => {
    await publish(section('menus', '3.0.0', `return '<h1>run ' + String(Math.random()).slice(2) + '</h1>'`))
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
