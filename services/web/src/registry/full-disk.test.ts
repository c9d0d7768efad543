import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { makeSmallDisk } from 'service-host/testing/small-disk'
import { sectionBundle, writeBuild } from '../testing/fake-releases'
import { readRegistry } from './read-registry'
import { createReleaseStore } from './release-store'

jest.setTimeout(60_000)

const disk = makeSmallDisk(640)
const paths = { releasesDir: path.join(disk.folder, 'releases'), stateFile: path.join(disk.folder, 'registry.json') }
const store = createReleaseStore(paths)
let builds: string

/** A build of menus; `kilobytes` that don't compress. */
async function build(version: string, kilobytes: number): Promise<string> {
  const folder = path.join(builds, version)
  const text = randomBytes(kilobytes * 512).toString('hex')
  await writeBuild(folder, { name: 'menus', version, server: sectionBundle('menus'), files: { 'long.aa11.js': text } })
  return folder
}

async function active(): Promise<string | undefined> {
  return (await readRegistry(paths)).registry.units[0]?.version
}

async function state(): Promise<string> {
  return readFile(paths.stateFile, 'utf8')
}

/** Nothing half-made, hidden or not. */
async function expectOnly(...versions: readonly string[]): Promise<void> {
  expect((await readdir(path.join(paths.releasesDir, 'menus'))).sort()).toEqual(versions)
  const drafts = (await readdir(disk.folder)).filter(
    (name) => name.startsWith('registry.json.') && !name.endsWith('.locks'),
  )
  expect(drafts).toEqual([])
}

beforeAll(async () => {
  builds = await mkdtemp(path.join(tmpdir(), 'builds-'))
  await store.publish(await build('1.0.0', 40))
  await store.promote('menus', '1.0.0')
  await store.publish(await build('2.0.0', 40))
})
afterAll(async () => {
  disk.remove()
  await rm(builds, { recursive: true, force: true })
})

describe(`releases on a full disk (${disk.kind})`, () => {
  test('publish fails, says why, and leaves nothing half-written', async () => {
    const next = await build('3.0.0', 40)
    disk.fill()
    try {
      await expect(store.publish(next)).rejects.toThrow('no space left')
    } finally {
      disk.free()
    }
    await expectOnly('1.0.0', '2.0.0')
    await store.publish(next)
    await expectOnly('1.0.0', '2.0.0', '3.0.0')
  })

  test('promote and rollback fail and leave what is active', async () => {
    const before = await state()
    disk.fill()
    try {
      await expect(store.promote('menus', '2.0.0')).rejects.toThrow('no space left')
      await expect(store.setEnabled('menus', false)).rejects.toThrow('no space left')
      expect(await state()).toBe(before)
      expect(await active()).toBe('1.0.0')
    } finally {
      disk.free()
    }
    await store.promote('menus', '2.0.0')
    expect(await active()).toBe('2.0.0')
    await store.rollback('menus')
    expect(await active()).toBe('1.0.0')
    await expectOnly('1.0.0', '2.0.0', '3.0.0')
  })

  if (disk.kind === 'tmpfs') {
    test('publish fails when the room ends in the middle of a file', async () => {
      await expect(store.publish(await build('4.0.0', 480))).rejects.toThrow('no space left')
      await expectOnly('1.0.0', '2.0.0', '3.0.0')
      expect(await store.check()).toEqual(['no release of the shell is active'])
    })
  }

  test('what a killed publisher left behind goes with the next one', async () => {
    const left = path.join(paths.releasesDir, 'menus/.draft-of-a-killed-one')
    await mkdir(left)
    await writeFile(path.join(left, 'half'), 'x')
    await store.publish(await build('5.0.0', 1))
    await expectOnly('1.0.0', '2.0.0', '3.0.0', '5.0.0')
  })
})
