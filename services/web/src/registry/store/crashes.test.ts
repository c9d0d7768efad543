import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { buildSync } from 'esbuild'
import { runSize } from 'shared-contracts/testing'
import { sectionBundle, writeBuild } from '../../testing/fake-releases'
import type { ReleaseOrder } from '../../testing/release-process'
import { integrityOf } from '../file-integrity'
import { readRegistry } from '../read-registry'
import { readRegistryState } from '../registry-state'
import { createReleaseStore, type ReleaseStore } from '../release-store'

jest.setTimeout(180_000)

const MOMENTS = runSize(12, 50)

let dir: string
let script: string
let store: ReleaseStore
const paths = () => ({ releasesDir: path.join(dir, 'releases'), stateFile: path.join(dir, 'state/registry.json') })
const buildOf = (unit: string, version: string) => path.join(dir, 'builds', `${unit}-${version}`)
const running = new Set<ChildProcess>()

async function writeUnit(unit: string, version: string): Promise<void> {
  const files = { 'long.aa11.js': `/* ${version} ${'long '.repeat(20_000)} */` }
  await writeBuild(buildOf(unit, version), { name: unit, version, server: sectionBundle(unit), files })
}

async function startProcess(): Promise<ChildProcess> {
  const child = fork(script, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], execArgv: [] })
  running.add(child)
  await once(child, 'message')
  return child
}

async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  running.delete(child)
}

const order = (unit: string, version: string, more: Partial<ReleaseOrder> = {}): ReleaseOrder => ({
  ...{
    ...paths(),
    build: buildOf(unit, version),
    unit,
    version,
    once: false,
    restsAfter: false,
    expected: { active: null },
  },
  ...more,
})

async function served(): Promise<Record<string, string>> {
  const { registry, problems } = await readRegistry(paths())
  expect(problems).toEqual([])
  return Object.fromEntries(registry.units.map(({ name, version }) => [name, version]))
}

async function filesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  const hashes = files.sort().map(async (file) => [file, integrityOf(await readFile(file))] as const)
  return Object.fromEntries(await Promise.all(hashes))
}

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'crashes-'))
  script = path.join(dir, 'release-process.mjs')
  buildSync({
    entryPoints: [path.join(__dirname, '../../testing/release-process.ts')],
    outfile: script,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
    // Some packages in it are CommonJS.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  })
  store = createReleaseStore(paths())
  for (const unit of ['health', 'menus']) {
    await writeUnit(unit, '1.0.0')
    await store.publish(buildOf(unit, '1.0.0'))
    await store.promote(unit, '1.0.0')
  }
})
afterAll(async () => {
  for (const child of running) await end(child)
  await rm(dir, { recursive: true, force: true })
})

test(`killed at ${MOMENTS} moments, a release is there or not, and nothing else is touched`, async () => {
  const health = await filesOf(path.join(paths().releasesDir, 'health'))
  // How long one takes, so that the moments fall before, within and after it.
  await writeUnit('menus', '2.0.0')
  const started = performance.now()
  await store.publish(buildOf('menus', '2.0.0'))
  await store.promote('menus', '2.0.0')
  const tookMs = Math.ceil(performance.now() - started)

  const outcomes = { before: 0, published: 0, promoted: 0 }
  for (let moment = 0; moment < MOMENTS; moment += 1) {
    const version = `3.${moment}.0`
    await writeUnit('menus', version)
    const before = await served()
    const child = await startProcess()
    const landed = once(child, 'message')
    const isLast = moment === MOMENTS - 1
    child.send(order('menus', version, { restsAfter: isLast }))
    // Two in three while it publishes, the others while it promotes and rolls back again and again; the last when all is done.
    if (moment % 3 === 2 || isLast) await landed
    // Spread over the whole time, the first at its very beginning.
    const range = moment % 3 === 2 ? 30 : tookMs * 2
    await pause((moment / MOMENTS) * range + Math.random() * (moment === 0 ? 0 : range / MOMENTS))
    await end(child)

    const { malformed } = await readRegistryState(paths().stateFile)
    const after = await served()
    expect(malformed).toEqual([])
    expect([before.menus, version]).toContain(after.menus)
    expect(after.health).toBe('1.0.0')
    const isPublished = (await store.list()).some(({ versions }) => versions.includes(version))
    outcomes[after.menus === version ? 'promoted' : isPublished ? 'published' : 'before'] += 1

    // Whoever comes next finishes what was begun, and clears away what was left.
    await store.publish(buildOf('menus', version))
    expect((await readdir(path.join(paths().releasesDir, 'menus'))).filter((name) => name.startsWith('.'))).toEqual([])
    expect(await readdir(path.dirname(paths().stateFile))).toEqual(['registry.json', 'registry.json.locks'])
    await store.promote('menus', version)
    expect((await served()).menus).toBe(version)
    await rm(buildOf('menus', version), { recursive: true })
  }
  expect(await filesOf(path.join(paths().releasesDir, 'health'))).toEqual(health)
  // The moments fell on both sides.
  expect(outcomes.before).toBeGreaterThan(0)
  expect(outcomes.promoted).toBeGreaterThan(0)
})

describe('two processes at once', () => {
  async function promoteBoth(first: ReleaseOrder, second: ReleaseOrder): Promise<readonly string[]> {
    const children = await Promise.all([startProcess(), startProcess()])
    const answers = children.map((child) => once(child, 'message'))
    children[0].send(first)
    children[1].send(second)
    const outcomes = (await Promise.all(answers)).map(([outcome]) => String(outcome))
    for (const child of children) await end(child)
    return outcomes.sort()
  }

  test('of two teams both land; of one team one is told', async () => {
    await writeUnit('health', '2.0.0')
    await store.publish(buildOf('health', '2.0.0'))
    const active = (await served()).menus ?? ''
    const expected = { active }
    expect(
      await promoteBoth(
        order('menus', '1.0.0', { once: true, expected }),
        order('health', '2.0.0', { once: true, expected: { active: '1.0.0' } }),
      ),
    ).toEqual(['landed', 'landed'])
    expect(await served()).toEqual({ menus: '1.0.0', health: '2.0.0' })
    const now = { active: '1.0.0' }
    expect(
      await promoteBoth(
        order('menus', '2.0.0', { once: true, expected: now }),
        order('menus', active, { once: true, expected: now }),
      ),
    ).toEqual(['Conflict', 'landed'])
  })
})
