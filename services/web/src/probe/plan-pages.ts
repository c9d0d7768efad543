import { samplePath } from 'shared-frame/registry'
import type { Registry, RegistryEntry, RouteClaim } from 'shared-frame/remotes'
import { findPage } from 'shared-frame/routes'
import type { UnitVersion } from '../registry/store/release-storage'
import type { ProbedPage } from './probe-task'

/** The manifest's routes of each unit: the registry that browsers get has no samples. */
export type RoutesOf = (unit: string) => readonly RouteClaim[]

/**
 * The pages by which candidates are tried: every route of theirs, and home where they have widgets; with a new shell also a page of each section.
 * Problems: routes that can't be tried, one sentence each. Pure.
 */
export function planPages(
  registry: Registry,
  routesOf: RoutesOf,
  candidates: readonly UnitVersion[],
): { readonly pages: readonly ProbedPage[]; readonly problems: readonly string[] } {
  const problems: string[] = []
  const pages: ProbedPage[] = []
  const names = new Set(candidates.map(({ name }) => name))
  const enabled = registry.units.filter(({ name, enabled }) => enabled || name === 'shell')

  function add(unit: RegistryEntry, route: RouteClaim): void {
    const title = `${unit.name} ${unit.version}: the route ${route.id} (${route.pattern})`
    const path = samplePath(route)
    if (path === null) {
      problems.push(
        `${title} has no sample: name a real address of it in samples of remote.ts, and build the unit again`,
      )
      return
    }
    const owner = findPage(registry, path)
    if (owner?.unit.name !== unit.name || owner.route.id !== route.id) {
      const meant = owner ? `${owner.unit.name} (${owner.route.id})` : 'nobody'
      problems.push(`${title} has the sample ${path}, which ${meant} answers: name another in samples of remote.ts`)
      return
    }
    pages.push({ unit: unit.name, routeId: route.id, path, widgets: [] })
  }

  for (const unit of enabled) {
    if (names.has(unit.name)) for (const route of routesOf(unit.name)) add(unit, route)
    else if (names.has('shell')) {
      const [first] = routesOf(unit.name).filter((route) => samplePath(route) !== null)
      if (first) add(unit, first)
    }
  }
  const widgets = enabled
    .filter(({ name }) => names.has(name) || names.has('shell'))
    .flatMap((unit) => unit.widgets.map(({ id }) => id))
  const home = findPage(registry, '/')
  if (widgets.length === 0 || !home) return { pages, problems }
  const own = { unit: home.unit.name, routeId: home.route.id, path: '/', widgets }
  return { pages: [own, ...pages.filter(({ path }) => path !== '/')], problems }
}
