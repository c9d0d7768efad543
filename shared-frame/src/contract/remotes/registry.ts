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
  /** `^x.y.z`: the lowest version of the frame contract that has all that the unit uses. */
  readonly frame: string
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

/** What a unit takes from the others and from the API; found by its build. */
export interface UnitUses {
  /** Part of the frame contract that the shell brings → names of the exports that are used. Empty for the shell. */
  readonly parts: Readonly<Record<string, readonly string[]>>
  /** Name of a call → hash of the shape that is relied on (shared-contracts/call-contract); `unknown`: the build knew no such call. */
  readonly calls: Readonly<Record<string, string>>
  /** Topics that are published or subscribed to, without those of its own that it publishes. */
  readonly topics: readonly string[]
  /** Ids of widgets of other units that are placed. */
  readonly widgets: readonly string[]
}

/** The frame contract of one major version, as the shell offers it to sections. */
export interface OfferedFrame {
  readonly version: string
  /** Part → names of its exported values. */
  readonly parts: Readonly<Record<string, readonly string[]>>
}

/** What the shell gives to the others; a section offers topics of its own, beside its routes and widgets. */
export interface UnitOffers {
  /** Major version → the frame contract of it. */
  readonly frames: Readonly<Record<string, OfferedFrame>>
  /** Names of the calls that its client knows. */
  readonly calls: readonly string[]
  /** Topics of its own that a section publishes; of the shell, those of all units. */
  readonly topics: readonly string[]
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
  readonly uses: UnitUses
  readonly offers: UnitOffers
}
