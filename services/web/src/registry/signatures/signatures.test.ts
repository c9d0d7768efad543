import type { KeyObject } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { sectionBundle, writeBuild } from '../../testing/fake-releases'
import { lineOf, newKey } from '../../testing/release-keys'
import { readRegistry } from '../read-registry'
import { createReleaseStore, type ReleaseStore } from '../release-store'
import { createSigningKey } from './new-key'
import { readSigningKey, SIGNATURE_FILE } from './signature'

const ofMenus = newKey()
const ofHealth = newKey()
const ofAll = newKey()
const stranger = newKey()

let dir: string
const paths = () => ({ releasesDir: path.join(dir, 'releases'), stateFile: path.join(dir, 'registry.json') })
const store = (signingKey: KeyObject | null = ofAll) => createReleaseStore(paths(), { signingKey })
/** As whoever has another keys file, or none, may: what is here then is what nobody here vouches for. */
const elsewhere = (signingKey: KeyObject | null) =>
  createReleaseStore({ ...paths(), keysFile: path.join(dir, 'none.json') }, { signingKey })
const team = (name: string, keys: readonly string[], units = [name]) => ({ team: name, units, keys, members: [] })
const trust = (teams: readonly object[]) =>
  writeFile(
    path.join(dir, 'release-keys.json'),
    JSON.stringify({ teams: [...teams, team('site', [lineOf(ofAll)], ['*'])] }),
  )

async function publish(version: string, key: KeyObject | null, by: (key: KeyObject | null) => ReleaseStore = store) {
  const build = path.join(dir, 'builds', version)
  await writeBuild(build, { name: 'menus', version, server: sectionBundle('menus') })
  await by(key).publish(build, { compress: false })
}

async function served() {
  const { registry, problems } = await readRegistry(paths())
  return { version: registry.units[0]?.version, problems: problems.map(({ reason }) => reason).join() }
}

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'signed-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

test('without a keys file nothing is asked', async () => {
  await publish('1.0.0', null)
  await store(null).promote('menus', '1.0.0')
  expect(await served()).toEqual({ version: '1.0.0', problems: '' })
})

describe('with a keys file', () => {
  beforeEach(async () => {
    await trust([team('menus', [lineOf(ofMenus)]), team('health', [lineOf(ofHealth)])])
    await publish('1.0.0', ofMenus)
    await store(ofMenus).promote('menus', '1.0.0')
  })

  const refusals: readonly (readonly [string, KeyObject | null, RegExp])[] = [
    ['unsigned', null, /menus 2\.0\.0 is not signed: publish it again with RELEASE_KEY_FILE/],
    ['signed by a stranger', stranger, /signed with a key that release-keys\.json does not name: publish/],
    ['signed by another team', ofHealth, /signed by health, who may not release menus: publish/],
  ]

  test.each(refusals)('a release that is %s is refused to be active, tried and served', async (_, key, message) => {
    await expect(publish('2.0.0', key)).rejects.toThrow('RELEASE_KEY_FILE')
    const before = await readFile(paths().stateFile, 'utf8')
    await publish('2.0.0', key, elsewhere)
    await writeFile(paths().stateFile, before)
    await expect(store().promote('menus', '2.0.0')).rejects.toThrow(message)
    await expect(store().startCanary('menus', '2.0.0', 10)).rejects.toThrow(message)
    // Decided by somebody who may, of bytes that nobody signed who may.
    await elsewhere(ofAll).promote('menus', '2.0.0')
    expect(await served()).toEqual({ version: '1.0.0', problems: expect.stringMatching(message) })
    expect(await store().check()).toContainEqual(expect.stringMatching(message))
  })

  test('who starts a site again with what it has needs no key', async () => {
    await publish('1.0.0', null)
    expect(await served()).toEqual({ version: '1.0.0', problems: '' })
    await expect(publish('1.0.0', ofHealth)).rejects.toThrow('is one of health, who may not release menus')
  })

  test('a manifest that was changed after it was signed is refused', async () => {
    await publish('2.0.0', ofMenus)
    await store().promote('menus', '2.0.0')
    const file = path.join(paths().releasesDir, 'menus/2.0.0/release.json')
    await writeFile(file, `${await readFile(file, 'utf8')} `)
    expect(await served()).toEqual({
      version: '1.0.0',
      problems: expect.stringContaining('is not what its signature signs'),
    })
    await expect(store().rollback('menus', undefined, '2.0.0')).rejects.toThrow('is not what its signature signs')
  })

  test('one signature does not stand for another version', async () => {
    await publish('2.0.0', ofMenus)
    const signature = await readFile(path.join(paths().releasesDir, 'menus/1.0.0', SIGNATURE_FILE))
    await writeFile(path.join(paths().releasesDir, 'menus/2.0.0', SIGNATURE_FILE), signature)
    await expect(store().promote('menus', '2.0.0')).rejects.toThrow('is not what its signature signs')
  })

  test('publishing the same build again with the right key mends it', async () => {
    await rm(path.join(dir, 'release-keys.json'))
    await publish('2.0.0', null)
    await trust([team('menus', [lineOf(ofMenus)])])
    await store().vouch(['menus'])
    await publish('2.0.0', ofAll)
    expect((await store().promote('menus', '2.0.0')).active).toBe('2.0.0')
    await trust([team('menus', [lineOf(ofMenus)])])
    expect(await served()).toEqual({ version: '2.0.0', problems: '' })
  })

  test('a key that is no longer trusted vouches for nothing', async () => {
    await trust([])
    expect(await served()).toEqual({ version: undefined, problems: expect.stringContaining('does not name') })
  })

  test.each([
    ['no JSON', '{'],
    ['no teams', '{}'],
    ['no day', JSON.stringify({ teams: [{ ...team('menus', []), keys: [{ key: lineOf(ofMenus), until: 'soon' }] }] })],
    ['no right that there is', JSON.stringify({ teams: [{ ...team('menus', []), may: 'all' }] })],
    ['no key', JSON.stringify({ teams: [team('menus', ['abcd'])] })],
    ['an unknown field', JSON.stringify({ teams: [{ ...team('menus', []), unit: 'x' }] })],
  ])('a keys file with %s trusts nobody', async (_, text) => {
    await writeFile(path.join(dir, 'release-keys.json'), text)
    await expect(served()).rejects.toThrow('names no teams as it should')
    await expect(store().promote('menus', '1.0.0')).rejects.toThrow('names no teams as it should')
  })
})

test('a new key is for its owner alone, and is never written over', async () => {
  const file = path.join(dir, 'menus.pem')
  const publicLine = await createSigningKey(file)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await expect(createSigningKey(file)).rejects.toThrow("can't be written as a new file")
  await trust([team('menus', [publicLine])])
  const key = await readSigningKey(file)
  await publish('1.0.0', key)
  expect((await store(key).promote('menus', '1.0.0')).active).toBe('1.0.0')
  await writeFile(file, 'x')
  await expect(readSigningKey(file)).rejects.toThrow("can't be read as a private key")
})
