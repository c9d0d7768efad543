import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from '@jest/globals'
import type { Probe } from '../../probe/probe-releases'
import { sectionBundle, shellBundle, writeBuild } from '../../testing/fake-releases'
import { createReleaseStore, type ReleaseStore } from '../release-store'

const folders: string[] = []
let store: ReleaseStore
let asked: string[]
let answer: Probe

beforeEach(async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'proof-'))
  folders.push(dir)
  asked = []
  answer = async () => []
  store = createReleaseStore(
    { releasesDir: path.join(dir, 'releases'), stateFile: path.join(dir, 'registry.json') },
    {
      probe: (candidates, state) => {
        const beside = Object.values(state.units).map(({ active }) => active)
        asked.push(`${candidates.map(({ name, version }) => `${name} ${version}`)} beside ${beside}`)
        return answer(candidates, state)
      },
    },
  )
  for (const [name, version] of [
    ['shell', '1.0.0'],
    ['menus', '1.1.0'],
    ['menus', '1.2.0'],
    ['health', '1.3.0'],
  ] as const) {
    const build = path.join(dir, `${name}-${version}`)
    await writeBuild(build, { name, version, server: name === 'shell' ? shellBundle() : sectionBundle(name) })
    await store.publish(build, { compress: false })
  }
  await store.promoteTogether(
    [
      { name: 'shell', version: '1.0.0' },
      { name: 'menus', version: '1.1.0' },
    ],
    { who: 'Lan', why: 'first', unprobed: true },
  )
})
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

const stateOf = async (unit: string) => (await store.list()).find(({ name }) => name === unit)?.state ?? null

test('what the probe finds refuses a promote and a trial, all of it, and nothing changes', async () => {
  answer = async () => ['menus 1.2.0: it throws – at /a', 'menus 1.2.0: it loops – at /b']
  const both = 'menus 1.2.0: it throws – at /a\nmenus 1.2.0: it loops – at /b'
  await expect(store.promote('menus', '1.2.0')).rejects.toThrow(both)
  await expect(store.startCanary('menus', '1.2.0', 5)).rejects.toThrow(both)
  expect(await stateOf('menus')).toMatchObject({ active: '1.1.0', canary: null })
  expect(asked).toEqual(['menus 1.2.0 beside 1.0.0,1.1.0', 'menus 1.2.0 beside 1.0.0,1.1.0'])
})

test('a rollback is never tried, nor what is promoted without proof', async () => {
  await store.promote('menus', '1.2.0', { who: 'Lan', why: 'the API is away', unprobed: true })
  await store.rollback('menus')
  expect(asked).toEqual([])
  expect(await stateOf('menus')).toMatchObject({ active: '1.1.0', previous: '1.2.0' })
})

test('others need not wait for a proof, and it is made anew beside what they made active', async () => {
  answer = async () => {
    if (asked.length === 1) await store.promote('health', '1.3.0', { who: 'Mai', why: 'now', unprobed: true })
    return []
  }
  expect(await store.promote('menus', '1.2.0')).toMatchObject({ active: '1.2.0' })
  expect(asked).toEqual(['menus 1.2.0 beside 1.0.0,1.1.0', 'menus 1.2.0 beside 1.0.0,1.1.0,1.3.0'])
})

test('who promotes beside others that change again and again is told so', async () => {
  answer = async () => {
    await store.rollback('menus').catch(() => store.promote('menus', '1.2.0', { who: 'Mai', why: '', unprobed: true }))
    return []
  }
  await expect(store.promote('health', '1.3.0')).rejects.toThrow(
    'Others changed again and again what is active: repeat the command',
  )
  expect(await stateOf('health')).toBeNull()
})

test('what the other checks refuse is not tried', async () => {
  await expect(store.promote('menus', '9.9.9')).rejects.toThrow()
  await expect(store.startCanary('menus', '1.2.0', 100)).rejects.toThrow('is no share of visitors')
  expect(asked).toEqual([])
})
