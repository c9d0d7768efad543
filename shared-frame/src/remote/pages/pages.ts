import type { RemoteInfo, RouteClaim } from 'shared-frame/remotes'
import { compareSpecificity, matchPattern, normalisePath, type RouteParams } from 'shared-frame/routes'
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
  /**
   * The last attempt to load, whatever became of it; the first one if there was none. For rendering: React asks again after a
   * promise has settled, and a failure that is forgotten by then would be waited for without end.
   */
  attempt(routeId: string): Promise<PageDefinition>
  /** The next `attempt` of a page that could not be loaded is a new one. */
  forgetFailures(): void
}

export function createPages(info: RemoteInfo, table: PageTable): Pages {
  const routes = [...info.routes].sort((a, b) => compareSpecificity(a.pattern, b.pattern))
  const loaded = new Map<string, PageDefinition>()
  const loading = new Map<string, Promise<PageDefinition>>()
  const failed = new Map<string, Promise<PageDefinition>>()

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
    failed.delete(routeId)
    promise.catch(() => {
      loading.delete(routeId)
      failed.set(routeId, promise)
    })
    return promise
  }

  return {
    match,
    load,
    attempt: (routeId) => failed.get(routeId) ?? load(routeId),
    forgetFailures: () => failed.clear(),
    loaded: (routeId) => loaded.get(routeId) ?? null,
  }
}
