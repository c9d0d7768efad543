import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Registry, RegistryEntry, ReleaseManifest } from 'shared-contracts/remotes'
import { readRegistryState, type UnitState } from './registry-state'
import { readReleaseManifest } from './release-manifest'
import type { ReleaseStorePaths } from './release-store'

/** A unit's server bundle, for the render workers. */
export interface ServerBundle {
  readonly unit: string
  readonly version: string
  readonly file: string
}

export interface LoadedRegistry {
  readonly registry: Registry
  /** `registry` as JSON that may stand inside a script element. */
  readonly json: string
  readonly bundles: ReadonlyMap<string, ServerBundle>
  /** What was left out or replaced, and why; for the log. */
  readonly problems: readonly string[]
}

export const EMPTY_REGISTRY: LoadedRegistry = describe([], [])

/**
 * The registry as the state file and the releases say now. A unit whose active release is unreadable is served in its
 * previous version; when that is unreadable too it is left out. Rejects only when the state file can't be read.
 */
export async function readRegistry({ releasesDir, stateFile }: ReleaseStorePaths): Promise<LoadedRegistry> {
  const { state, malformed } = await readRegistryState(stateFile)
  const problems = malformed.map((name) => `${name}: its entry in the state file is malformed; left out`)
  const manifestOf = async (name: string, version: string) => {
    const manifest = await readReleaseManifest(path.join(releasesDir, name, version))
    if (manifest.name !== name || manifest.version !== version) {
      throw new Error(`release.json says ${manifest.name} ${manifest.version}`)
    }
    return manifest
  }
  const units: LoadedUnit[] = []
  for (const [name, unit] of Object.entries(state.units).sort(([a], [b]) => (a < b ? -1 : 1))) {
    for (const version of [unit.active, unit.previous]) {
      if (version === null) continue
      try {
        const manifest = await manifestOf(name, version)
        units.push({ manifest, unit, file: path.join(releasesDir, name, version, manifest.server) })
        break
      } catch (error) {
        problems.push(`${name} ${version}: left out: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  }
  return describe(units, problems)
}

interface LoadedUnit {
  readonly manifest: ReleaseManifest
  readonly unit: UnitState
  readonly file: string
}

function describe(loaded: readonly LoadedUnit[], problems: readonly string[]): LoadedRegistry {
  const units = loaded.map(({ manifest, unit }): RegistryEntry => {
    const { server: _, ...entry } = manifest
    return {
      ...entry,
      base: `/assets/${entry.name}/${entry.version}/`,
      previousVersion: unit.previous === entry.version ? null : unit.previous,
      enabled: unit.enabled,
    }
  })
  const revision = createHash('sha256').update(JSON.stringify(units)).digest('base64url').slice(0, 16)
  const registry = { revision, units }
  const bundles = loaded.map(({ manifest, file }): [string, ServerBundle] => [
    manifest.name,
    { unit: manifest.name, version: manifest.version, file },
  ])
  return { registry, json: JSON.stringify(registry).replaceAll('<', '\\u003c'), bundles: new Map(bundles), problems }
}
