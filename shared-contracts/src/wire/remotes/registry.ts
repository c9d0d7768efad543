import type { RouteClaim, WidgetClaim } from './remote-info'

/** A file of a released version, by its path below the version's folder. */
export interface ReleaseFile {
  readonly path: string
  /** `sha384-…`, for script and style integrity. */
  readonly integrity: string
}

/** Scripts and styles that a chunk needs, in load order. */
export interface ChunkFiles {
  readonly js: readonly string[]
  readonly css: readonly string[]
}

/** What the browser must know of a unit's active version; inlined into every document. */
export interface RegistryEntry {
  readonly name: string
  readonly version: string
  readonly previousVersion: string | null
  readonly enabled: boolean
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

/** `release.json` of a published version: the registry entry's immutable part and where its server bundle is. */
export interface ReleaseManifest extends Omit<RegistryEntry, 'previousVersion' | 'enabled' | 'base'> {
  /** Path of the CommonJS server bundle below the version's folder. */
  readonly server: string
}
