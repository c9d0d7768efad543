import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import type { ReleaseManifest } from 'shared-frame/remotes'
import { sectionBundle, shellBundle, writeBuild } from '../testing/fake-releases'
import { operator, startTestHost, type TestHost, until } from '../testing/test-host'

jest.setTimeout(120_000)

const HEALTH = '1.0.0-bad'
const route = { id: 'one', pattern: '/suc-khoe', visibility: 'public' as const }

let host: TestHost
let goodState: string
const stateFile = () => path.join(host.dir, 'registry.json')

beforeAll(async () => {
  host = await startTestHost([
    { name: 'shell', server: shellBundle(), routes: [{ id: 'home', pattern: '/', visibility: 'public' }] },
    {
      name: 'menus',
      server: sectionBundle('menus'),
      routes: [{ id: 'list', pattern: '/thuc-don', visibility: 'public' }],
    },
  ])
  goodState = await readFile(stateFile(), 'utf8')
})
afterAll(() => host.close())

type Harm = (manifest: ReleaseManifest, build: string) => object | Promise<object>

const cases: readonly (readonly [string, Harm, string])[] = [
  [
    'a free range of contracts',
    () => ({ contracts: '>=1 <2' }),
    'contracts ">=1 <2" is not a range of contracts: write',
  ],
  [
    'a pattern with an empty segment',
    () => ({ routes: [{ ...route, pattern: '/a//b' }] }),
    'routes[0].pattern "/a//b" is not a route pattern: write',
  ],
  ['a bad id', () => ({ routes: [{ ...route, id: 'Trang chủ' }] }), 'routes[0].id "Trang chủ" is not an id: use'],
  [
    'two routes of one id',
    () => ({ routes: [route, { ...route, pattern: '/khac' }] }),
    'routes[1].id "one" is the id of two routes: give each its own',
  ],
  ['a bad widget id', () => ({ widgets: [{ id: 'health' }] }), 'widgets[0].id "health" is not a widget id: write'],
  [
    'an empty page name',
    () => ({ routes: [{ ...route, pageName: '' }] }),
    'routes[0].pageName "" is an empty page name: name the page or leave',
  ],
  [
    'an integrity of the wrong form',
    ({ entry, integrity }) => ({ integrity: { ...integrity, [entry]: 'sha256-abc' } }),
    'is not an integrity: write sha384-',
  ],
  [
    'a file that is not what its integrity says',
    async ({ entry }, build) => {
      await writeFile(path.join(build, 'browser', entry), 'tampered')
      return {}
    },
    'is not what its integrity says: build the unit again',
  ],
  ['an unknown field', () => ({ colour: 'green' }), 'has the unknown field colour: remove it'],
]

describe.each(cases)('a release with %s', (_, harm, message) => {
  let build: string

  beforeAll(async () => {
    build = path.join(host.dir, 'bad-build')
    const unit = { name: 'health', version: HEALTH, server: sectionBundle('health'), routes: [route] }
    const manifest = await writeBuild(build, unit)
    const changes = await harm(manifest, build)
    await writeFile(path.join(build, 'release.json'), JSON.stringify({ ...manifest, ...changes }))
  })
  afterAll(async () => {
    await writeFile(stateFile(), goodState)
    for (const folder of [build, path.join(host.dir, 'releases/health')]) await rm(folder, { recursive: true })
  })

  test('is refused by publish and promote, and costs its own section only when it gets in all the same', async () => {
    await expect(host.store.publish(build)).rejects.toThrow(message)
    await cp(build, path.join(host.dir, 'releases/health', HEALTH), { recursive: true })
    await expect(host.store.promote('health', HEALTH)).rejects.toThrow(message)

    const state = JSON.parse(goodState)
    const health = { active: HEALTH, previous: null, enabled: true }
    await writeFile(stateFile(), JSON.stringify({ units: { ...state.units, health } }))
    await until(async () =>
      (await host.app.inject({ url: '/metrics', headers: operator })).body.includes(
        'web_registry_left_out{unit="health",service="web"} 1',
      ),
    )
    expect(await host.store.check()).toEqual([expect.stringContaining(message)])
    const { units } = (await host.app.inject('/registry.json')).json<{ units: { name: string }[] }>()
    expect(units.map(({ name }) => name)).toEqual(['menus', 'shell'])
    expect((await host.app.inject('/thuc-don')).body).toContain('menus: /thuc-don')
    expect((await host.app.inject('/')).statusCode).toBe(200)
    expect((await host.app.inject('/suc-khoe')).statusCode).toBe(404)
  })
})

describe('a release that does not fit the live shell', () => {
  const offers = (...names: readonly string[]) => ({ 'shared-frame': { version: '1.0.0', names } })

  async function publish(name: 'shell' | 'menus', version: string, changes: Partial<ReleaseManifest>): Promise<void> {
    const build = path.join(host.dir, 'fitting-build')
    const server = name === 'shell' ? shellBundle() : sectionBundle(name)
    const manifest = await writeBuild(build, { name, version, server })
    await writeFile(path.join(build, 'release.json'), JSON.stringify({ ...manifest, ...changes }))
    await host.store.publish(build)
    await rm(build, { recursive: true })
  }

  test('an added export of shared-frame: the section is refused on the old shell and accepted on the new one', async () => {
    await publish('shell', '2.0.0', { offers: offers('Button') })
    await publish('shell', '3.0.0', { offers: offers('Button', 'Rating') })
    await publish('menus', '2.0.0', { uses: { 'shared-frame': ['Button'] } })
    await publish('menus', '3.0.0', { uses: { 'shared-frame': ['Button', 'Rating'] } })
    await host.store.promote('shell', '2.0.0')
    await host.store.promote('menus', '2.0.0')
    await expect(host.store.promote('menus', '3.0.0')).rejects.toThrow(
      'menus 3.0.0 uses Rating of shared-frame, which shell 2.0.0 does not offer: promote a shell that does first',
    )
    expect((await host.store.list()).find(({ name }) => name === 'menus')?.state?.active).toBe('2.0.0')
    await host.store.promote('shell', '3.0.0')
    await host.store.promote('menus', '3.0.0')
    expect(await host.store.check()).toEqual([])
  })

  test('a shell without an export that a live section uses is refused, promoted or rolled back to', async () => {
    await expect(host.store.promote('shell', '2.0.0')).rejects.toThrow('menus 3.0.0 uses Rating of shared-frame')
    await expect(host.store.rollback('shell')).rejects.toThrow('menus 3.0.0 uses Rating of shared-frame')
  })

  test('together they need to fit only when both are active', async () => {
    await host.store.promoteTogether([
      { name: 'shell', version: '2.0.0' },
      { name: 'menus', version: '2.0.0' },
    ])
    await expect(host.store.promote('menus', '3.0.0')).rejects.toThrow('does not offer')
    await host.store.promoteTogether([
      { name: 'menus', version: '3.0.0' },
      { name: 'shell', version: '3.0.0' },
    ])
  })

  test('forced into the store, check names it', async () => {
    const state = JSON.parse(await readFile(stateFile(), 'utf8'))
    state.units.shell.active = '2.0.0'
    await writeFile(stateFile(), JSON.stringify(state))
    expect(await host.store.check()).toEqual([expect.stringContaining('menus 3.0.0 uses Rating of shared-frame')])
  })
})
