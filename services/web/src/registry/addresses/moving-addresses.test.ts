import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { findRoute } from 'shared-frame/routes'
import { sectionBundle, shellBundle, writeBuild } from '../../testing/fake-releases'
import { readRegistry } from '../read-registry'
import { releaseBuilds } from '../release-builds'
import { createReleaseStore, type ReleaseStore } from '../release-store'

jest.setTimeout(30_000)

/** Pages that two units have, before they move to a unit of their own and after. */
const BEFORE = {
  shell: ['/'],
  notebook: ['/so-tay', '/bien-tap', '/bien-tap/trang'],
  surveys: ['/lop-hoc', '/bien-tap/khao-sat/:id#'],
}
const AFTER = {
  ...{ shell: ['/'], notebook: ['/so-tay'], surveys: ['/lop-hoc'] },
  desk: ['/bien-tap', '/bien-tap/trang', '/bien-tap/khao-sat/:id#'],
}
const OWNED_BEFORE = {
  ...{ '/bien-tap': 'notebook', '/bien-tap/khao-sat': 'surveys', '/lop-hoc': 'surveys', '/so-tay': 'notebook' },
}
const change = { who: 'Lan', why: 'the desk is a section' }
const NEXT = ['notebook', 'surveys', 'desk'].map((name) => ({ name, version: '2.0.0' }))

let dir: string
let store: ReleaseStore
/** Of a checkout, as `npm start` has it. */
let builds: ReleaseStore

async function build(units: Readonly<Record<string, readonly string[]>>, version: string): Promise<readonly string[]> {
  const folders = Object.entries(units).map(async ([name, patterns]) => {
    const folder = path.join(dir, `${name}-${version}`)
    const routes = patterns.map((pattern, index) => ({ id: `r${index}`, pattern, visibility: 'public' as const }))
    await writeBuild(folder, { name, version, routes, server: name === 'shell' ? shellBundle() : sectionBundle(name) })
    return folder
  })
  return Promise.all(folders)
}
/** Unit → its active version; with a dash while it is switched off. */
async function standing() {
  const units = (await store.list()).flatMap(({ name, state }) =>
    state ? [[name, `${state.enabled ? '' : '-'}${state.active}`] as const] : [],
  )
  return Object.fromEntries(units)
}
/** The unit that a visitor meets at an address; with a dash while it is away. */
async function met(address: string): Promise<string | undefined> {
  const { registry, problems } = await readRegistry({
    releasesDir: path.join(dir, 'releases'),
    stateFile: path.join(dir, 'registry.json'),
  })
  expect(problems).toEqual([])
  const found = findRoute(registry, address)?.unit
  return found && `${found.enabled ? '' : '-'}${found.name}`
}
const owners = async () => (await store.addresses()).owners

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'moving-'))
  const paths = { releasesDir: path.join(dir, 'releases'), stateFile: path.join(dir, 'registry.json') }
  store = createReleaseStore(paths)
  builds = createReleaseStore(paths, { mayLoseRoutes: true })
  await releaseBuilds(builds, await build(BEFORE, '1.0.0'), change)
})
afterEach(() => rm(dir, { recursive: true, force: true }))

describe('builds of one checkout', () => {
  test("move addresses in one step: the prefixes that their owners left are the new unit's", async () => {
    expect(await owners()).toEqual(OWNED_BEFORE)
    await releaseBuilds(builds, await build(AFTER, '2.0.0'), change)
    expect(await standing()).toEqual({ shell: '2.0.0', notebook: '2.0.0', surveys: '2.0.0', desk: '2.0.0' })
    expect(await owners()).toEqual({ '/bien-tap': 'desk', '/lop-hoc': 'surveys', '/so-tay': 'notebook' })
    expect(await store.check()).toEqual([])
  })

  test('take no prefix in which its owner still has a page', async () => {
    const staying = { ...AFTER, notebook: ['/so-tay', '/bien-tap/bai/:id#'] }
    await expect(releaseBuilds(builds, await build(staying, '2.0.0'), change)).rejects.toThrow(
      '/bien-tap (desk, r0) lies within /bien-tap, which belongs to notebook',
    )
    expect(await owners()).toEqual(OWNED_BEFORE)
    expect(await standing()).toMatchObject({ notebook: '1.0.0' })
  })

  test('take nothing from a unit that is not among them', async () => {
    const { notebook: _, ...others } = AFTER
    await expect(releaseBuilds(builds, await build(others, '2.0.0'), change)).rejects.toThrow('belongs to notebook')
  })
})

describe('on a site that releases by hand', () => {
  beforeEach(async () => {
    for (const folder of await build(AFTER, '2.0.0')) await store.publish(folder, { compress: false })
  })

  async function move(): Promise<void> {
    for (const [unit, patterns] of Object.entries(BEFORE))
      for (const pattern of patterns.filter((each) => each.startsWith('/bien-tap')))
        await store.changeAddresses({ action: 'yield', unit, pattern, to: 'desk' }, change)
    await store.promoteTogether(NEXT, change, { set: 'untried' })
  }

  test('pages move in one step once their owners yielded each; without that all of it is refused', async () => {
    await expect(store.promoteTogether(NEXT, change, { set: 'untried' })).rejects.toThrow(
      'npm run release -- yield notebook "/bien-tap" --to desk',
    )
    await move()
    expect(await standing()).toEqual({ shell: '1.0.0', notebook: '2.0.0', surveys: '2.0.0', desk: '2.0.0' })
    // The prefix is given when nobody wants to go back any more.
    expect(await owners()).toEqual(OWNED_BEFORE)
    for (const prefix of ['/bien-tap', '/bien-tap/khao-sat'])
      await store.changeAddresses({ action: 'own', unit: 'desk', prefix }, change)
    expect((await owners())['/bien-tap']).toBe('desk')
    expect(await store.check()).toEqual([])
  })

  test('a version that has the pages still is refused beside the new unit, and let back once that is switched off', async () => {
    await move()
    const collision = /\/bien-tap is claimed by desk \(r0\) and notebook \(r1\)/
    await expect(store.rollback('notebook', change)).rejects.toThrow(collision)
    await expect(store.promote('notebook', '1.0.0', change)).rejects.toThrow(collision)
    await expect(store.startCanary('notebook', '1.0.0', 10, change)).rejects.toThrow(collision)
    await expect(store.rollbackTogether('notebook', change)).rejects.toThrow(
      [
        "desk: there was no version before, so the set can't go back in one step. Switch that off, then take the others back:",
        'npm run release -- off desk',
        'npm run release -- rollback notebook',
        'npm run release -- rollback surveys',
      ].join('\n'),
    )
    expect(await standing()).toMatchObject({ notebook: '2.0.0', desk: '2.0.0' })
    expect(await met('/bien-tap/trang')).toBe('desk')

    await store.setEnabled('desk', false, change)
    expect(await met('/bien-tap/trang')).toBe('-desk')
    await store.rollback('notebook', change)
    await store.rollback('surveys', change)
    expect(await standing()).toEqual({ shell: '1.0.0', notebook: '1.0.0', surveys: '1.0.0', desk: '-2.0.0' })
    expect([await met('/bien-tap/trang'), await met('/bien-tap/khao-sat/7')]).toEqual(['notebook', 'surveys'])
    expect(await owners()).toEqual(OWNED_BEFORE)
    expect(await store.check()).toEqual([])
    // And forward again: off until all three are as they were.
    await store.promoteTogether(NEXT.slice(0, 2), change, { set: 'untried' })
    await store.setEnabled('desk', true, change)
    expect(await met('/bien-tap/trang')).toBe('desk')
    expect(await store.check()).toEqual([])
  })

  test('once the prefix is given away the way back begins with yielding the pages', async () => {
    await move()
    for (const prefix of ['/bien-tap', '/bien-tap/khao-sat'])
      await store.changeAddresses({ action: 'own', unit: 'desk', prefix }, change)
    await store.setEnabled('desk', false, change)
    await expect(store.rollback('notebook', change)).rejects.toThrow(
      'npm run release -- yield desk "/bien-tap" --to notebook',
    )
    for (const pattern of ['/bien-tap', '/bien-tap/trang'])
      await store.changeAddresses({ action: 'yield', unit: 'desk', pattern, to: 'notebook' }, change)
    await store.rollback('notebook', change)
    expect(await standing()).toMatchObject({ notebook: '1.0.0', desk: '-2.0.0' })
    expect(await met('/bien-tap/trang')).toBe('notebook')
  })
})
