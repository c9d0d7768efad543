import { access, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { sectionBundle, writeBuild } from '../../testing/fake-releases'
import { newKey, writeTeams } from '../../testing/release-keys'
import { startTestBucket, type TestBucket } from '../../testing/test-bucket'
import { createKnownDecisions, type KnownDecisions, knownFileOf } from '../decisions/known-decisions'
import { decisionSigner, sealed } from '../decisions/seal'
import { parseRegistryState, printRegistryState } from '../registry-state'
import { type RegistryWatch, watchRegistry } from '../registry-watch'
import { createReleaseStore, type ReleaseStore } from '../release-store'
import { type Bucket, openBucket } from './bucket'
import { createBucketStorage, STATE_KEY } from './bucket-storage'
import { mirrorReleases, type ReleaseMirror } from './mirror-releases'

jest.setTimeout(60_000)

const keys = { menus: newKey(), health: newKey(), stranger: newKey() }

let server: TestBucket
let bucket: Bucket
let dir: string
let store: ReleaseStore
let mirror: ReleaseMirror
let watch: RegistryWatch
let known: KnownDecisions
/** The state when menus 1.0.0 was active, and now. */
const states: string[] = []
const machine = (name: string) => ({
  releasesDir: path.join(dir, name, 'releases'),
  stateFile: path.join(dir, name, 'registry.json'),
  keysFile: path.join(dir, 'release-keys.json'),
})
const commandOf = (key: keyof typeof keys) =>
  createReleaseStore(machine('command'), {
    storage: createBucketStorage(bucket, machine('command')),
    signingKey: keys[key],
  })

async function publish(name: 'menus' | 'health', version: string): Promise<void> {
  const build = path.join(dir, 'builds', `${name}-${version}`)
  await writeBuild(build, { name, version, server: sectionBundle(name) })
  await commandOf(name).publish(build, { compress: false })
}

const stateNow = async () => {
  const object = await bucket.get(STATE_KEY)
  if (object === null || object === 'unchanged') throw new Error('The bucket has no state')
  return object.bytes.toString()
}

async function seen() {
  await mirror.refresh()
  await watch.refresh()
  const { registry, problems } = watch.current()
  return {
    units: registry.units.map(({ name, version }) => `${name} ${version}`),
    problems: problems.map(({ unit, reason }) => `${unit}: ${reason}`).join('\n'),
  }
}

beforeAll(async () => {
  server = await startTestBucket({ conditional: true })
  bucket = await openBucket(server.settings)
  dir = await mkdtemp(path.join(tmpdir(), 'forged-bucket-'))
  await writeTeams(dir, [
    { team: 'menus', keys: [keys.menus] },
    { team: 'health', keys: [keys.health] },
  ])
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) await publish('menus', version)
  await publish('health', '1.0.0')
  store = commandOf('menus')
  await commandOf('health').promote('health', '1.0.0')
  for (const version of ['1.0.0', '2.0.0']) {
    await store.promote('menus', version)
    states.push(await stateNow())
  }
  const host = machine('host')
  known = createKnownDecisions(knownFileOf(host))
  const onProblem = () => undefined
  mirror = await mirrorReleases({ ...host, bucket, known, pollMs: 3_600_000, onProblem })
  watch = await watchRegistry({ ...host, known, pollMs: 3_600_000, onProblem })
})
beforeEach(async () => {
  await bucket.put(STATE_KEY, states.at(-1) ?? '')
  expect(await seen()).toEqual({ units: ['health 1.0.0', 'menus 2.0.0'], problems: '' })
})
afterAll(async () => {
  watch.stop()
  mirror.stop()
  bucket.close()
  await server.close()
  await rm(dir, { recursive: true, force: true })
})

/** What a credential of the bucket alone can write. */
const forgeries: readonly (readonly [string, () => string, RegExp])[] = [
  [
    'another version is active',
    () => (states.at(-1) ?? '').replace('"active": "2.0.0"', '"active": "3.0.0"'),
    /menus: the state says 3\.0\.0 active/,
  ],
  ['an older state', () => states[0] ?? '', /menus: the state goes back behind/],
  [
    'a decision with a key of one’s own',
    () => {
      const { state } = parseRegistryState(states.at(-1) ?? '')
      const [last] = state.history.menus ?? []
      const menus = { active: '3.0.0', previous: '2.0.0', enabled: true, canary: null }
      const history = {
        ...state.history,
        menus: [{ ...Object(last), version: '3.0.0' }, ...(state.history.menus ?? [])],
      }
      const forged = sealed(
        state,
        { ...state, units: { ...state.units, menus }, history },
        decisionSigner(keys.stranger),
      )
      return printRegistryState(forged)
    },
    /release-keys\.json does not name/,
  ],
  [
    'no units at all',
    () => printRegistryState({ ...parseRegistryState(states[0] ?? '').state, units: {}, history: {} }),
    /health: (.|\n)*menus: /,
  ],
]

test.each(forgeries)('%s: a host tells it and serves what was decided', async (_, text, message) => {
  await bucket.put(STATE_KEY, text())
  const { units, problems } = await seen()
  expect(problems).toMatch(message)
  expect(units).toEqual(['health 1.0.0', 'menus 2.0.0'])
  // What was never decided brings no files here.
  await expect(access(path.join(machine('host').releasesDir, 'menus/3.0.0'))).rejects.toThrow()
})

test('what a team decides is served by a host that knew better than a forged state', async () => {
  await bucket.put(STATE_KEY, (states.at(-1) ?? '').replace('"active": "2.0.0"', '"active": "3.0.0"'))
  await seen()
  await expect(commandOf('menus').promote('menus', '1.0.0')).rejects.toThrow('vouch menus')
  await expect(commandOf('health').vouch(['menus'])).rejects.toThrow('one of health, who may not release menus')
  await bucket.put(STATE_KEY, states.at(-1) ?? '')
  await commandOf('menus').promote('menus', '3.0.0')
  expect(await seen()).toEqual({ units: ['health 1.0.0', 'menus 3.0.0'], problems: '' })
})
