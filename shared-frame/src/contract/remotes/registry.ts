import type { RouteClaim, WidgetClaim } from './remote-info'

/** Scripts and styles that a chunk needs, in load order. */
export interface ChunkFiles {
  readonly js: readonly string[]
  readonly css: readonly string[]
}

/** What the browser must know of a unit's active version; inlined into the documents of its pages. */
export interface RegistryEntry {
  readonly name: string
  readonly version: string
  readonly previousVersion: string | null
  readonly enabled: boolean
  /** `^x.y.z`: the version of the contracts that the unit was built with. */
  readonly contracts: string
  /** Absolute path below which the version's files are served, with a trailing slash: `/assets/menus/1.0.0-ab12/`. */
  readonly base: string
  /** File name of the federated entry below `base`. */
  readonly entry: string
  readonly routes: readonly RouteClaim[]
  readonly widgets: readonly WidgetClaim[]
  /** Chunk name (`page-<route id>`, `widget-<name>`, `lifecycles`) → files below `base`. */
  readonly chunks: Readonly<Record<string, ChunkFiles>>
  /** File below `base` → integrity. Only what the browser may be asked to run or apply. */
  readonly integrity: Readonly<Record<string, string>>
}

export interface Registry {
  /** Changes whenever anything in it changes; used as ETag. */
  readonly revision: string
  readonly units: readonly RegistryEntry[]
}

/** A part of shared-frame, or the contracts, as the shell offers it to sections. */
export interface OfferedPart {
  readonly version: string
  /** Names of its exported values. */
  readonly names: readonly string[]
}

/**
 * `release.json` of a published version: the registry entry's immutable part, where its server bundle is, and how it
 * depends on other units. Read by `parseReleaseManifest` (shared-frame/registry).
 */
export interface ReleaseManifest extends Omit<RegistryEntry, 'previousVersion' | 'enabled' | 'base'> {
  /** Path of the CommonJS server bundle below the version's folder. */
  readonly server: string
  /** The server bundle and each of its chunks, by path below the version's folder → `sha384-…`. Nothing else of it runs. */
  readonly serverIntegrity: Readonly<Record<string, string>>
  /** Part of shared-frame that the shell must offer → names of the exports that this unit uses. Empty for the shell. */
  readonly uses: Readonly<Record<string, readonly string[]>>
  /** Part → what this unit offers to the others. Empty for sections. */
  readonly offers: Readonly<Record<string, OfferedPart>>
}
