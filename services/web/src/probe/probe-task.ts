import type { RegistryState } from '../registry/registry-state'
import type { UnitVersion } from '../registry/store/release-storage'

/** What the process of a probe is told. It crosses as JSON. */
export interface ProbeTask {
  readonly candidates: readonly UnitVersion[]
  /** The state with the candidates active. */
  readonly state: RegistryState
  readonly site: ProbeSite
}

/** Where the releases lie, and what stands behind the pages. */
export interface ProbeSite {
  readonly releasesDir: string
  readonly keysFile?: string
  readonly mediaDirs: readonly string[]
  /** Base addresses without trailing slash. */
  readonly apiUrl: string
  readonly menuBuilderUrl: string
  /** By which the services know each other; null: data calls are a visitor's, and limited as one's. */
  readonly serviceSecret: string | null
}

export interface ProbeReport {
  /** One sentence each, with how to mend it; empty: all of it works. */
  readonly problems: readonly string[]
  readonly pages: readonly { readonly path: string; readonly documentMs: number; readonly browserMs: number | null }[]
}

/** A page that is to be tried. */
export interface ProbedPage {
  readonly unit: string
  readonly routeId: string
  /** Decoded, without query. */
  readonly path: string
  /** Widgets of candidates that the shell may place on it (`<unit>/<name>`). */
  readonly widgets: readonly string[]
}
