import { deskPaths } from '../desk-paths'
import { paths } from '../paths'

/** A page of every section that opens without a login, for tests that go through all sections; with its route id in the section's remote.ts. */
export const sectionPages = [
  { unit: 'menus', path: paths.menuBank, routeId: 'menu-bank', isRendered: true },
  { unit: 'health', path: paths.babyHealth, routeId: 'baby-health', isRendered: true },
  { unit: 'notebook', path: paths.faq, routeId: 'faq', isRendered: true },
  { unit: 'account', path: paths.login, routeId: 'login', isRendered: true },
  { unit: 'surveys', path: paths.classes, routeId: 'classes', isRendered: true },
  { unit: 'staff', path: paths.staff, routeId: 'staff', isRendered: true },
  // Its pages are all somebody's own: the server renders none of them, the browser shows who may see it.
  { unit: 'desk', path: deskPaths.hub, routeId: 'editing', isRendered: false },
] as const
