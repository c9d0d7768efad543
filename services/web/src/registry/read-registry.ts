import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Registry, RegistryEntry, ReleaseManifest } from 'shared-frame/remotes'
import type { Instead, Trial } from '../variants/choose-versions'
import { findCollisions, findMisfits } from './check-releases'
import { DamagedServerBundle, type ReadRelease, readRelease } from './read-release'
import { type HistoryEntry, type RegistryState, readRegistryState, type UnitState } from './registry-state'
import type { ReleaseStorePaths } from './release-store'
import { keysFileOf, readReleaseTeams } from './signatures/release-keys'
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
 * The registry as the state file and the releases say now, with the versions of `instead` for the active ones where they can be used. A unit whose active release is unreadable, or not signed as the
 * keys file asks, or that claims addresses which others have, is served in its previous version; when that is of no use either it is left out, or, when only
 * its server bundle is damaged, left to the browser. One that uses what the shell lacks gives way to its previous version if that fits, and stays if not:
 * what it can't do, it can't do in its own place. Rejects only when the state or keys file can't be read.
 */
export async function readRegistry(
  paths: ReleaseStorePaths,
  read: ReadRelease = readRelease,
  instead: Instead = ACTIVE_ONES,
): Promise<LoadedRegistry> {
  const { releasesDir } = paths
  const { state, malformed } = await readRegistryState(paths.stateFile)
  const teams = await readReleaseTeams(keysFileOf(paths))
  const problems = malformed.map((unit) => ({ unit, reason: 'its entry in the state file is malformed; left out' }))
  const units: LoadedUnit[] = []
  for (const [name, unit] of inOrderOfActivation(state)) {
    let standIn: LoadedUnit | null = null
    let chosen: LoadedUnit | null = null
    for (const version of [instead.get(name) ?? null, unit.active, unit.previous]) {
      if (version === null || chosen) continue
      try {
        const manifest = await readSignedRelease(releasesDir, { name, version }, teams, read)
        const candidate = { manifest, unit, folder: path.join(releasesDir, name, version) }
        const collisions = collisionsWith(manifest, units)
        const unfit = [...collisions, ...misfitsWith(manifest, units)]
        if (unfit.length === 0) chosen = candidate
        else if (collisions.length === 0) standIn ??= candidate
        for (const reason of unfit) problems.push({ unit: name, reason: `version ${version} does not fit: ${reason}` })
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        problems.push({ unit: name, reason: `version ${version} is left out: ${reason}` })
        if (error instanceof DamagedServerBundle && collisionsWith(error.manifest, units).length === 0)
          standIn ??= { manifest: error.manifest, unit, folder: null }
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

function collisionsWith(manifest: ReleaseManifest, others: readonly LoadedUnit[]): readonly string[] {
  return findCollisions([...others.filter(({ unit }) => unit.enabled).map((other) => other.manifest), manifest])
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
  const units = loaded.map(({ manifest, unit }): RegistryEntry => {
    const { server: _, serverIntegrity: __, uses: ___, offers: ____, routes, ...entry } = manifest
    return {
      ...entry,
      // By which a promote tries pages: nothing for browsers.
      routes: routes.map(({ sample: _____, ...route }) => route),
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
  const trials = loaded.flatMap(({ manifest, unit }) =>
    unit.canary && unit.enabled ? [{ unit: manifest.name, ...unit.canary }] : [],
  )
  return { registry, isShared: true, bundles: new Map(bundles), trials, problems }
}

/** What to go back to from a version that is served; null: it is what the unit went back to already. */
function previousOf(served: string, { active, previous }: UnitState): string | null {
  if (served === previous) return null
  return served === active ? previous : active
}
