import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { type FakeUnit, sectionBundle, shellBundle } from '../testing/fake-releases'
import { startTestHost, type TestHost, until } from '../testing/test-host'
import { GROUPS } from './choose-versions'

jest.setTimeout(60_000)

const section = (name: string, version: string, render = `return '<h1>${name} ${version}</h1>'`): FakeUnit => ({
  name,
  version,
  routes: Array.from({ length: 8 }, (_, item) => ({
    id: `page${item}`,
    pattern: `/${name}/${item}`,
    visibility: 'public' as const,
  })),
  server: sectionBundle(name, { render }),
})
const shell = (version: string): FakeUnit => ({
  name: 'shell',
  version,
  routes: [{ id: 'home', pattern: '/', visibility: 'public' }],
  server: shellBundle(version),
})
const set = [
  { name: 'shell', version: '2.0.0' },
  { name: 'menus', version: '2.0.0' },
]

/** Of the groups that visit: each one of so many. */
const STEP = 20

let host: TestHost

/** Published and not active. */
async function publish(unit: FakeUnit): Promise<void> {
  await host.release(unit)
  await host.store.rollback(unit.name)
}

/** Versions of shell and section in a document of menus, by the visitor's group; null: a visitor without one. */
async function versionsFor(group: number | null, page = 0): Promise<string> {
  const headers = group === null ? {} : { cookie: `releaseGroup=${group}` }
  const { body, statusCode } = await host.app.inject({
    url: `/menus/${page}`,
    headers,
    remoteAddress: `10.${page}.0.1`,
  })
  expect(statusCode).toBe(200)
  return `${/<header>Khung ([\d.]+)/.exec(body)?.[1]} ${/<h1>menus ([\d.]+)/.exec(body)?.[1]}`
}

async function versionsOfMany(): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {}
  for (let group = 0; group < GROUPS; group += STEP) {
    const versions = await versionsFor(group)
    counts[versions] = (counts[versions] ?? 0) + 1
  }
  return counts
}

const isTried = async () => (await host.app.inject('/menus/0')).headers['set-cookie'] !== undefined

async function startTrial(percent = 40): Promise<void> {
  await host.store.startTrialTogether(set, percent)
  await until(isTried)
}

beforeEach(async () => {
  host = await startTestHost([shell('1.0.0'), section('menus', '1.0.0'), section('health', '1.0.0')], {
    releaseWatchMs: 60_000,
  })
})
afterEach(() => host.close())

test('a set on trial goes whole to its share of the visitors and is never mixed; then it is everybody’s, or nobody’s', async () => {
  await publish(shell('2.0.0'))
  await publish(section('menus', '2.0.0'))
  await startTrial()
  const counts = await versionsOfMany()
  expect(Object.keys(counts).sort()).toEqual(['1.0.0 1.0.0', '2.0.0 2.0.0'])
  const share = (counts['2.0.0 2.0.0'] ?? 0) / (GROUPS / STEP)
  expect(share).toBeGreaterThan(0.25)
  expect(share).toBeLessThan(0.55)

  await host.store.endCanary('menus')
  await until(async () => !(await isTried()))
  expect(await versionsOfMany()).toEqual({ '1.0.0 1.0.0': GROUPS / STEP })

  await startTrial()
  await host.store.promoteTogether(set, undefined, { set: 'tried' })
  await until(async () => !(await isTried()))
  expect(await versionsOfMany()).toEqual({ '2.0.0 2.0.0': GROUPS / STEP })
})

test('a set of which one version is damaged is given to nobody, and nobody gets half of it', async () => {
  await publish(shell('2.0.0'))
  await publish(section('menus', '2.0.0'))
  await host.store.startTrialTogether(set, 40)
  // The host may have read it before, and finds out when it runs the bundle.
  await writeFile(path.join(host.dir, 'releases/menus/2.0.0/server/server.cjs'), 'exports.unit = {}')
  await until(isTried)
  expect(await versionsOfMany()).toEqual({ '1.0.0 1.0.0': GROUPS / STEP })
})

test('a set whose trial, or promotion, fails in one of its units is taken back as a whole', async () => {
  await publish(shell('2.0.0'))
  await publish(section('menus', '2.0.0', `throw new Error('broken')`))
  const states = async () =>
    Object.fromEntries((await host.store.list()).map(({ name, state }) => [name, [state?.active, state?.canary]]))
  await startTrial(99)
  for (let page = 0; page < 8; page += 1) await versionsFor(null, page)
  await until(async () => !(await isTried()))
  expect(await states()).toMatchObject({ shell: ['1.0.0', null], menus: ['1.0.0', null] })

  await host.store.promoteTogether(set, undefined, { set: 'untried' })
  await until(async () => (await versionsFor(null)).startsWith('2.0.0'))
  for (let page = 0; page < 8; page += 1) await versionsFor(null, page)
  await until(async () => (await versionsFor(null)) === '1.0.0 1.0.0')
  expect(await states()).toMatchObject({ shell: ['1.0.0', null], menus: ['1.0.0', null] })
  const shellHistory = (await host.store.list()).find(({ name }) => name === 'shell')?.history
  expect(shellHistory?.[0]).toMatchObject({ action: 'rollback', who: 'release-watch', version: '1.0.0' })
})
