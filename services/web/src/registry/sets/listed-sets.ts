import type { ListedUnit } from '../release-store'
import { type ReleaseSet, setOfActive } from './release-sets'

/** The set that a version is tried in; empty: by itself, or none is. Pure. */
export function setOnTrial(name: string, all: readonly ListedUnit[]): ReleaseSet {
  const idOf = ({ state }: ListedUnit) => state?.canary?.set ?? null
  return sharing(name, all, idOf, ({ state }) => state?.canary?.version)
}

/** The set that the active version was promoted in, as far as it is active still; empty: by itself. Pure. */
export function setPromoted(name: string, all: readonly ListedUnit[]): ReleaseSet {
  const idOf = ({ state, history }: ListedUnit) => setOfActive(state ?? undefined, history)
  return sharing(name, all, idOf, ({ state }) => state?.active)
}

function sharing(
  name: string,
  all: readonly ListedUnit[],
  idOf: (unit: ListedUnit) => string | null,
  versionOf: (unit: ListedUnit) => string | undefined,
): ReleaseSet {
  const own = all.find((unit) => unit.name === name)
  const id = own ? idOf(own) : null
  if (id === null) return []
  return all.flatMap((unit) => {
    const version = versionOf(unit)
    return idOf(unit) === id && version !== undefined ? [{ name: unit.name, version }] : []
  })
}
