import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { sectionBundle, shellBundle, writeBuild } from '../../testing/fake-releases'
import { readRegistry } from '../read-registry'
import { createReleaseStore, type ReleaseStore } from '../release-store'

const lan = { who: 'Lan', why: 'new frame' }
const set = [
  { name: 'shell', version: '2.0.0' },
  { name: 'menus', version: '2.0.0' },
]
const ID = /^[0-9a-f]{12}$/

let dir: string
let store: ReleaseStore
let stateFile: string
/** All at 1.0.0. */
let before: string

/** Unit → what is active and tried. */
async function standing() {
  const units = (await store.list()).map(({ name, state }) => {
    const { active, canary } = state ?? {}
    return [name, canary ? `${active}, ${canary.percent} % ${canary.version}` : active]
  })
  return Object.fromEntries(units)
}
const historyOf = async (name: string) => (await store.list()).find((unit) => unit.name === name)?.history ?? []

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'sets-'))
  stateFile = path.join(dir, 'registry.json')
  store = createReleaseStore({ releasesDir: path.join(dir, 'releases'), stateFile })
  for (const name of ['shell', 'menus', 'health']) {
    for (const version of ['1.0.0', '2.0.0', '3.0.0']) {
      const build = path.join(dir, `${name}-${version}`)
      await writeBuild(build, { name, version, server: name === 'shell' ? shellBundle() : sectionBundle(name) })
      await store.publish(build, { compress: false })
    }
    await store.promote(name, '1.0.0')
  }
  before = await readFile(stateFile, 'utf8')
})
beforeEach(() => writeFile(stateFile, before))
afterAll(() => rm(dir, { recursive: true, force: true }))

test('a set is tried, its share grows, and it becomes active in one step', async () => {
  await store.startTrialTogether(set, 10, lan)
  await store.startTrialTogether([...set].reverse(), 40, lan)
  expect(await standing()).toEqual({ shell: '1.0.0, 40 % 2.0.0', menus: '1.0.0, 40 % 2.0.0', health: '1.0.0' })
  const [tried] = await historyOf('menus')
  expect(tried).toMatchObject({ action: 'canary', version: '2.0.0', percent: 40, who: 'Lan' })
  expect(tried?.set).toMatch(ID)
  expect((await historyOf('shell'))[0]?.set).toBe(tried?.set)
  await store.promoteTogether(set, lan, { set: 'tried' })
  expect(await standing()).toEqual({ shell: '2.0.0', menus: '2.0.0', health: '1.0.0' })
  const [shell, menus] = [await historyOf('shell'), await historyOf('menus')].map(([last]) => last)
  expect(menus).toMatchObject({ action: 'promote', version: '2.0.0', before: '1.0.0', set: tried?.set })
  expect(shell?.at).toBe(menus?.at)
})

test('a set that is not on trial is refused with the command that tries it, unless somebody says why not', async () => {
  const refused =
    /shell@2.0.0 menus@2.0.0 are not on trial together.*\n.*promote --together shell@2.0.0 menus@2.0.0 --trial 10\n.*--untried/
  await expect(store.promoteTogether(set, lan, { set: 'tried' })).rejects.toThrow(refused)
  for (const { name, version } of set) await store.startCanary(name, version, 10)
  await expect(store.promoteTogether(set, lan, { set: 'tried' })).rejects.toThrow(refused)
  await store.startTrialTogether([...set, { name: 'health', version: '2.0.0' }], 10, lan)
  await expect(store.promoteTogether(set, lan, { set: 'tried' })).rejects.toThrow(refused)
  expect((await standing()).shell).toBe('1.0.0, 10 % 2.0.0')
  await store.promoteTogether(set, lan, { set: 'untried' })
  expect(await standing()).toEqual({ shell: '2.0.0', menus: '2.0.0', health: '1.0.0' })
})

test.each<[string, () => Promise<unknown>, object]>([
  ['ended', () => store.endCanary('menus', lan), { menus: '1.0.0' }],
  ['promoted alone', () => store.promote('menus', '2.0.0', lan), { menus: '2.0.0' }],
  ['tried alone', () => store.startCanary('menus', '2.0.0', 30, lan), { menus: '1.0.0, 30 % 2.0.0' }],
  ['exchanged', () => store.startCanary('menus', '3.0.0', 10, lan), { menus: '1.0.0, 10 % 3.0.0' }],
])('the trial of a set ends for all when one of it is %s, and each history tells it', async (_, change, menus) => {
  await store.startTrialTogether(set, 10, lan)
  await change()
  expect(await standing()).toEqual({ shell: '1.0.0', health: '1.0.0', ...menus })
  expect((await historyOf('shell'))[0]).toMatchObject({ action: 'canary', version: '2.0.0', percent: 0, who: 'Lan' })
})

test('another version of a unit can become active while its set is tried beside it', async () => {
  await store.startTrialTogether(set, 10, lan)
  await store.promote('menus', '3.0.0', lan)
  expect(await standing()).toMatchObject({ shell: '1.0.0, 10 % 2.0.0', menus: '3.0.0, 10 % 2.0.0' })
})

test.each<[string, typeof set, number, string]>([
  ['one unit', set.slice(0, 1), 10, 'two units or more'],
  ['a unit twice', [...set, { name: 'menus', version: '3.0.0' }], 10, 'name each unit once'],
  ['no share', set, 0, '0 is no share of visitors'],
  ['what is active', [...set, { name: 'health', version: '1.0.0' }], 10, 'leave it out of the set'],
  ['what is not there', [...set, { name: 'health', version: '9.0.0' }], 10, 'health/9.0.0'],
  [
    'a unit that never was active',
    [...set, { name: 'khac', version: '1.0.0' }],
    10,
    'no version of khac was promoted yet',
  ],
])('a trial of %s is refused, and nothing is changed', async (_, versions, percent, message) => {
  await expect(store.startTrialTogether(versions, percent, lan)).rejects.toThrow(message)
  expect(await standing()).toEqual({ shell: '1.0.0', menus: '1.0.0', health: '1.0.0' })
})

test('a host tries no set that misses a unit: it is switched off, or somebody wrote the state by hand', async () => {
  const tried = async () =>
    (await readRegistry({ releasesDir: path.join(dir, 'releases'), stateFile })).trials.map(({ unit }) => unit)
  await store.startTrialTogether(set, 10, lan)
  await store.startCanary('health', '2.0.0', 10, lan)
  expect(await tried()).toEqual(['health', 'menus', 'shell'])
  await store.setEnabled('menus', false, lan)
  expect(await tried()).toEqual(['health'])
  await store.setEnabled('menus', true, lan)
  expect(await tried()).toEqual(['health', 'menus', 'shell'])
  const written = JSON.parse(await readFile(stateFile, 'utf8'))
  written.units.menus.canary.percent = 90
  await writeFile(stateFile, JSON.stringify(written))
  expect(await tried()).toEqual(['health'])
  written.units.menus.canary = null
  await writeFile(stateFile, JSON.stringify(written))
  expect(await tried()).toEqual(['health'])
})

test('a set that was promoted is taken back as one; not once a part of it went on', async () => {
  await store.promoteTogether(set, lan, { set: 'untried' })
  expect(await store.rollbackTogether('menus', lan)).toEqual([
    { name: 'shell', version: '1.0.0' },
    { name: 'menus', version: '1.0.0' },
  ])
  expect(await standing()).toEqual({ shell: '1.0.0', menus: '1.0.0', health: '1.0.0' })
  await expect(store.rollbackTogether('menus', lan)).rejects.toThrow('was not promoted together with others')

  await store.promoteTogether(set, lan, { set: 'untried' })
  await store.promote('shell', '3.0.0')
  await expect(store.rollbackTogether('menus', lan)).rejects.toThrow('were changed since')
  // What `npm start` makes active in one step is no set.
  await store.promoteTogether(set.map(({ name }) => ({ name, version: '1.0.0' })))
  await expect(store.rollbackTogether('menus', lan)).rejects.toThrow('was not promoted together with others')
})

test('one of a set that can not go back alone is refused with the command that takes all of it back', async () => {
  await store.promoteTogether(set, lan, { set: 'untried' })
  await rm(path.join(dir, 'releases/menus/1.0.0/release.json'))
  await expect(store.rollback('menus', lan)).rejects.toThrow(/take them all back with: .*rollback --together menus$/)
  await expect(store.rollback('health', lan)).rejects.toThrow('health has no previous version')
})
