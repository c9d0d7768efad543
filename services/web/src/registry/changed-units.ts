import type { Registry } from 'shared-frame/remotes'

type Units = Registry['units']

/** Names of units that are new, gone, switched, or of another version in `after`. */
export function changedUnits(before: Units, after: Units): readonly string[] {
  const was = standing(before)
  const is = standing(after)
  return [...new Set([...was.keys(), ...is.keys()])].filter((name) => was.get(name) !== is.get(name))
}

function standing(units: Units): ReadonlyMap<string, string> {
  return new Map(units.map(({ name, version, enabled }) => [name, `${version} ${enabled}`]))
}
