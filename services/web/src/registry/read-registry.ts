import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Registry, RegistryEntry, ReleaseManifest } from 'shared-contracts/remotes'
import { DamagedServerBundle, type ReadRelease, readRelease } from './read-release'
import { readRegistryState, type UnitState } from './registry-state'
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
  /** What was left out, and why. */
  readonly problems: readonly RegistryProblem[]
}

export interface RegistryProblem {
  readonly unit: string
  readonly reason: string
}

export const EMPTY_REGISTRY: LoadedRegistry = describe([], [])

/**
 * The registry as the state file and the releases say now. A unit whose active release is unreadable, or not signed as the
 * keys file asks, is served in its previous version; when that is unreadable too it is left out, or, when only its server bundle is damaged, left to the
 * browser. Rejects only when the state or keys file can't be read.
 */
export async function readRegistry(paths: ReleaseStorePaths, read: ReadRelease = readRelease): Promise<LoadedRegistry> {
  const { releasesDir } = paths
  const { state, malformed } = await readRegistryState(paths.stateFile)
  const teams = await readReleaseTeams(keysFileOf(paths))
  const problems = malformed.map((unit) => ({ unit, reason: 'its entry in the state file is malformed; left out' }))
  const units: LoadedUnit[] = []
  for (const [name, unit] of Object.entries(state.units).sort(([a], [b]) => (a < b ? -1 : 1))) {
    let withoutServer: ReleaseManifest | null = null
    for (const version of [unit.active, unit.previous]) {
      if (version === null) continue
      try {
        const manifest = await readSignedRelease(releasesDir, { name, version }, teams, read)
        units.push({ manifest, unit, folder: path.join(releasesDir, name, version) })
        break
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        problems.push({ unit: name, reason: `version ${version} is left out: ${reason}` })
        if (error instanceof DamagedServerBundle) withoutServer ??= error.manifest
      }
    }
    if (withoutServer && units.at(-1)?.manifest.name !== name) {
      units.push({ manifest: withoutServer, unit, folder: null })
    }
  }
  return describe(units, problems)
}

interface LoadedUnit {
  readonly manifest: ReleaseManifest
  readonly unit: UnitState
  /** Null: its server bundle is damaged, and the browser renders all of it. */
  readonly folder: string | null
}

function describe(loaded: readonly LoadedUnit[], problems: readonly RegistryProblem[]): LoadedRegistry {
  const units = loaded.map(({ manifest, unit }): RegistryEntry => {
    const { server: _, serverIntegrity: __, uses: ___, offers: ____, ...entry } = manifest
    return {
      ...entry,
      base: `/assets/${entry.name}/${entry.version}/`,
      previousVersion: unit.previous === entry.version ? null : unit.previous,
      enabled: unit.enabled,
    }
  })
  const revision = createHash('sha256').update(JSON.stringify(units)).digest('base64url').slice(0, 16)
  const registry = { revision, units }
  const bundles = loaded.flatMap(({ manifest, folder }): [string, ServerBundle][] => {
    const { name: unit, version, server, serverIntegrity } = manifest
    return folder === null ? [] : [[unit, { unit, version, folder, file: server, integrity: serverIntegrity }]]
  })
  return { registry, isShared: true, bundles: new Map(bundles), problems }
}
