import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import type { Registry } from 'shared-frame/remotes'
import { type FakeUnit, sectionBundle, shellBundle } from '../testing/fake-releases'
import { documentDataOf, operator, startTestHost, type TestHost, until } from '../testing/test-host'
import { GROUPS, versionsOfGroup } from './choose-versions'

jest.setTimeout(60_000)

const section = (name: string, version = '1.0.0', more: readonly string[] = []): FakeUnit => ({
  name,
  version,
  routes: [`/${name}`, ...more].map((pattern, at) => ({ id: `page${at}`, pattern, visibility: 'public' as const })),
  widgets: [`${name}/card`],
  server: sectionBundle(name, { render: `return '<h1>${name} ${version}</h1>'` }),
})
const shell = (version = '1.0.0'): FakeUnit => ({
  name: 'shell',
  version,
  routes: [{ id: 'home', pattern: '/', visibility: 'public' }],
  server: shellBundle(version),
})
/** With a card on the home page. */
const cardOf = (version: string): FakeUnit => ({
  ...section('menus', version, version === '2.0.0' ? ['/moi'] : []),
  server: sectionBundle('menus', {
    render: `return '<h1>menus ${version}</h1>'`,
    widgets: `'menus/card': async () => ({ prefetch: async () => {}, Component: () => '<p>card ${version}</p>' })`,
  }),
})
const plain = (name: string, version?: string): FakeUnit => ({ ...section(name, version), widgets: [] })

let host: TestHost

// One after the other, each with a trial of its own.
beforeAll(async () => {
  host = await startTestHost([shell(), cardOf('1.0.0'), plain('health'), plain('notebook')])
  // Published and not active.
  for (const unit of [shell('2.0.0'), cardOf('2.0.0'), plain('health', '2.0.0'), plain('notebook', '2.0.0')]) {
    await host.release(unit)
    await host.store.rollback(unit.name)
  }
})
afterAll(() => host.close())

const get = (url: string, cookie?: string) => host.app.inject({ url, headers: cookie === undefined ? {} : { cookie } })

const nameOf = async (url = '/notebook') => documentDataOf((await get(url)).body).wholeRegistry ?? ''

/** Resolves once the host knows: pages that are everybody's name another registry then. */
async function startTrial(start: () => Promise<unknown>, page?: string): Promise<void> {
  const before = await nameOf(page)
  await start()
  await until(async () => {
    const name = await nameOf(page)
    return name !== before && name.includes('/own/')
  })
}

async function endTrial(unit: string): Promise<void> {
  await host.store.endCanary(unit)
  await until(async () => !(await nameOf()).includes('/own/'))
}

const ACTIVE_ONES = /^\/assets\/registry\/[\w-]+\.json$/
const cookie = (group: number) => `releaseGroup=${group}`
const groups = Array.from({ length: GROUPS }, (_, group) => group)

/** A group with the version and one without. */
function groupsOf(unit: string, version: string, percent: number): readonly [string, string] {
  const has = (group: number) => versionsOfGroup(group, [{ unit, version, percent }]).size > 0
  return [cookie(groups.find(has) ?? -1), cookie(groups.find((group) => !has(group)) ?? -1)]
}

const versionIn = (registry: Registry, name: string) => registry.units.find((unit) => unit.name === name)?.version

async function ownRegistry(address: string, cookies?: string) {
  const { headers, body } = await get(address, cookies)
  const registry: Registry = JSON.parse(body)
  return { headers, versions: ['menus', 'health'].map((name) => versionIn(registry, name)).join(' ') }
}

describe('a trial of one section', () => {
  const [member, other] = groupsOf('menus', '2.0.0', 50)
  beforeAll(async () => {
    expect(await nameOf()).toMatch(ACTIVE_ONES)
    await startTrial(() => host.store.startCanary('menus', '2.0.0', 50))
  })

  test('keeps from shared caches the pages that hold it, and no others', async () => {
    const shownBy = async (url: string, cookies?: string) => {
      const { headers, statusCode, body } = await get(url, cookies)
      return {
        status: statusCode,
        cache: headers['cache-control'],
        set: headers['set-cookie'],
        vary: headers.vary,
        body,
      }
    }
    const common = { cache: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600', vary: 'Accept-Encoding' }
    for (const url of ['/health', '/notebook', '/khong-co-gi', '/_data/health']) {
      const everybody = await shownBy(url)
      expect(everybody).toMatchObject({ ...common, set: undefined })
      for (const cookies of [member, other]) expect(await shownBy(url, cookies)).toEqual(everybody)
    }
    // The page of the section, one that it has only in the version on trial, and the home page with its card.
    for (const [url, ofMember, ofOthers] of [
      ['/menus', '<h1>menus 2.0.0', '<h1>menus 1.0.0'],
      ['/moi', '<h1>menus 2.0.0', 'could not be found'],
      ['/', '<p>card 2.0.0', '<p>card 1.0.0'],
    ] as const) {
      const own = { cache: 'private, no-cache', vary: 'Accept-Encoding, Cookie' }
      for (const [cookies, text] of [
        [member, ofMember],
        [other, ofOthers],
      ] as const) {
        const shown = await shownBy(url, cookies)
        expect([url, shown]).toMatchObject([url, { ...own, set: undefined }])
        expect(shown.body).toContain(text)
        // Settled: what the page loads later is not drawn once more.
        expect(documentDataOf(shown.body).wholeRegistry ?? '').not.toContain('/own/')
      }
      expect(await shownBy(url)).toMatchObject({ ...own, set: expect.stringMatching(/^releaseGroup=\d+; .*HttpOnly/) })
    }
    expect(await shownBy('/MOI', member)).toMatchObject({ status: 301, cache: 'private, no-cache' })
  })

  test('leaves what is everybody’s standing ready, whatever group asks', async () => {
    const origin = await host.app.listen({ port: 0, host: '127.0.0.1' })
    const ask = async (url: string, cookies: string) => {
      const answer = await fetch(origin + url, { headers: { cookie: cookies } })
      return { etag: answer.headers.get('etag'), name: documentDataOf(await answer.text()).wholeRegistry ?? '' }
    }
    const lookups = async () => {
      const { body } = await host.app.inject({ url: '/metrics', headers: operator })
      return [...body.matchAll(/web_document_lookups_total\{outcome="(\w+)".*\} (\d+)/g)].map(
        ([, kind, n]) => `${kind} ${n}`,
      )
    }
    const first = await ask('/health', member)
    expect(first.name).toContain('/assets/registry/own/')
    const before = await lookups()
    for (const cookies of [member, other, 'a=1']) expect(await ask('/health', cookies)).toEqual(first)
    const hits = Number(before.find((line) => line.startsWith('hit '))?.slice(4))
    expect(await lookups()).toEqual(before.map((line) => (line.startsWith('hit ') ? `hit ${hits + 3}` : line)))
    // An invented address has no copy of its own.
    const missing = await ask('/khong-co-1', member)
    expect((await ask('/khong-co-2', other)).etag).toBe(missing.etag)
  })

  test('is what pages that are everybody’s lead a group to, and back to the active version once it is over', async () => {
    const address = await nameOf()
    for (const [cookies, versions] of [
      [member, '2.0.0 1.0.0'],
      [other, '1.0.0 1.0.0'],
    ] as const) {
      const own = await ownRegistry(address, cookies)
      expect(own).toMatchObject({ versions, headers: { 'cache-control': 'private, no-cache' } })
      expect(own.headers['set-cookie']).toBeUndefined()
      expect((await get('/_data/menus', cookies)).statusCode).toBe(200)
    }
    // A new visitor's group is drawn with the registry; data that comes before it would be of a group of its own.
    const drawn = await ownRegistry(address)
    const [group = ''] = String(drawn.headers['set-cookie']).split(';')
    expect(group).toMatch(/^releaseGroup=\d+$/)
    expect(await ownRegistry(address, group)).toMatchObject({ versions: drawn.versions })
    const early = await get('/_data/menus')
    expect([early.statusCode, early.headers['set-cookie']]).toEqual([404, undefined])
    // A larger share is no other trial: pages that are open go on with it.
    await host.store.startCanary('menus', '2.0.0', 99)
    await until(async () => (await ownRegistry(address, other)).versions === '2.0.0 1.0.0')

    await endTrial('menus')
    expect(await nameOf()).toMatch(ACTIVE_ONES)
    expect(await ownRegistry(address, member)).toMatchObject({
      versions: '1.0.0 1.0.0',
      headers: { 'cache-control': 'no-store' },
    })
  })
})

test('a set reaches a page whole or not at all, also one that was opened before the trial of the set', async () => {
  await startTrial(() => host.store.startCanary('notebook', '2.0.0', 50), '/health')
  const openedBefore = await nameOf('/health')
  const set = [
    { name: 'menus', version: '2.0.0' },
    { name: 'health', version: '2.0.0' },
  ]
  await host.store.endCanary('notebook')
  await startTrial(() => host.store.startTrialTogether(set, 50))
  const address = await nameOf()
  const seen = new Set<string>()
  for (const group of groups.filter((each) => each % 40 === 0)) {
    seen.add((await ownRegistry(address, cookie(group))).versions)
    expect((await ownRegistry(openedBefore, cookie(group))).versions).toBe('1.0.0 1.0.0')
  }
  expect([...seen].sort()).toEqual(['1.0.0 1.0.0', '2.0.0 2.0.0'])
  await endTrial('menus')
})

test('a trial of the shell holds all pages', async () => {
  await host.store.startCanary('shell', '2.0.0', 50)
  await until(async () => (await get('/health')).headers['set-cookie'] !== undefined)
  const [member] = groupsOf('shell', '2.0.0', 50)
  for (const url of ['/', '/health', '/khong-co-gi']) {
    const { headers, body } = await get(url, member)
    expect([url, headers['cache-control'], body.includes('Khung 2.0.0')]).toEqual([url, 'private, no-cache', true])
  }
})
