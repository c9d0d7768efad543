import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { sectionBundle, writeBuild } from '../testing/fake-releases'
import { readRegistry } from './read-registry'
import { createReleaseStore, type ReleaseStore } from './release-store'

let dir: string
let store: ReleaseStore
const paths = () => ({ releasesDir: path.join(dir, 'releases'), stateFile: path.join(dir, 'data/registry.json') })

async function publish(name: string, version: string, server = sectionBundle(name)) {
  const build = path.join(dir, 'builds', `${name}-${version}`)
  await writeBuild(build, { name, version, server, files: { 'long.aa11.js': 'x'.repeat(5_000) } })
  return store.publish(build)
}

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'releases-'))
  store = createReleaseStore(paths())
})
afterEach(() => rm(dir, { recursive: true, force: true }))

test('publish, promote, roll back and switch off', async () => {
  await publish('menus', '1.0.0')
  expect(await store.list()).toMatchObject([{ name: 'menus', versions: ['1.0.0'], state: null }])
  const menus = (active: string, previous: string | null, enabled = true) => ({
    active,
    previous,
    enabled,
    canary: null,
  })
  expect(await store.promote('menus', '1.0.0')).toEqual(menus('1.0.0', null))
  await publish('menus', '1.1.0')
  expect(await store.promote('menus', '1.1.0')).toEqual(menus('1.1.0', '1.0.0'))
  expect(await store.promote('menus', '1.1.0')).toEqual(menus('1.1.0', '1.0.0'))
  expect(await store.rollback('menus')).toEqual(menus('1.0.0', '1.1.0'))
  expect(await store.setEnabled('menus', false)).toEqual(menus('1.0.0', '1.1.0', false))
  const { registry } = await readRegistry(paths())
  expect(registry.units).toEqual([
    expect.objectContaining({ name: 'menus', version: '1.0.0', previousVersion: '1.1.0', enabled: false }),
  ])
})

test('text files are published with their compressed forms', async () => {
  await publish('menus', '1.0.0')
  const file = path.join(paths().releasesDir, 'menus/1.0.0/browser/long.aa11.js')
  expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe('x'.repeat(5_000))
  expect((await readFile(`${file}.gz`)).length).toBeLessThan(200)
})

test('the same build twice is no error; other content under the same version is', async () => {
  await publish('menus', '1.0.0')
  await publish('menus', '1.0.0')
  const other = path.join(dir, 'builds/other')
  await writeBuild(other, {
    name: 'menus',
    version: '1.0.0',
    server: 'exports.unit = {}',
    files: { 'a.aa11.js': 'other' },
  })
  await expect(store.publish(other)).rejects.toThrow('already published with other content')
})

describe('refused', () => {
  test('a build whose file is not what its integrity says', async () => {
    const build = path.join(dir, 'builds/bad')
    await writeBuild(build, { name: 'menus', server: '' })
    await writeFile(path.join(build, 'browser/lifecycles.aa11.js'), 'tampered')
    await expect(store.publish(build)).rejects.toThrow('is not what its integrity says')
    expect(await store.list()).toEqual([])
  })

  test.each([
    ['a missing release.json', async (build: string) => rm(path.join(build, 'release.json')), "can't be read"],
    ['a missing server bundle', async (build: string) => rm(path.join(build, 'server/server.cjs')), 'is missing'],
    [
      'a server bundle outside',
      async (build: string) => {
        const file = path.join(build, 'release.json')
        await writeFile(file, (await readFile(file, 'utf8')).replace('server/server.cjs', '../../../etc/passwd'))
      },
      'is not a plain relative path',
    ],
  ])('a build with %s', async (_, harm, message) => {
    const build = path.join(dir, 'builds/bad')
    await writeBuild(build, { name: 'menus', server: '' })
    await harm(build)
    await expect(store.publish(build)).rejects.toThrow(message)
  })

  test('promoting what was not published, and a frame contract that this site does not have', async () => {
    await expect(store.promote('menus', '9.9.9')).rejects.toThrow("can't be read")
    const build = path.join(dir, 'builds/next')
    const manifest = await writeBuild(build, { name: 'menus', server: '' })
    await writeFile(path.join(build, 'release.json'), JSON.stringify({ ...manifest, frame: '^999.0.0' }))
    await store.publish(build)
    await expect(store.promote('menus', '1.0.0')).rejects.toThrow(
      'needs the frame contract ^999.0.0; this document host has',
    )
  })

  test('rolling back without a version before', async () => {
    await publish('menus', '1.0.0')
    await store.promote('menus', '1.0.0')
    await expect(store.rollback('menus')).rejects.toThrow('no previous version')
    await expect(store.rollback('health')).rejects.toThrow('no version of health')
  })
})

test('many at once lose nothing, and leave no drafts', async () => {
  const names = ['menus', 'health', 'notebook', 'account', 'surveys', 'staff']
  await Promise.all(
    names.map(async (name) => {
      const own = createReleaseStore(paths())
      await publish(name, '1.0.0')
      await own.promote(name, '1.0.0')
    }),
  )
  expect((await store.list()).map(({ name, state }) => [name, state?.active])).toEqual(
    [...names].sort().map((name) => [name, '1.0.0']),
  )
  expect(await readdir(path.dirname(paths().stateFile))).toEqual(['registry.json', 'registry.json.locks'])
})

test('a malformed entry of the state file is left out alone', async () => {
  await publish('menus', '1.0.0')
  await publish('health', '1.0.0')
  await store.promote('menus', '1.0.0')
  await store.promote('health', '1.0.0')
  const state = JSON.parse(await readFile(paths().stateFile, 'utf8'))
  state.units.health = { active: '../../etc' }
  await writeFile(paths().stateFile, JSON.stringify(state))
  const { registry, problems } = await readRegistry(paths())
  expect(registry.units.map(({ name }) => name)).toEqual(['menus'])
  expect(problems).toEqual([{ unit: 'health', reason: expect.stringContaining('malformed') }])
})
