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
 * The page that an address means which is written in other letters than the page's: its literal segments as the page has them, its parameters as
 * they came. Null: the address is a page as it stands, or none.
 */
export function otherSpelling(registry: Registry, address: string): string | null {
  const path = normalisePath(address)
  if (findRoute(registry, path) !== null) return null
  const match = findRoute(registry, path.toLowerCase())
  return match && spellAs(match.route.pattern, path)
}

/** The one unit that answers for an address: of all claims that match, the most specific. Null: no unit, a 404. */
export function findRoute(registry: Registry, address: string): RouteMatch | null {
  const path = normalisePath(address)
  let best: RouteMatch | null = null
  for (const unit of registry.units) {
    for (const route of unit.routes) {
      const params = matchPattern(route.pattern, path)
      if (params && (!best || compareSpecificity(route.pattern, best.route.pattern) < 0)) best = { unit, route, params }
    }
  }
  return best
}
