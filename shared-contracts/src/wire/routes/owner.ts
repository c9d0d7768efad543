import type { Registry, RegistryEntry } from '../remotes/registry'
import type { RouteClaim } from '../remotes/remote-info'
import { normalisePath } from './normalise'
import { compareSpecificity, matchPattern, type RouteParams } from './pattern'

export interface RouteMatch {
  readonly unit: RegistryEntry
  readonly route: RouteClaim
  readonly params: RouteParams
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
