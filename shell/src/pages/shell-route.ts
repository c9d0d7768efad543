import type { View } from '../composition/view'

/** Route ids of the shell's remote.ts. */
export type ShellRouteId = 'home' | 'home-alias'

/** The shell's own page that a view shows, or null. */
export function shellRoute({ unit, routeId }: Pick<View, 'unit' | 'routeId'>): ShellRouteId | null {
  if (unit !== 'shell') return null
  return routeId === 'home' || routeId === 'home-alias' ? routeId : null
}

export function isHome(view: Pick<View, 'unit' | 'routeId'>): boolean {
  return shellRoute(view) !== null
}
