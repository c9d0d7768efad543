import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { pairings, runSize } from 'shared-contracts/testing'
import { sectionBundle, writeBuild } from '../../testing/fake-releases'
import { startTestBucket, type TestBucket } from '../../testing/test-bucket'
import { readRegistry } from '../read-registry'
import { createReleaseStore, type ReleaseStore } from '../release-store'
import { Conflict } from '../store/state-changes'
import { type Bucket, openBucket } from './bucket'
import { withBucketLock } from './bucket-lock'
import { createBucketStorage } from './bucket-storage'
import { mirrorReleases, type ReleaseMirror } from './mirror-releases'
import { removeIncomplete } from './release-transfer'

jest.setTimeout(60_000)

const keys = generateKeyPairSync('ed25519')

const SERVERS = [
  ['heeds conditions', true],
  ['ignores conditions', false],
] as const
const FORGERIES = [
  ['a changed file', 'browser/long.aa11.js', 'is not what its integrity says'],
  ['a forged compressed file', 'browser/long.aa11.js.br', 'is not the compressed form'],
  ['a forged manifest', 'release.json', "can't be read as JSON"],
] as const
const forgeriesByServer = pairings(FORGERIES, SERVERS)
/** What has little to do with how state is written: tried on one of the servers in a usual run, on both in a whole one. */
const ON_ONE = [
  'while the bucket is away the copy goes on serving',
  'a state is not copied before its releases are here',
  'a name that leads out of the folder is refused',
  'hosts serve what is signed as their own keys file asks',
  'prune removes from the bucket what nobody needs',
  'the lock lets one in at a time, and outlives a dead holder',
] as const
const onOneByServer = pairings(ON_ONE, SERVERS)

describe.each(SERVERS)('a bucket whose server %s', (_, conditional) => {
  let server: TestBucket
  let bucket: Bucket
  let dir: string
  let mirror: ReleaseMirror | undefined
  const problems: string[] = []
  function testOnOne(name: (typeof ON_ONE)[number], run: () => Promise<void>): void {
    if (onOneByServer.some(([each, server]) => each === name && server[1] === conditional)) test(name, run)
  }
  const machine = (name: string) => ({
    releasesDir: path.join(dir, name, 'releases'),
    stateFile: path.join(dir, name, 'registry.json'),
  })
  const storeOn = (name: string): ReleaseStore =>
    createReleaseStore(machine(name), {
      storage: createBucketStorage(bucket, machine(name)),
      signingKey: keys.privateKey,
    })
  const startMirror = async () => {
    const onProblem = (message: string) => problems.push(message)
    mirror = await mirrorReleases({ ...machine('host'), bucket, pollMs: 3_600_000, onProblem })
    return mirror
  }
  const served = async () => {
    const { registry } = await readRegistry(machine('host'))
    return Object.fromEntries(registry.units.map(({ name, version }) => [name, version]))
  }
  async function publish(store: ReleaseStore, name: string, version: string, compress = false) {
    const build = path.join(dir, 'builds', `${name}-${version}`)
    await writeBuild(build, {
      name,
      version,
      server: sectionBundle(name),
      files: { 'long.aa11.js': `/* ${'long '.repeat(400)} */` },
    })
    await store.publish(build, { compress })
  }

  const versionsInBucket = async () => [
    ...new Set((await bucket.list('releases/menus/')).map(({ key }) => key.split('/')[2])),
  ]

  beforeAll(async () => {
    server = await startTestBucket({ conditional })
    bucket = await openBucket(server.settings)
  })
  afterAll(async () => {
    bucket.close()
    await server.close()
  })
  beforeEach(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'machines-'))
    problems.length = 0
  })
  afterEach(async () => {
    mirror?.stop()
    mirror = undefined
    await server.empty()
    await rm(dir, { recursive: true, force: true })
  })

  test('what one machine publishes and promotes, another one serves', async () => {
    const store = storeOn('one')
    await publish(store, 'menus', '1.0.0')
    await store.promote('menus', '1.0.0')
    await startMirror()
    expect([await served(), problems]).toEqual([{ menus: '1.0.0' }, []])
    const folder = path.join(machine('host').releasesDir, 'menus/1.0.0/browser')
    expect(await readdir(folder)).toEqual(await readdir(path.join(machine('one').releasesDir, 'menus/1.0.0/browser')))

    // Nothing was asked but whether the state is a new one.
    const before = server.requests.length
    await mirror?.refresh()
    expect(server.requests.slice(before)).toEqual(['GET registry.json'])

    await publish(storeOn('two'), 'menus', '1.1.0')
    await storeOn('two').promote('menus', '1.1.0', { who: 'Lan', why: '' })
    await mirror?.refresh()
    expect(await served()).toEqual({ menus: '1.1.0' })
    await store.rollback('menus')
    await mirror?.refresh()
    expect(await served()).toEqual({ menus: '1.0.0' })
    expect((await store.list())[0]?.history.map(({ action }) => action)).toEqual([
      'rollback',
      'promote',
      'publish',
      'promote',
      'publish',
    ])
  })

  testOnOne('while the bucket is away the copy goes on serving', async () => {
    const store = storeOn('one')
    await publish(store, 'menus', '1.0.0')
    await store.promote('menus', '1.0.0')
    await startMirror()
    mirror?.stop()
    server.reach(false)
    try {
      await startMirror()
      expect([await served(), problems]).toEqual([{ menus: '1.0.0' }, [expect.stringContaining('can not be read')]])
    } finally {
      server.reach(true)
    }
    await publish(store, 'menus', '1.1.0')
    await store.promote('menus', '1.1.0')
    await mirror?.refresh()
    expect(await served()).toEqual({ menus: '1.1.0' })
  })

  testOnOne('a state is not copied before its releases are here', async () => {
    const store = storeOn('one')
    await publish(store, 'menus', '1.0.0')
    await store.promote('menus', '1.0.0')
    await startMirror()
    await publish(store, 'menus', '1.1.0')
    await store.promote('menus', '1.1.0')
    const state = await readFile(machine('host').stateFile, 'utf8')
    const get = bucket.get
    const cut = jest.spyOn(bucket, 'get').mockImplementation(async (key, known) => {
      if (key.endsWith('.css')) throw new Error('the network is gone')
      return get(key, known)
    })
    await mirror?.refresh()
    expect(await readFile(machine('host').stateFile, 'utf8')).toBe(state)
    cut.mockRestore()
    await mirror?.refresh()
    expect(await served()).toEqual({ menus: '1.1.0' })
  })

  const forgeries = forgeriesByServer.flatMap(([forgery, server]) => (server[1] === conditional ? [forgery] : []))
  test.each(forgeries)('%s keeps its unit, and no other, from the next version', async (__, file, message) => {
    const store = storeOn('one')
    const both = (version: string) => ['menus', 'health'].map((name) => ({ name, version }))
    for (const { name, version } of both('1.0.0')) await publish(store, name, version)
    await store.promoteTogether(both('1.0.0'))
    await startMirror()
    for (const { name, version } of both('1.1.0')) await publish(store, name, version, file.endsWith('.br'))
    await store.promoteTogether(both('1.1.0'))
    await bucket.put(`releases/menus/1.1.0/${file}`, 'forged')
    await mirror?.refresh()
    expect([await served(), problems]).toEqual([
      { menus: '1.0.0', health: '1.1.0' },
      [expect.stringContaining(message)],
    ])
  })

  testOnOne('a name that leads out of the folder is refused', async () => {
    const store = storeOn('one')
    await publish(store, 'menus', '1.0.0')
    await store.promote('menus', '1.0.0')
    const list = bucket.list
    jest.spyOn(bucket, 'list').mockImplementation(async (prefix) => {
      const found = await list(prefix)
      return prefix === 'releases/menus/1.0.0/' ? [...found, { key: `${prefix}../../x`, modified: new Date() }] : found
    })
    await startMirror()
    jest.restoreAllMocks()
    expect(problems).toEqual([expect.stringContaining('"../../x"')])
  })

  testOnOne('hosts serve what is signed as their own keys file asks', async () => {
    const store = storeOn('one')
    await publish(store, 'menus', '1.0.0')
    await store.promote('menus', '1.0.0')
    await startMirror()
    const key = keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
    const file = path.join(dir, 'host/release-keys.json')
    await writeFile(file, JSON.stringify({ teams: [{ team: 'menus', units: ['menus'], keys: [key] }] }))
    expect(await served()).toEqual({ menus: '1.0.0' })
    await writeFile(file, JSON.stringify({ teams: [{ team: 'menus', units: ['health'], keys: [key] }] }))
    expect(await served()).toEqual({})
  })

  test('two machines at once: both land, or one is told', async () => {
    const one = storeOn('one')
    const two = storeOn('two')
    const units = ['menus', 'health']
    for (const name of units) for (const version of ['1.0.0', '1.1.0']) await publish(one, name, version)
    await publish(one, 'menus', '1.2.0')
    await one.promoteTogether(units.map((name) => ({ name, version: '1.0.0' })))
    await Promise.all([one.promote('menus', '1.1.0'), two.promote('health', '1.1.0')])
    const active = async () =>
      Object.fromEntries((await one.list()).map(({ name, state }) => [name, state?.active ?? null]))
    expect(await active()).toEqual({ menus: '1.1.0', health: '1.1.0' })

    const expected = { active: '1.1.0' }
    const outcomes = await Promise.allSettled([
      one.promote('menus', '1.0.0', { who: 'one', why: 'x', expected }),
      two.promote('menus', '1.2.0', { who: 'two', why: 'x', expected }),
    ])
    const told = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason)
    expect(told).toEqual([expect.any(Conflict)])
    expect((await bucket.list('locks/')).length).toBe(0)
  })

  testOnOne('prune removes from the bucket what nobody needs', async () => {
    const store = storeOn('one')
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish(store, 'menus', version)
    await store.promote('menus', '1.0.0')
    await bucket.put('releases/menus/0.9.0/browser/half-uploaded.js', 'x')
    const tomorrow = createReleaseStore(machine('one'), {
      storage: createBucketStorage(bucket, machine('one')),
      now: () => new Date(Date.now() + 90_000_000),
    })
    expect(await tomorrow.prune({ keep: 2, olderThanMs: 86_400_000 })).toEqual([{ name: 'menus', version: '1.1.0' }])
    expect(await versionsInBucket()).toEqual(['0.9.0', '1.0.0', '1.2.0'])
    // An upload that is an hour old and not complete never will be.
    await removeIncomplete(bucket, 'menus', new Date(Date.now() + 10_000))
    expect(await versionsInBucket()).toEqual(['1.0.0', '1.2.0'])
  })

  if (conditional) {
    test('a state that somebody changed past the lock is not overwritten', async () => {
      const storage = createBucketStorage(bucket, machine('one'))
      const { state, tag } = await storage.readState()
      expect(await storage.replaceState(state, tag)).toBe(true)
      expect(await storage.replaceState(state, tag)).toBe(false)
      const now = await storage.readState()
      expect(await storage.replaceState(now.state, now.tag)).toBe(true)
      expect((await storage.readState()).state.sequence).toBe(2)
    })
  }

  testOnOne('the lock lets one in at a time, and outlives a dead holder', async () => {
    const times = { waitMs: 30_000, heartbeatMs: 1_000, silentMs: 3_000, retryMs: runSize(100, 20) }
    let inside = 0
    let most = 0
    let entered = 0
    const enter = () =>
      withBucketLock(
        bucket,
        async () => {
          entered += 1
          inside += 1
          most = Math.max(most, inside)
          await bucket.list('locks/')
          inside -= 1
        },
        times,
      )
    // Of a machine that died: it is never touched again.
    await bucket.put('locks/of-the-dead', 'ticket')
    // The server's times are whole seconds: it falls silent within the next one.
    await server.age('locks/of-the-dead', times.silentMs)
    await Promise.all(Array.from({ length: 5 }, enter))
    expect([most, entered]).toEqual([1, 5])
    expect(await bucket.list('locks/')).toEqual([])
  })
})
