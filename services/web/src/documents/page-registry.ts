import { registryPath } from 'shared-contracts/paths'
import type { Registry, RegistryEntry } from 'shared-frame/remotes'
import type { LoadedRegistry } from '../registry/read-registry'
import { scriptJson } from './html/escape'

export interface PageRegistry {
  /** JSON that may stand inside a script element. */
  readonly json: string
  /** `wholeRegistry` of the document's data. */
  readonly whole: string | null
}

const made = new WeakMap<Registry, Map<string, PageRegistry>>()

/**
 * The registry as a document carries it: whole for the units of its page, of the others what their addresses are
 * (an entry with an empty `entry`). Files and integrity of all units are a third of a small document, and grow with
 * each section.
 */
export function pageRegistry({ registry, isShared }: LoadedRegistry, unitsOfPage: readonly string[]): PageRegistry {
  const known = made.get(registry) ?? new Map<string, PageRegistry>()
  made.set(registry, known)
  const names = new Set(['shell', ...unitsOfPage])
  const key = [...names].sort().join(' ')
  const page = known.get(key) ?? (isShared ? partial(registry, names) : { json: scriptJson(registry), whole: null })
  known.set(key, page)
  return page
}

function partial({ revision, units }: Registry, whole: ReadonlySet<string>): PageRegistry {
  const seen = units.map((unit) => (whole.has(unit.name) ? unit : addressesOf(unit)))
  return { json: scriptJson({ revision, units: seen }), whole: registryPath(revision) }
}

function addressesOf(unit: RegistryEntry): RegistryEntry {
  return { ...unit, entry: '', chunks: {}, integrity: {} }
}
