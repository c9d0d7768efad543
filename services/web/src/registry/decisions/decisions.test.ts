import type { KeyObject } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { sectionBundle, writeBuild } from '../../testing/fake-releases'
import { newKey, writeTeams } from '../../testing/release-keys'
import { readRegistry } from '../read-registry'
import { createReleaseStore, type ReleaseStore } from '../release-store'

const keys = {
  menus: newKey(),
  health: newKey(),
  site: newKey(),
  host: newKey(),
  old: newKey(),
  short: newKey(),
  stranger: newKey(),
}
const change = { who: 'lan', why: 'x' }
const set = [
  { name: 'menus', version: '2.0.0' },
  { name: 'health', version: '2.0.0' },
]

let dir: string
let moment: Date
const paths = () => ({ releasesDir: path.join(dir, 'releases'), stateFile: path.join(dir, 'registry.json') })
const store = (signingKey: KeyObject | null) => createReleaseStore(paths(), { signingKey, now: () => moment })
const stateText = () => readFile(paths().stateFile, 'utf8')

async function publish(name: string, version: string, key = keys.site): Promise<void> {
  const build = path.join(dir, 'builds', `${name}-${version}`)
  const routes = [{ id: 'one', pattern: `/${name}`, visibility: 'public' as const }]
  await writeBuild(build, { name, version, routes, server: sectionBundle(name) })
  await store(key).publish(build, { compress: false })
}

async function served() {
  const { registry, trials, problems } = await readRegistry(paths())
  expect(problems).toEqual([])
  return {
    units: registry.units.map(({ name, version, enabled }) => `${name} ${version}${enabled ? '' : ' off'}`),
    trials: trials.map(({ unit, version }) => `${unit} ${version}`),
  }
}

const teams = () =>
  writeTeams(dir, [
    {
      team: 'menus',
      keys: [keys.menus, { key: keys.old, until: '2026-05-31' }, { key: keys.short, until: '2026-06-02' }],
    },
    { team: 'health', keys: [keys.health] },
    { team: 'site', units: ['*'], keys: [keys.site] },
    { team: 'host', units: ['*'], keys: [keys.host], may: 'take-back' },
  ])
let begun: string

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'decisions-'))
  moment = new Date('2026-06-01T08:00:00Z')
  await teams()
  for (const { name, version } of set) for (const each of ['1.0.0', version, '3.0.0']) await publish(name, each)
  const first = set.map(({ name }) => ({ name, version: '1.0.0' }))
  await store(keys.site).promoteTogether(first, change)
  await store(keys.site).promote('menus', '3.0.0', change)
  await store(keys.site).promote('menus', '1.0.0', change)
  begun = await stateText()
})
beforeEach(async () => {
  moment = new Date('2026-06-01T09:00:00Z')
  await teams()
  await writeFile(paths().stateFile, begun)
})
afterAll(() => rm(dir, { recursive: true, force: true }))

type Decide = (store: ReleaseStore) => Promise<unknown>

/** What is decided on menus; take-back: with that right too. */
const decisions: readonly (readonly [string, Decide, 'release' | 'take-back'])[] = [
  ['promote', (one) => one.promote('menus', '2.0.0', change), 'release'],
  ['trial', (one) => one.startCanary('menus', '2.0.0', 10, change), 'release'],
  ['off', (one) => one.setEnabled('menus', false, change), 'release'],
  [
    'give up an address',
    (one) => one.changeAddresses({ action: 'yield', unit: 'menus', pattern: '/menus', to: null }, change),
    'release',
  ],
  ['own', (one) => one.changeAddresses({ action: 'own', unit: 'menus', prefix: '/mon-an' }, change), 'release'],
  ['vouch', (one) => one.vouch(['menus'], change), 'release'],
  ['rollback', (one) => one.rollback('menus', change, '3.0.0'), 'take-back'],
]
const menus = 'a team that may release menus \\(menus, site\\)'
const wrongKeys: readonly (readonly [string, KeyObject | null, string])[] = [
  ['no key', null, 'there is no key|To vouch is to sign'],
  ['a stranger’s', keys.stranger, 'is not named in release-keys.json'],
  ['another team’s', keys.health, 'is one of health, who may not'],
  ['one that is over', keys.old, 'one of menus, ended on 2026-05-31'],
]

describe.each(decisions)('to %s', (_, decide, right) => {
  test.each(wrongKeys)('is refused to %s; nothing is changed', async (__, key, message) => {
    const before = await stateText()
    await expect(decide(store(key))).rejects.toThrow(new RegExp(message))
    if (right === 'release') await expect(decide(store(key))).rejects.toThrow(/RELEASE_KEY_FILE to a key of a team/)
    expect(await stateText()).toBe(before)
  })

  test(`is ${right === 'release' ? 'refused to' : 'done by'} who may take back alone`, async () => {
    const before = await stateText()
    const decided = decide(store(keys.host))
    if (right === 'take-back') {
      await decided
      expect((await served()).units).toEqual(['health 1.0.0', 'menus 3.0.0'])
      return
    }
    await expect(decided).rejects.toThrow(new RegExp(`one of host, who may go back and end trials alone.*${menus}`))
    expect(await stateText()).toBe(before)
  })

  test('is done by its team, and believed', async () => {
    await decide(store(keys.menus))
    await served()
    const [unit] = (await store(null).list()).filter(({ name }) => name === 'menus')
    expect(unit?.history[0]).toMatchObject({ who: 'lan', number: expect.any(Number), previous: expect.any(String) })
    expect((await store(null).signerOf())(unit?.history[0] ?? Object())).toBe('menus')
  })
})

describe('sets', () => {
  const whole: readonly (readonly [string, Decide])[] = [
    ['promote', (one) => one.promoteTogether(set, change, { set: 'untried' })],
    ['try', (one) => one.startTrialTogether(set, 10, change)],
  ]
  test.each(whole)('%s: by who may release all of it', async (_, decide) => {
    const before = await stateText()
    for (const key of [null, keys.menus, keys.health, keys.host, keys.old])
      await expect(decide(store(key))).rejects.toThrow('RELEASE_KEY_FILE')
    expect(await stateText()).toBe(before)
    await decide(store(keys.site))
    await served()
  })

  test('taken back: by who may take back all of it', async () => {
    await store(keys.site).promoteTogether(set, change, { set: 'untried' })
    await expect(store(keys.menus).rollbackTogether('menus', change)).rejects.toThrow('one of menus, who may not')
    await store(keys.host).rollbackTogether('menus', change)
    expect((await served()).units).toEqual(['health 1.0.0', 'menus 1.0.0'])
  })

  test('the trial of a set ends by a key of one of its units, for all of it', async () => {
    await store(keys.site).startTrialTogether(set, 10, change)
    expect((await served()).trials).toEqual(['health 2.0.0', 'menus 2.0.0'])
    await expect(store(keys.stranger).endCanary('menus', change)).rejects.toThrow('is not named')
    await store(keys.menus).endCanary('menus', change)
    expect(await served()).toEqual({ units: ['health 1.0.0', 'menus 1.0.0'], trials: [] })
    await store(keys.site).startTrialTogether(set, 10, change)
    await store(keys.host).endCanary('health', change)
    expect((await served()).trials).toEqual([])
    // The other half is a link of health's own chain.
    await store(keys.health).promote('health', '3.0.0', change)
    expect((await served()).units).toEqual(['health 3.0.0', 'menus 1.0.0'])
    await store(keys.site).startTrialTogether(
      [
        { name: 'menus', version: '2.0.0' },
        { name: 'health', version: '2.0.0' },
      ],
      10,
      change,
    )
    await store(keys.menus).promote('menus', '2.0.0', change)
    expect(await served()).toEqual({ units: ['health 3.0.0', 'menus 2.0.0'], trials: [] })
  })
})

describe('addresses', () => {
  test('what another unit owns is given by who may release both', async () => {
    const own = { action: 'own', unit: 'menus', prefix: '/health/mon' } as const
    await expect(store(keys.menus).changeAddresses(own, change)).rejects.toThrow(
      '/health/mon belongs to health: only a key that may release both units',
    )
    await store(keys.site).changeAddresses(own, change)
    await store(keys.menus).changeAddresses({ action: 'disown', prefix: '/health/mon' }, change)
    await expect(store(keys.menus).changeAddresses({ action: 'disown', prefix: '/health' }, change)).rejects.toThrow(
      /health/,
    )
    await served()
    expect((await store(null).addresses()).owners).toEqual({ '/health': 'health', '/menus': 'menus' })
  })

  test('an address that moves stands in both chains', async () => {
    await store(keys.health).changeAddresses({ action: 'own', unit: 'health', prefix: '/moi' }, change)
    await store(keys.site).changeAddresses({ action: 'own', unit: 'menus', prefix: '/moi' }, change)
    await served()
    const units = await store(null).list()
    expect(units.map(({ history }) => [history[0]?.action, history[0]?.address])).toEqual([
      ['disown', '/moi'],
      ['own', '/moi'],
    ])
  })
})

test('a key that is over no longer releases what it signed, and what it released stays and can be gone back to', async () => {
  moment = new Date('2026-06-02T23:59:00Z')
  for (const version of ['4.0.0', '5.0.0']) await publish('menus', version, keys.short)
  await store(keys.short).promote('menus', '4.0.0', change)
  moment = new Date('2026-06-03T08:00:00Z')
  expect((await served()).units).toEqual(['health 1.0.0', 'menus 4.0.0'])
  await expect(publish('menus', '6.0.0', keys.short)).rejects.toThrow('one of menus, ended on 2026-06-02')
  await expect(store(keys.menus).promote('menus', '5.0.0', change)).rejects.toThrow(
    'menus 5.0.0 is signed with a key that ended on 2026-06-02: publish it again',
  )
  await expect(store(keys.menus).startCanary('menus', '5.0.0', 10, change)).rejects.toThrow('ended on 2026-06-02')
  await store(keys.menus).promote('menus', '2.0.0', change)
  await store(keys.menus).rollback('menus', change, '4.0.0')
  expect((await served()).units).toEqual(['health 1.0.0', 'menus 4.0.0'])
})

test('the key is asked for before any page is tried', async () => {
  let tried = 0
  const probing = createReleaseStore(paths(), {
    probe: async () => {
      tried += 1
      return []
    },
  })
  await expect(probing.promote('menus', '2.0.0', change)).rejects.toThrow('there is no key')
  await expect(probing.startTrialTogether(set, 10, change)).rejects.toThrow('there is no key')
  expect(tried).toBe(0)
})

test('the day of keys: what was decided before counts once it is vouched for', async () => {
  await rm(path.join(dir, 'release-keys.json'))
  await rm(paths().stateFile)
  await store(null).promoteTogether(set, change)
  await writeTeams(dir, [
    { team: 'menus', keys: [keys.menus] },
    { team: 'site', units: ['*'], keys: [keys.site] },
  ])
  const { registry, problems } = await readRegistry(paths())
  expect(registry.units).toEqual([])
  expect(problems.map(({ reason }) => reason).join()).toMatch(/run release -- vouch menus --why/)
  expect(await store(null).check()).toContainEqual(expect.stringContaining('vouch health --why'))
  await expect(store(keys.menus).promote('menus', '3.0.0', change)).rejects.toThrow('vouch menus --why')
  await expect(store(keys.menus).vouch(['health'], change)).rejects.toThrow(
    'is one of menus, who may not release health',
  )
  expect(await store(keys.menus).vouch([], change)).toEqual(['menus'])
  expect(await store(keys.site).vouch(['health'], change)).toEqual(['health'])
  expect((await served()).units).toEqual(['health 2.0.0', 'menus 2.0.0'])
  await store(keys.menus).promote('menus', '3.0.0', change)
  expect((await served()).units).toEqual(['health 2.0.0', 'menus 3.0.0'])
})
