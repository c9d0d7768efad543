import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { sectionBundle, writeBuild } from '../../testing/fake-releases'
import { readRegistryState } from '../registry-state'
import { createReleaseStore, type ReleaseStore } from '../release-store'
import { Conflict } from './state-changes'

let dir: string
let store: ReleaseStore
let clock: number
const stateFile = () => path.join(dir, 'registry.json')
const lan = (why: string) => ({ who: 'Lan', why })

async function publish(version: string, commit: string | null = null) {
  const build = path.join(dir, 'builds', version)
  await writeBuild(build, { name: 'menus', version, server: sectionBundle('menus') })
  await store.publish(build, { compress: false, change: { ...lan('ready'), commit } })
}

const state = async () => (await readRegistryState(stateFile())).state

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'history-'))
  clock = Date.parse('2026-03-01T08:00:00Z')
  const now = () => {
    clock += 60_000
    return new Date(clock)
  }
  store = createReleaseStore({ releasesDir: path.join(dir, 'releases'), stateFile: stateFile() }, { now })
})
afterEach(() => rm(dir, { recursive: true, force: true }))

test('who did what, when, why and from which commit', async () => {
  await publish('1.0.0', 'c0ffee')
  await store.promote('menus', '1.0.0', lan('the first'))
  await publish('1.1.0', 'decade')
  await store.startCanary('menus', '1.1.0', 10, lan('new cards'))
  await store.promote('menus', '1.1.0', { who: 'An', why: 'figures are good' })
  await store.rollback('menus', lan('cards overlap'))
  await store.setEnabled('menus', false, lan('away'))
  await store.setEnabled('menus', false, lan('away already'))
  const { history, sequence } = await state()
  expect(sequence).toBe(7)
  const told = history.menus?.map(({ number: _, after: __, previous: ___, ...entry }) => entry)
  expect(history.menus?.map(({ number }) => number)).toEqual([7, 6, 5, 4, 3, 2, 1])
  expect(told?.map(({ at, ...entry }) => [at.slice(11, 16), ...Object.values(entry)])).toEqual([
    ['08:07', 'Lan', 'away', 'off', '1.0.0', '1.0.0', null, 'c0ffee'],
    ['08:06', 'Lan', 'cards overlap', 'rollback', '1.0.0', '1.1.0', null, 'c0ffee'],
    ['08:05', 'An', 'figures are good', 'promote', '1.1.0', '1.0.0', null, 'decade'],
    ['08:04', 'Lan', 'new cards', 'canary', '1.1.0', '1.0.0', 10, 'decade'],
    ['08:03', 'Lan', 'ready', 'publish', '1.1.0', '1.0.0', null, 'decade'],
    ['08:02', 'Lan', 'the first', 'promote', '1.0.0', null, null, 'c0ffee'],
    ['08:01', 'Lan', 'ready', 'publish', '1.0.0', null, null, 'c0ffee'],
  ])
})

test('sixty entries are kept', async () => {
  await publish('1.0.0')
  await store.promote('menus', '1.0.0')
  for (let turn = 0; turn < 62; turn += 1) await store.setEnabled('menus', turn % 2 === 1, lan(String(turn)))
  const { history } = await state()
  expect(history.menus).toHaveLength(60)
  expect([history.menus?.[0]?.why, history.menus?.at(-1)?.why]).toEqual(['61', '2'])
})

describe('a trial', () => {
  beforeEach(async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish(version)
    await store.promote('menus', '1.0.0')
  })

  test('begins, gets another share, and ends', async () => {
    expect(await store.startCanary('menus', '1.1.0', 10)).toMatchObject({
      active: '1.0.0',
      canary: { version: '1.1.0', percent: 10 },
    })
    expect((await store.startCanary('menus', '1.1.0', 50)).canary?.percent).toBe(50)
    expect((await store.endCanary('menus', lan('too slow'))).canary).toBeNull()
    expect((await state()).history.menus?.[0]).toMatchObject({ action: 'canary', version: '1.1.0', percent: 0 })
    await expect(store.endCanary('menus')).rejects.toThrow('no version of menus is on trial')
  })

  test('ends when its version becomes active, not when another one does', async () => {
    await store.startCanary('menus', '1.1.0', 10)
    expect((await store.promote('menus', '1.2.0')).canary?.version).toBe('1.1.0')
    expect(await store.promote('menus', '1.1.0')).toMatchObject({ active: '1.1.0', canary: null })
  })

  test.each([
    ['the active version', '1.0.0', 10, 'is active: all visitors have it'],
    ['what was not published', '9.0.0', 10, "can't be read"],
    ['no share', '1.1.0', 0, 'whole number from 1 to 99'],
    ['all visitors', '1.1.0', 100, 'whole number from 1 to 99'],
    ['half a percent', '1.1.0', 0.5, 'whole number from 1 to 99'],
  ])('is refused for %s', async (_, version, percent, message) => {
    await expect(store.startCanary('menus', version, percent)).rejects.toThrow(message)
    expect((await state()).units.menus?.canary).toBeNull()
  })
})

describe('rolling back', () => {
  beforeEach(async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) await publish(version)
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await store.promote('menus', version)
  })

  test('leads to any version that was active', async () => {
    expect(await store.rollback('menus', lan('all the way'), '1.0.0')).toMatchObject({
      active: '1.0.0',
      previous: '1.2.0',
    })
  })

  test('does not lead to one that never was', async () => {
    await expect(store.rollback('menus', lan('on'), '1.3.0')).rejects.toThrow('1.3.0 was not active before')
  })
})

describe('compare and swap', () => {
  beforeEach(async () => {
    for (const version of ['1.0.0', '1.1.0']) await publish(version)
    await store.promote('menus', '1.0.0', lan('the first'))
  })

  test('what was expected holds', async () => {
    await store.promote('menus', '1.1.0', { ...lan('on'), expected: { active: '1.0.0' } })
    expect((await state()).units.menus?.active).toBe('1.1.0')
  })

  test.each<readonly [string, (expected: { active: string | null }) => Promise<unknown>]>([
    ['promote', (expected) => store.promote('menus', '1.1.0', { ...lan('x'), expected })],
    ['rollback', (expected) => store.rollback('menus', { ...lan('x'), expected })],
    ['startCanary', (expected) => store.startCanary('menus', '1.1.0', 5, { ...lan('x'), expected })],
    ['setEnabled', (expected) => store.setEnabled('menus', false, { ...lan('x'), expected })],
  ])('%s tells who was faster and changes nothing', async (_, act) => {
    const before = await readFile(stateFile(), 'utf8')
    const refused = act({ active: null })
    await expect(refused).rejects.toBeInstanceOf(Conflict)
    await expect(refused).rejects.toThrow(/Lan made 1\.0\.0 active at 2026-03-01T08:03:00\.000Z \(the first\)/)
    expect(await readFile(stateFile(), 'utf8')).toBe(before)
  })
})

test('prune removes drafts and what nobody needs, and nothing else', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish(version)
  await store.promote('menus', '1.0.0')
  await store.promote('menus', '1.1.0')
  await store.startCanary('menus', '1.2.0', 10)
  await publish('1.3.0')
  const folder = path.join(dir, 'releases/menus')
  await mkdir(path.join(folder, '.draft-of-a-killed-one'))
  clock = Date.now() + 86_400_000
  expect(await store.prune()).toEqual([])
  expect(await store.prune({ keep: 0, olderThanMs: 86_400_000 })).toEqual([{ name: 'menus', version: '1.3.0' }])
  expect((await readdir(folder)).sort()).toEqual(['1.0.0', '1.1.0', '1.2.0'])
})

test('a file from before there was a history is read, and continued', async () => {
  await publish('1.0.0')
  await publish('1.1.0')
  const old = { active: '1.0.0', previous: null, enabled: true }
  await writeFile(stateFile(), JSON.stringify({ units: { menus: old } }))
  expect(await store.list()).toMatchObject([{ state: { ...old, canary: null }, history: [] }])
  await store.promote('menus', '1.1.0')
  expect(await state()).toMatchObject({ sequence: 1, units: { menus: { previous: '1.0.0' } } })
})
