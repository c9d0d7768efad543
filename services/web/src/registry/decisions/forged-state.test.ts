import type { KeyObject } from 'node:crypto'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { sectionBundle, writeBuild } from '../../testing/fake-releases'
import { newKey, type TestTeam, writeTeams } from '../../testing/release-keys'
import { parseRegistryState, printRegistryState, type RegistryState } from '../registry-state'
import { type RegistryWatch, watchRegistry } from '../registry-watch'
import { createReleaseStore } from '../release-store'
import { decisionSigner, sealed } from './seal'

const keys = { menus: newKey(), site: newKey(), host: newKey(), short: newKey(), stranger: newKey() }
const teams: readonly TestTeam[] = [
  { team: 'menus', keys: [keys.menus, { key: keys.short, until: '2026-06-02' }] },
  { team: 'site', units: ['*'], keys: [keys.site] },
  { team: 'host', units: ['*'], keys: [keys.host], may: 'take-back' },
]

let dir: string
/** After each decision on menus. */
const states: string[] = []
let watch: RegistryWatch
let told: string[] = []
const paths = () => ({ releasesDir: path.join(dir, 'releases'), stateFile: path.join(dir, 'registry.json') })
const store = (signingKey: KeyObject | null, now = () => new Date()) => createReleaseStore(paths(), { signingKey, now })
const newest = () => states.at(-1) ?? ''

async function publish(name: string, version: string): Promise<void> {
  const build = path.join(dir, 'builds', `${name}-${version}`)
  const routes = [{ id: 'one', pattern: `/${name}`, visibility: 'public' as const }]
  await writeBuild(build, { name, version, routes, server: sectionBundle(name) })
  await store(keys.site).publish(build, { compress: false })
}

const start = async () => {
  watch = await watchRegistry({ ...paths(), pollMs: 3_600_000, onProblem: (problem) => told.push(problem) })
}

async function seen() {
  await watch.refresh()
  const { registry, problems } = watch.current()
  return {
    units: registry.units.map(({ name, version }) => `${name} ${version}`),
    problems: problems.map(({ unit, reason }) => `${unit}: ${reason}`).join('\n'),
  }
}

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'forged-'))
  await writeTeams(dir, teams)
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) await publish('menus', version)
  await publish('health', '1.0.0')
  await store(keys.site).promote('health', '1.0.0')
  for (const version of ['1.0.0', '2.0.0']) {
    await store(keys.menus).promote('menus', version, { who: 'lan', why: version })
    states.push(await readFile(paths().stateFile, 'utf8'))
  }
})
beforeEach(async () => {
  await rm(path.join(dir, 'known-decisions.json'), { force: true })
  await writeFile(paths().stateFile, newest())
  await writeTeams(dir, teams)
  told = []
  await start()
  expect(await seen()).toEqual({ units: ['health 1.0.0', 'menus 2.0.0'], problems: '' })
})
afterEach(() => watch.stop())
afterAll(() => rm(dir, { recursive: true, force: true }))

/** The state as whoever has the file writes it. */
function forged(change: (state: { -readonly [Key in keyof RegistryState]: RegistryState[Key] }) => void): string {
  const { state } = parseRegistryState(newest())
  const draft = structuredClone(state)
  change(draft)
  return printRegistryState(draft)
}

const active = (version: string) => ({ active: version, previous: '2.0.0', enabled: true, canary: null })
const entriesOf = (state: RegistryState) => state.history.menus ?? []

const forgeries: readonly (readonly [string, () => string, RegExp])[] = [
  [
    'another version is active',
    () => forged((state) => Object.assign(state.units, { menus: active('3.0.0') })),
    /menus: the state says 3\.0\.0 active, which nobody who may has decided: served is what no\. \d+ \(promote 2\.0\.0 by lan/,
  ],
  [
    'a unit is gone',
    () => forged((state) => void Reflect.deleteProperty(state.units, 'menus')),
    /the state says nothing active/,
  ],
  [
    'a unit can not be read',
    () => forged((state) => Object.assign(state.units, { menus: { active: 7 } })),
    /malformed/,
  ],
  [
    'what a reason says was edited',
    () => forged((state) => Object.assign(state.history.menus?.[0] ?? {}, { why: 'y' })),
    /does not count: it is not what its signature signs/,
  ],
  [
    'an older decision was edited',
    () => forged((state) => Object.assign(state.history.menus?.[2] ?? {}, { why: 'y' })),
    /menus: its history was changed below no\. \d+/,
  ],
  [
    'an older decision was removed',
    () =>
      forged((state) => Object.assign(state.history, { menus: entriesOf(state).filter((_, index) => index !== 2) })),
    /menus: its history was changed below/,
  ],
  [
    'decisions were put in another order',
    () => forged((state) => Object.assign(state.history, { menus: [...entriesOf(state)].reverse() })),
    /menus: its history was changed below/,
  ],
  [
    'an older decision was put on top',
    () => {
      const [, older] = entriesOf(parseRegistryState(newest()).state)
      return forged((state) => {
        Object.assign(state.history, { menus: [older, ...entriesOf(state)] })
        Object.assign(state.units, { menus: older?.after?.unit })
      })
    },
    /menus: the state says 1\.0\.0 active, which nobody who may has decided/,
  ],
  [
    'an older state was put back',
    () => states[0] ?? '',
    /menus: the state goes back behind no\. \d+ \(promote 2\.0\.0 by lan/,
  ],
  [
    'addresses were given to another',
    () =>
      forged((state) => Object.assign(state, { addresses: { ...state.addresses, owners: { '/menus': 'health' } } })),
    /health: the state says something else(.|\n)*menus: the state says something else/,
  ],
  [
    'a signature of another unit stands there',
    () =>
      forged((state) => {
        const [last] = state.history.health ?? []
        const { key, signature } = last ?? {}
        Object.assign(state.history, {
          menus: [{ ...entriesOf(state)[0], number: 99, key, signature }, ...entriesOf(state)],
        })
        Object.assign(state.units, { menus: active('3.0.0') })
      }),
    /it is not what its signature signs/,
  ],
  [
    'a decision of a stranger stands there',
    () => signedBy(keys.stranger),
    /a key that release-keys\.json does not name/,
  ],
  [
    'a host that may take back alone promoted',
    () => signedBy(keys.host),
    /does not count: it is signed by host, who may go back and end trials alone/,
  ],
  [
    'a key that is over signs as if it were last year',
    () => signedBy(keys.short, '2026-01-01T00:00:00.000Z'),
    /does not count: it is signed with a key of menus that ended on 2026-06-02/,
  ],
]

/** A decision that is written by hand, as the store would seal it, with whatever key. */
function signedBy(key: KeyObject, at = new Date().toISOString()): string {
  const { state } = parseRegistryState(newest())
  const [last] = entriesOf(state)
  if (last === undefined) throw new Error('menus has no history')
  const entry = { ...last, at, version: '3.0.0', before: '2.0.0' }
  const after = {
    ...state,
    units: { ...state.units, menus: active('3.0.0') },
    history: { ...state.history, menus: [entry, ...entriesOf(state)] },
  }
  return printRegistryState(sealed(state, after, decisionSigner(key)))
}

test.each(forgeries)('%s: told, not served, and no other unit suffers', async (_, text, message) => {
  await writeFile(paths().stateFile, text())
  const { units, problems } = await seen()
  expect(problems).toMatch(message)
  expect(units).toEqual(['health 1.0.0', 'menus 2.0.0'])
  expect(told.join('\n')).toMatch(message)
  const checked = await store(null)
    .check()
    .then(
      (found) => found.join('\n'),
      (error: Error) => error.message,
    )
  expect(checked).toMatch(message)
  // Nobody decides on top of it by mistake.
  await expect(store(keys.menus).setEnabled('menus', false)).rejects.toThrow()
  await expect(store(keys.menus).setEnabled('menus', true)).rejects.toThrow()
})

describe('what a host knew', () => {
  test('outlives a restart', async () => {
    watch.stop()
    await writeFile(paths().stateFile, states[0] ?? '')
    await start()
    expect(await seen()).toEqual({
      units: ['health 1.0.0', 'menus 2.0.0'],
      problems: expect.stringContaining('the state goes back behind'),
    })
    // Whoever sees this file for the first time can't know better.
    await rm(path.join(dir, 'known-decisions.json'))
    watch.stop()
    await start()
    expect(await seen()).toEqual({ units: ['health 1.0.0', 'menus 1.0.0'], problems: '' })
  })

  test('gives way to who signs the state as it is: a backup that was put back on purpose', async () => {
    await writeFile(paths().stateFile, states[0] ?? '')
    await seen()
    expect(await store(keys.menus).vouch(['menus'], { who: 'lan', why: 'the disk was lost' })).toEqual(['menus'])
    expect(await seen()).toEqual({ units: ['health 1.0.0', 'menus 1.0.0'], problems: '' })
    await store(keys.menus).promote('menus', '3.0.0')
    expect((await seen()).units).toEqual(['health 1.0.0', 'menus 3.0.0'])
    expect(await store(null).check()).toEqual(['no release of the shell is active'])
  })

  test('another branch of the history is none of it', async () => {
    await writeFile(paths().stateFile, states[0] ?? '')
    await copyFile(path.join(dir, 'known-decisions.json'), path.join(dir, 'known.json'))
    await rm(path.join(dir, 'known-decisions.json'))
    await store(keys.menus).promote('menus', '3.0.0')
    await copyFile(path.join(dir, 'known.json'), path.join(dir, 'known-decisions.json'))
    expect(await seen()).toEqual({
      units: ['health 1.0.0', 'menus 2.0.0'],
      problems: expect.stringContaining('menus: the state has another decision in the place of'),
    })
  })

  test('counts no more when its key is trusted no more', async () => {
    await store(keys.site).vouch(['menus'])
    await seen()
    await writeTeams(
      dir,
      teams.filter(({ team }) => team !== 'site'),
    )
    const { units, problems } = await seen()
    expect(units).toEqual([])
    expect(problems).toMatch(/health: nobody who may release it vouches/)
    expect(problems).toMatch(/menus: decision no\. \d+ \(vouch 2\.0\.0.*release-keys\.json does not name/)
  })
})
