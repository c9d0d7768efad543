import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from '@playwright/test'
import { isDue } from 'shared-contracts/testing'
import type { ReleaseManifest } from 'shared-frame/remotes'
import { loadReleaseLibrary } from '../../deploy/runner/releases'
import { root } from '../../deploy/runner/root'
import { siteEnvironment } from '../../deploy/site/site'
import { test } from '../support/site/own-site'
import { activeVersion } from '../support/site/releases'

/** On a quiet machine. Tests share theirs, and a probe gives way to all of them. */
const PROMOTE_LIMIT_MS = 15_000
const SHARED_MACHINE = 10

type Forge = (read: (file: string) => Promise<string>, manifest: ReleaseManifest) => Promise<Record<string, string>>

/** Files of the built menus as a mistake would leave them. */
const FORGED: readonly (readonly [string, Forge, RegExp])[] = [
  [
    'a server bundle that throws at load',
    async (read, { server }) => ({ [server]: `throw new Error('no settings');\n${await read(server)}` }),
    /its server bundle can not be loaded: mend what it does or asks for when it starts \(Error: no settings\)/,
  ],
  [
    'a browser entry with a syntax error',
    async (_, { entry }) => ({ [`browser/${entry}`]: 'var menus = ;' }),
    /remoteEntry\.\w+\.js is no script that a browser can read/,
  ],
  [
    'a page that throws when a browser runs it',
    async (read, { chunks }) => {
      const file = `browser/${chunks['page-dish']?.js.at(-1)}`
      return { [file]: `throw new Error('no window'); ${await read(file)}` }
    },
    /in the browser: .+ – at \/thuc-don-can-bang-dinh-duong\/mon-an\/1537/,
  ],
]

/** Each for one commit of three: run-probe.test.ts tries all of them every time, on small sections. */
const due = FORGED.filter((_, index) => isDue(index, FORGED.length))

test('a promote proves that the built menus work, and refuses what does not', async ({ ownSite, request }) => {
  test.setTimeout(900_000)
  const { settings } = await ownSite()
  const { openReleaseStore } = await loadReleaseLibrary({ build: false })
  const store = await openReleaseStore(siteEnvironment(settings))
  const before = await activeVersion(request, 'menus')

  async function publish(label: string, forge: Forge): Promise<string> {
    const folder = await mkdtemp(path.join(tmpdir(), 'menus-probed-'))
    await cp(path.join(root, 'mfe-menus/dist'), folder, { recursive: true })
    const read = (file: string) => readFile(path.join(folder, file), 'utf8')
    const manifest: ReleaseManifest = JSON.parse(await read('release.json'))
    const integrity = { ...manifest.integrity }
    const serverIntegrity = { ...manifest.serverIntegrity }
    for (const [file, text] of Object.entries(await forge(read, manifest))) {
      await writeFile(path.join(folder, file), text)
      const hash = `sha384-${createHash('sha384').update(text).digest('base64')}`
      if (file.startsWith('browser/')) integrity[file.slice('browser/'.length)] = hash
      else serverIntegrity[file] = hash
    }
    const version = `1.0.0-${label}`
    await writeFile(
      path.join(folder, 'release.json'),
      JSON.stringify({ ...manifest, version, integrity, serverIntegrity }),
    )
    await store.publish(folder, { compress: false })
    await rm(folder, { recursive: true })
    return version
  }

  for (const [index, [name, forge, problem]] of due.entries()) {
    await test.step(name, async () => {
      const version = await publish(`forged${index}`, forge)
      await expect(store.promote('menus', version)).rejects.toThrow(problem)
    })
  }
  expect(await activeVersion(request, 'menus')).toBe(before)

  const good = await publish('good', async () => ({}))
  const began = performance.now()
  await store.promote('menus', good)
  const took = performance.now() - began
  test.info().annotations.push({ type: 'promote', description: `${Math.round(took)} ms` })
  expect(took).toBeLessThan(PROMOTE_LIMIT_MS * SHARED_MACHINE)
  await expect.poll(() => activeVersion(request, 'menus')).toBe(good)
  await store.rollback('menus')
  await expect.poll(() => activeVersion(request, 'menus')).toBe(before)
})
