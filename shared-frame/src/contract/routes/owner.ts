import type { Registry, RegistryEntry } from '../remotes/registry'
import type { RouteClaim } from '../remotes/remote-info'
import { normalisePath } from './normalise'
import { compareSpecificity, matchPattern, type RouteParams, spellAs } from './pattern'

export interface RouteMatch {
  readonly unit: RegistryEntry
  readonly route: RouteClaim
  readonly params: RouteParams
}

/**
 * The page that a path means which is written in other letters than the page's: its literal segments as the page has them, its parameters as
 * they came. Null: the path is a page as it stands, or none.
 */
export function otherSpelling(registry: Registry, path: string): string | null {
  if (findPage(registry, path) !== null) return null
  const match = findPage(registry, path.toLowerCase())
  return match && spellAs(match.route.pattern, path)
}

/** The one unit that answers for an address: of all claims that match, the most specific. Null: no unit, a 404. */
export function findRoute(registry: Registry, address: string): RouteMatch | null {
  return findPage(registry, normalisePath(address))
}

/** The same for a path as `normalisePath` gives it, which is not decoded once more: `%2574` is no `t`. */
export function findPage(registry: Registry, path: string): RouteMatch | null {
  let best: RouteMatch | null = null
  for (const unit of registry.units) {
    for (const route of unit.routes) {
      const params = matchPattern(route.pattern, path)
      if (params && (!best || compareSpecificity(route.pattern, best.route.pattern) < 0)) best = { unit, route, params }
    }
  }
  return best
}
