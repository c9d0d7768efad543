import type { PageVitals } from '../content/content-source'
import type { HistoryEntry } from '../registry/registry-state'
import type { ListedUnit } from '../registry/release-store'
import { setOnTrial, setPromoted } from '../registry/sets/listed-sets'
import type { ReleaseSet } from '../registry/sets/release-sets'
import { onceActive } from '../registry/store/state-changes'
import type { ReadFigures, ReleaseFigures } from '../releases-watch/release-figures'
import type { Suspicion } from '../releases-watch/suspicions'

export interface VersionReport {
  readonly version: string
  readonly role: 'active' | 'canary' | 'previous' | null
  /** Percent of the visitors. */
  readonly share: number
  readonly publishedAt: string | null
  readonly commit: string | null
  readonly figures: ReleaseFigures
  /** 75th percentiles, the mean of all pages by visits; null: nobody measured. */
  readonly vitals: { readonly LCP: number | null; readonly INP: number | null; readonly CLS: number | null } | null
}

/** One unit as the page shows it. */
export interface UnitReport {
  readonly name: string
  readonly active: string | null
  readonly enabled: boolean
  readonly canary: { readonly version: string; readonly percent: number } | null
  /** The set that its version on trial belongs to, with it; empty: none. */
  readonly tried: ReleaseSet
  /** The set with which its active version became so; empty: alone. */
  readonly promoted: ReleaseSet
  /** Those in use first, then the newest of the history. */
  readonly versions: readonly VersionReport[]
  /** To where it can be taken back. */
  readonly backTo: readonly string[]
  readonly history: readonly HistoryEntry[]
  /** What speaks against versions that are in use. */
  readonly suspicions: readonly Suspicion[]
}

/** What is known of all versions beside the state. */
export interface KnownOfReleases {
  readonly figures: ReadFigures
  readonly suspicions: readonly Suspicion[]
  /** Null where the visitor may not see them, or the API does not answer. */
  readonly vitals: readonly PageVitals[] | null
}

const VERSIONS_SHOWN = 20

/**
 * @param all of the site, with this one
 */
export function reportOf(
  unit: ListedUnit,
  all: readonly ListedUnit[],
  { figures, suspicions, vitals }: KnownOfReleases,
): UnitReport {
  const { name, state, history } = unit
  const stored = new Set(unit.versions)
  const inUse = [state?.active, state?.canary?.version, state?.previous].filter((version) => version != null)
  const known = [...inUse, ...history.map(({ version }) => version), ...[...unit.versions].reverse()]
  const versions = [...new Set(known)].filter((version) => stored.has(version)).slice(0, VERSIONS_SHOWN)
  return {
    name,
    active: state?.active ?? null,
    enabled: state?.enabled ?? true,
    canary: state?.canary ?? null,
    tried: setOnTrial(name, all),
    promoted: setPromoted(name, all),
    versions: versions.map((version) => {
      const published = history.find((entry) => entry.action === 'publish' && entry.version === version)
      return {
        version,
        ...placeOf(unit, version),
        publishedAt: published?.at ?? null,
        commit: published?.commit ?? null,
        figures: figures(name, version),
        vitals: vitalsOf(name, version, vitals),
      }
    }),
    backTo: onceActive(unit).filter((version) => stored.has(version) && version !== state?.active),
    history,
    suspicions: suspicions.filter((one) => one.unit === name),
  }
}

function placeOf({ state }: ListedUnit, version: string): Pick<VersionReport, 'role' | 'share'> {
  const tried = state?.canary?.percent ?? 0
  if (version === state?.active) return { role: 'active', share: 100 - tried }
  if (version === state?.canary?.version) return { role: 'canary', share: tried }
  return { role: version === state?.previous ? 'previous' : null, share: 0 }
}

function vitalsOf(unit: string, version: string, vitals: readonly PageVitals[] | null): VersionReport['vitals'] {
  const own = (vitals ?? []).filter((row) => row.unit === unit && row.version === version)
  if (own.length === 0) return null
  const mean = (metric: PageVitals['metric']) => {
    const rows = own.filter((row) => row.metric === metric)
    const visits = rows.reduce((sum, row) => sum + row.visits, 0)
    return visits === 0 ? null : rows.reduce((sum, row) => sum + row.p75 * row.visits, 0) / visits
  }
  return { LCP: mean('LCP'), INP: mean('INP'), CLS: mean('CLS') }
}
