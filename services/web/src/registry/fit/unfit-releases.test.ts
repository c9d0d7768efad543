import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'
import type { ServiceContract } from 'shared-contracts/call-contract'
import { CONTRACT_VERSION } from 'shared-frame/registry'
import type { ReleaseManifest } from 'shared-frame/remotes'
import { NOTHING_USED, offersOf, sectionBundle, shellBundle, writeBuild } from '../../testing/fake-releases'
import { operator, startTestHost, type TestHost, until } from '../../testing/test-host'
import { createReleaseStore, type ReleaseStore } from '../release-store'

jest.setTimeout(120_000)

const SHAPE = '0123456789ab'
const [major = ''] = CONTRACT_VERSION.split('.')
const PART = 'shared-frame'
const shellOffers = (...names: readonly string[]) => ({ offers: offersOf(CONTRACT_VERSION, { [PART]: names }) })
const sectionUses = (changes: Partial<ReleaseManifest['uses']>) => ({ uses: { ...NOTHING_USED, ...changes } })

let host: TestHost
/** Compares with the API. */
let store: ReleaseStore
let contract: ServiceContract | null
let goodState: string
const stateFile = () => path.join(host.dir, 'registry.json')

type Name = 'shell' | 'menus' | 'health'
const routes = {
  shell: [{ id: 'home', pattern: '/', visibility: 'public' }],
  menus: [{ id: 'list', pattern: '/thuc-don', visibility: 'public' }],
  health: [{ id: 'one', pattern: '/suc-khoe', visibility: 'public' }],
} as const

async function publish(name: Name, version: string, changes: object = {}): Promise<void> {
  const build = path.join(host.dir, 'build')
  const server = name === 'shell' ? shellBundle(version) : sectionBundle(name)
  // The file is there, whether a release offers it or not.
  const widgets = name === 'menus' ? ['menus/home-menus'] : []
  const manifest = await writeBuild(build, { name, version, server, routes: routes[name], widgets })
  await writeFile(path.join(build, 'release.json'), JSON.stringify({ ...manifest, widgets: [], ...changes }))
  await store.publish(build, { compress: false })
  await rm(build, { recursive: true })
}

/** Whatever any check says: the version before becomes the previous one. */
async function force(name: Name, version: string): Promise<void> {
  const state = JSON.parse(await readFile(stateFile(), 'utf8'))
  const unit = state.units[name]
  state.units[name] = { ...unit, active: version, previous: unit.active }
  await writeFile(stateFile(), JSON.stringify(state))
}

const activeOf = async (name: Name) => (await store.list()).find((unit) => unit.name === name)?.state?.active
const pageAt = async (address: string) => (await host.app.inject(address)).body
const versionsServed = async () => {
  const { units } = (await host.app.inject('/registry.json')).json<{ units: { name: string; version: string }[] }>()
  return Object.fromEntries(units.map(({ name, version }) => [name, version]))
}

beforeAll(async () => {
  host = await startTestHost([])
  store = createReleaseStore(
    { releasesDir: path.join(host.dir, 'releases'), stateFile: stateFile() },
    { live: async () => contract },
  )
  contract = { calls: { 'Article/GetById': { shapes: [SHAPE] } } }
  await publish('shell', '1.0.0', { ...shellOffers('Button'), ...sectionUses({ widgets: ['menus/home-menus'] }) })
  await publish('menus', '1.0.0', {
    ...sectionUses({ parts: { [PART]: ['Button'] } }),
    widgets: [{ id: 'menus/home-menus' }],
  })
  await publish('health', '1.0.0', sectionUses({ calls: { 'Article/GetById': SHAPE } }))
  await store.promoteTogether(['shell', 'menus', 'health'].map((name) => ({ name, version: '1.0.0' })))
  goodState = await readFile(stateFile(), 'utf8')
})
afterEach(async () => {
  contract = { calls: { 'Article/GetById': { shapes: [SHAPE] } } }
  await writeFile(stateFile(), goodState)
})
afterAll(() => host.close())

test('what fits is active, and there is nothing to tell', async () => {
  expect([await store.check(), await store.notes(['shell', 'menus', 'health'])]).toEqual([[], []])
})

describe('a part of the frame contract that was added', () => {
  const problem = `menus 2.0.0 uses Rating of ${PART}, which shell 1.0.0 does not offer: promote a shell that does first`

  test('binds the section that uses it to a shell that has it, both ways, and nobody else', async () => {
    await publish('shell', '2.0.0', shellOffers('Button', 'Rating'))
    await publish('menus', '2.0.0', {
      ...sectionUses({ parts: { [PART]: ['Button', 'Rating'] } }),
      widgets: [{ id: 'menus/home-menus' }],
    })
    await publish('health', '2.0.0', sectionUses({ parts: { [PART]: ['Button'] } }))
    await expect(store.promote('menus', '2.0.0')).rejects.toThrow(problem)
    await expect(store.startCanary('menus', '2.0.0', 5)).rejects.toThrow(problem)
    expect(await activeOf('menus')).toBe('1.0.0')
    await store.promote('health', '2.0.0')
    await store.promote('shell', '2.0.0')
    await store.promote('menus', '2.0.0')
    expect(await store.check()).toEqual([])
    await expect(store.rollback('shell')).rejects.toThrow(problem)
    // Together they need to fit only when both are active.
    await store.promoteTogether([
      { name: 'shell', version: '1.0.0' },
      { name: 'menus', version: '1.0.0' },
    ])
    await force('menus', '2.0.0')
    expect(await store.check()).toEqual([problem])
  })
})

describe('a shell with another major version of the frame contract', () => {
  test('is refused; forced into the state it gives way to the one before, and no section is lost', async () => {
    const offers = offersOf('99.0.0', { [PART]: ['Button'] })
    await publish('shell', '3.0.0', { offers, ...sectionUses({ widgets: ['menus/home-menus'] }) })
    const problem = (name: string) =>
      `${name} 1.0.0 needs the frame contract ^${CONTRACT_VERSION}; shell 3.0.0 has 99.0.0: promote`
    const refusal = await store.promote('shell', '3.0.0').catch(String)
    for (const name of ['menus', 'health']) expect(refusal).toContain(problem(name))

    await force('shell', '3.0.0')
    await until(async () =>
      (await host.app.inject({ url: '/metrics', headers: operator })).body.includes('left_out{unit="shell"'),
    )
    expect(await versionsServed()).toEqual({ shell: '1.0.0', menus: '1.0.0', health: '1.0.0' })
    expect(await pageAt('/suc-khoe')).toMatch(/Khung 1\.0\.0.+health: \/suc-khoe/s)
    expect(await store.check()).toEqual(['menus', 'health'].map((name) => expect.stringContaining(problem(name))))
  })

  test('stays when the one before has it for no more of them', async () => {
    const frame = '^99.0.0'
    await publish('health', '99.0.0', { frame })
    await publish('menus', '99.0.0', { frame })
    await publish('shell', '99.0.0', { offers: offersOf('99.0.0', {}) })
    for (const name of ['shell', 'menus', 'health'] as const) await force(name, '99.0.0')
    await force('health', '1.0.0')
    await until(async () => (await versionsServed()).shell === '99.0.0')
    expect((await host.app.inject('/')).statusCode).toBe(200)
  })
})

describe('a call that does not exist', () => {
  test('is refused; forced into the state only its own section knows of it', async () => {
    await publish('health', '4.0.0', sectionUses({ calls: { 'Article/GetNothing': 'unknown' } }))
    const problem = 'health 4.0.0 calls Article/GetNothing, which the API does not have'
    await expect(store.promote('health', '4.0.0')).rejects.toThrow(problem)
    await force('health', '4.0.0')
    expect(await store.check()).toEqual([expect.stringContaining(problem)])
    await until(async () => (await versionsServed()).health === '4.0.0')
    expect(await pageAt('/thuc-don')).toContain('menus: /thuc-don')
    expect((await host.app.inject('/')).statusCode).toBe(200)
    // What is wrong already keeps no other unit from its next version.
    await publish('menus', '4.0.0', { widgets: [{ id: 'menus/home-menus' }] })
    await store.promote('menus', '4.0.0')
  })
})

describe('an API', () => {
  test('without a call that active releases use is told of before it gets traffic', async () => {
    expect(await store.check({ calls: {} })).toEqual([
      'health 1.0.0 calls Article/GetById, which the API does not have: release an API that has it first, or build health without the call',
    ])
    expect(await store.check({ calls: { 'Article/GetById': { shapes: ['bbbbbbbbbbbb'] } } })).toEqual([
      expect.stringContaining('health 1.0.0 relies on a shape of Article/GetById that the API does not serve'),
    ])
    expect(await store.check({ calls: { 'Article/GetById': { shapes: [SHAPE, 'bbbbbbbbbbbb'] } } })).toEqual([])
  })

  test('that does not answer lets nothing be promoted or tried, and any version be taken back', async () => {
    await publish('health', '5.0.0')
    await store.promote('health', '5.0.0')
    contract = null
    await expect(store.promote('menus', '4.0.0')).rejects.toThrow('The API does not answer')
    await expect(store.startCanary('menus', '4.0.0', 5)).rejects.toThrow('The API does not answer')
    expect(await store.check()).toEqual([expect.stringContaining('start it, or say where it is (API_URL, API_PORT)')])
    await store.rollback('health')
    expect(await activeOf('health')).toBe('1.0.0')
  })

  test('that marks a call as deprecated refuses nothing, and says who uses it', async () => {
    contract = { calls: { 'Article/GetById': { shapes: [SHAPE], deprecated: '2026-11-28' } } }
    await store.promote('health', '1.0.0')
    expect(await store.notes(['health', 'menus'])).toEqual([
      'health 1.0.0 calls Article/GetById, deprecated since 2026-11-28: build it without the call before that goes',
    ])
  })
})

test('topics that nobody offers hold up no release; whoever uses one that a release has lost is told with it', async () => {
  const known = { offers: { ...offersOf(CONTRACT_VERSION, { [PART]: ['Button'] }), topics: ['cart/changed'] } }
  const telling = { offers: { frames: {}, calls: [], topics: ['health/measured'] } }
  await publish('shell', '17.0.0', known)
  await publish('health', '17.0.0', telling)
  await publish('health', '18.0.0')
  await publish('menus', '17.0.0', sectionUses({ topics: ['cart/changed', 'health/measured', 'dish/eaten'] }))
  await store.promote('shell', '17.0.0')
  await store.promote('health', '17.0.0')
  await store.promote('menus', '17.0.0')
  const nobodys =
    'menus 17.0.0 uses the topic dish/eaten, which no active release offers: nothing is heard of it until a release that offers it is promoted'
  expect([await store.notes(['menus']), await store.notes(['health'])]).toEqual([[nobodys], []])
  await store.promote('health', '18.0.0')
  expect(await store.notes(['health'])).toEqual([
    expect.stringContaining('menus 17.0.0 uses the topic health/measured, which health 18.0.0 does not offer'),
  ])
  expect(await store.check()).toEqual([])
})

test('a section that drops a widget which the shell places is refused, and may be taken back to', async () => {
  await publish('menus', '6.0.0')
  const problem = 'menus 6.0.0 lacks the widget menus/home-menus, which shell 1.0.0 places: put it back, or'
  await expect(store.promote('menus', '6.0.0')).rejects.toThrow(problem)
  await force('menus', '6.0.0')
  expect(await store.check()).toEqual([expect.stringContaining(problem)])
  await store.promote('menus', '1.0.0')
  await store.rollback('menus')
  expect(await activeOf('menus')).toBe('6.0.0')
  expect((await host.app.inject('/')).statusCode).toBe(200)
})

test('releases that were built before manifests said all this fit each other still', async () => {
  const older = { frame: undefined, contracts: `^${major}.0.0` }
  const offers = {
    'shared-contracts': { version: `${major}.1.0`, names: [] },
    [PART]: { version: '1.0.0', names: ['Button'] },
  }
  await publish('shell', '7.0.0', { ...older, uses: {}, offers })
  await publish('health', '7.0.0', { ...older, uses: { [PART]: ['Button'] }, offers: {} })
  await publish('health', '7.1.0', { ...older, uses: { [PART]: ['Rating'] }, offers: {} })
  await store.promoteTogether(['shell', 'health'].map((name) => ({ name, version: '7.0.0' })))
  await expect(store.promote('health', '7.1.0')).rejects.toThrow(
    `uses Rating of ${PART}, which shell 7.0.0 does not offer`,
  )
})
