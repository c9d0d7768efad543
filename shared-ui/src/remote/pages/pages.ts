import type { RemoteInfo, RouteClaim } from 'shared-contracts/remotes'
import { compareSpecificity, matchPattern, normalisePath, type RouteParams } from 'shared-contracts/routes'
import type { PageDefinition, PageTable } from './page'

export interface PageMatch {
  readonly route: RouteClaim
  readonly params: RouteParams
}

/** The pages of one unit: which one an address means, and its module once loaded. */
export interface Pages {
  match(path: string): PageMatch | null
  /** The page if its module is here; server HTML can only be hydrated without waiting. */
  loaded(routeId: string): PageDefinition | null
  /** Rejects when the chunk can't be had; the next call tries again. */
  load(routeId: string): Promise<PageDefinition>
}

export function createPages(info: RemoteInfo, table: PageTable): Pages {
  const routes = [...info.routes].sort((a, b) => compareSpecificity(a.pattern, b.pattern))
  const loaded = new Map<string, PageDefinition>()
  const loading = new Map<string, Promise<PageDefinition>>()

  function match(path: string): PageMatch | null {
    const normalised = normalisePath(path)
    for (const route of routes) {
      const params = matchPattern(route.pattern, normalised)
      if (params) return { route, params }
    }
    return null
  }

  function load(routeId: string): Promise<PageDefinition> {
    const known = loading.get(routeId)
    if (known) return known
    const importPage = table[routeId]
    if (!importPage) return Promise.reject(new Error(`${info.name}: no page for route ${routeId}`))
    const promise = importPage().then((module) => {
      loaded.set(routeId, module.default)
      return module.default
    })
    loading.set(routeId, promise)
    promise.catch(() => loading.delete(routeId))
    return promise
  }

  return { match, load, loaded: (routeId) => loaded.get(routeId) ?? null }
}
