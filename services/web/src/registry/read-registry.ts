import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Registry, RegistryEntry, ReleaseManifest } from 'shared-frame/remotes'
import type { Instead, Trial } from '../variants/choose-versions'
import type { AddressBook } from './addresses/address-book'
import { addressesOf } from './addresses/claims'
import { findTrespasses, rightfulRoutes } from './addresses/find-trespasses'
import { findCollisions } from './check-releases'
import { NOTHING_KNOWN } from './decisions/known-decisions'
import { type ReadVouchedState, readVouchedState } from './decisions/read-vouched'
import { findMisfits, offersFrame } from './fit/find-misfits'
import { DamagedServerBundle, type ReadRelease, readRelease } from './read-release'
import type { HistoryEntry, RegistryState, UnitState } from './registry-state'
import type { ReleaseStorePaths } from './release-store'
import { setIdOf } from './sets/release-sets'
import { readSignedRelease } from './signatures/signature'

/** A unit's server bundle, for the render workers. */
export interface ServerBundle {
  readonly unit: string
  readonly version: string
  /** The version's folder. */
  readonly folder: string
  /** The bundle's path below it. */
  readonly file: string
  /** `serverIntegrity` of the release. */
  readonly integrity: Readonly<Record<string, string>>
}

export interface LoadedRegistry {
  readonly registry: Registry
  /** Whether all visitors have it; false: one developer's. */
  readonly isShared: boolean
  readonly bundles: ReadonlyMap<string, ServerBundle>
  /** Versions that some visitors get instead. */
  readonly trials: readonly Trial[]
  /** What was left out, and why. */
  readonly problems: readonly RegistryProblem[]
}

export interface RegistryProblem {
  readonly unit: string
  readonly reason: string
}

const ACTIVE_ONES: Instead = new Map()

export const EMPTY_REGISTRY: LoadedRegistry = describe([], [])

/**
 * The registry as the state file and the releases say now. Rejects when the state or keys file can't be read.
 *
 * @param state what is believed of the state file; unset: as whoever reads it for the first time
 */
export async function readRegistry(
  paths: ReleaseStorePaths,
  read: ReadRelease = readRelease,
  instead: Instead = ACTIVE_ONES,
  state?: ReadVouchedState,
): Promise<LoadedRegistry> {
  return registryOf(state ?? (await readVouchedState(paths, NOTHING_KNOWN)), paths.releasesDir, read, instead)
}

/**
 * The registry as a state and the releases say, with the versions of `instead` for the active ones where they can be used. A unit whose active release is unreadable, or not signed as the
 * keys file asks, or that claims addresses which others own or have, is served in its previous version; when that is of no use either it is left out, or, when only
 * its server bundle is damaged, left to the browser. One that uses what the shell lacks gives way to its previous version if that fits, and stays if not:
 * what it can't do, it can't do in its own place. A shell without the frame contract that active sections need gives way to its previous version when that has it for more of
 * them.
 */
async function registryOf(
  { state, teams, problems: doubts }: ReadVouchedState,
  releasesDir: string,
  read: ReadRelease,
  instead: Instead,
): Promise<LoadedRegistry> {
  const problems: RegistryProblem[] = [...doubts]
  const units: LoadedUnit[] = []
  const readVersion = (name: string, version: string) => readSignedRelease(releasesDir, { name, version }, teams, read)
  const sections = await sectionsIn(state, instead, readVersion)
  for (const [name, unit] of inOrderOfActivation(state)) {
    let standIn: LoadedUnit | null = null
    let chosen: LoadedUnit | null = null
    /** How many sections the one that stands in has no frame contract for. */
    let standInLeaves = Number.POSITIVE_INFINITY
    for (const version of [instead.get(name) ?? null, unit.active, unit.previous]) {
      if (version === null || chosen) continue
      try {
        const manifest = await readVersion(name, version)
        const candidate = { manifest, unit, folder: path.join(releasesDir, name, version) }
        const collisions = takenBy(manifest, units, state.addresses)
        const left = name === 'shell' ? sections.filter((section) => !offersFrame(manifest, section)) : []
        const unfit = [...collisions, ...misfitsWith(manifest, units), ...left.map(leftWithoutFrame)]
        if (unfit.length === 0) chosen = candidate
        else if (collisions.length === 0 && left.length < standInLeaves) {
          standIn = candidate
          standInLeaves = left.length
        }
        // There is no site without it; what is not its own it does not get.
        else if (name === 'shell')
          standIn ??= { ...candidate, manifest: { ...manifest, routes: rightfulRoutes(state.addresses, manifest) } }
        for (const reason of unfit) problems.push({ unit: name, reason: `version ${version} does not fit: ${reason}` })
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        problems.push({ unit: name, reason: `version ${version} is left out: ${reason}` })
        if (error instanceof DamagedServerBundle && takenBy(error.manifest, units, state.addresses).length === 0) {
          standIn ??= { manifest: error.manifest, unit, folder: null }
          standInLeaves = 0
        }
      }
    }
    const served = chosen ?? standIn
    if (served) units.push(served)
  }
  return describe(
    units.sort((a, b) => (a.manifest.name < b.manifest.name ? -1 : 1)),
    problems,
  )
}

/** What visitors are to get of the sections that are switched on, as far as it can be read. */
async function sectionsIn(
  { units }: RegistryState,
  instead: Instead,
  readVersion: (name: string, version: string) => Promise<ReleaseManifest>,
): Promise<readonly ReleaseManifest[]> {
  const reading = Object.entries(units)
    .filter(([name, { enabled }]) => name !== 'shell' && enabled)
    .map(([name, { active }]) => readVersion(name, instead.get(name) ?? active).catch(() => null))
  return (await Promise.all(reading)).filter((manifest) => manifest !== null)
}

function leftWithoutFrame({ name, version, frame }: ReleaseManifest): string {
  return `${name} ${version} needs the frame contract ${frame}, which it does not offer`
}

/** The shell first, then whoever has been active longest: a section that comes later does not take what others have. */
function inOrderOfActivation({ units, history }: RegistryState): (readonly [string, UnitState])[] {
  const since = ([name, { active }]: readonly [string, UnitState]) =>
    name === 'shell'
      ? ''
      : (history[name]?.find(({ action, version }) => ACTIVATING.has(action) && version === active)?.at ?? ' ')
  const keyed = Object.entries(units).map((entry) => ({ entry, key: `${since(entry)} ${entry[0]}` }))
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ entry }) => entry)
}

const ACTIVATING: ReadonlySet<HistoryEntry['action']> = new Set(['promote', 'rollback'])

/** What a release takes from others: addresses that they own, or that those before it claim. */
function takenBy(manifest: ReleaseManifest, before: readonly LoadedUnit[], addresses: AddressBook): readonly string[] {
  const enabled = before.filter(({ unit }) => unit.enabled).map((other) => other.manifest)
  const trespasses = findTrespasses(addresses, [manifest])
  return trespasses.length > 0 ? trespasses : findCollisions([...enabled, manifest])
}

function misfitsWith(manifest: ReleaseManifest, others: readonly LoadedUnit[]): readonly string[] {
  const shell = others.find((other) => other.manifest.name === 'shell')
  return findMisfits(shell ? [shell.manifest, manifest] : [manifest]).filter((text) =>
    text.startsWith(`${manifest.name} ${manifest.version} `),
  )
}

interface LoadedUnit {
  readonly manifest: ReleaseManifest
  readonly unit: UnitState
  /** Null: its server bundle is damaged, and the browser renders all of it. */
  readonly folder: string | null
}

function describe(loaded: readonly LoadedUnit[], problems: readonly RegistryProblem[]): LoadedRegistry {
  const claimed = new Set(
    loaded.flatMap(({ manifest, unit }) =>
      (unit.enabled ? manifest.routes : []).flatMap((route) => addressesOf(route.pattern)),
    ),
  )
  const units = loaded.map(({ manifest, unit }): RegistryEntry => {
    const { server: _, serverIntegrity: __, uses: ___, offers: ____, routes, ...entry } = manifest
    return {
      ...entry,
      // The sample is what a promote tries pages by: nothing for browsers.
      routes: (unit.enabled ? routes : routesLeft(routes, claimed)).map(({ sample: _____, ...route }) => route),
      base: `/assets/${entry.name}/${entry.version}/`,
      previousVersion: previousOf(entry.version, unit),
      enabled: unit.enabled,
    }
  })
  const revision = createHash('sha256').update(JSON.stringify(units)).digest('base64url').slice(0, 16)
  const registry = { revision, units }
  const bundles = loaded.flatMap(({ manifest, folder }): [string, ServerBundle][] => {
    const { name: unit, version, server, serverIntegrity } = manifest
    return folder === null ? [] : [[unit, { unit, version, folder, file: server, integrity: serverIntegrity }]]
  })
  const trials = wholeTrials(
    loaded.flatMap(({ manifest, unit }) =>
      unit.canary && unit.enabled ? [{ unit: manifest.name, ...unit.canary }] : [],
    ),
  )
  return { registry, isShared: true, bundles: new Map(bundles), trials, problems }
}

/** Of a unit that is switched off: without those that another one has by now, as after going back to where a page was before it moved. */
function routesLeft(routes: ReleaseManifest['routes'], claimed: ReadonlySet<string>): ReleaseManifest['routes'] {
  return routes.filter(({ pattern }) => !addressesOf(pattern).every((address) => claimed.has(address)))
}

/** Without those of sets that miss a unit: it is switched off or left out, or somebody wrote the state by hand. */
function wholeTrials(trials: readonly Trial[]): readonly Trial[] {
  return trials.filter(({ set, percent }) => {
    if (set === undefined) return true
    const members = trials.filter((trial) => trial.set === set)
    const isEven = members.every((trial) => trial.percent === percent)
    return isEven && setIdOf(members.map(({ unit, version }) => ({ name: unit, version }))) === set
  })
}

/** What to go back to from a version that is served; null: it is what the unit went back to already. */
function previousOf(served: string, { active, previous }: UnitState): string | null {
  if (served === previous) return null
  return served === active ? previous : active
}
