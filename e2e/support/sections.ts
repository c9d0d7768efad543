import { paths } from 'shared-contracts/paths'

/** One public page of every section, with its route id in the section's remote.ts. */
export const sectionPages = [
  { unit: 'menus', path: paths.menuBank, routeId: 'menu-bank' },
  { unit: 'health', path: paths.babyHealth, routeId: 'baby-health' },
  { unit: 'notebook', path: paths.faq, routeId: 'faq' },
  { unit: 'account', path: paths.login, routeId: 'login' },
  { unit: 'surveys', path: paths.classes, routeId: 'classes' },
  { unit: 'staff', path: paths.staff, routeId: 'staff' },
] as const

export type SectionPage = (typeof sectionPages)[number]

/** A page of another section, to come from or go to. */
export function neighbourOf({ unit }: SectionPage): SectionPage {
  const neighbour = sectionPages.find((page) => page.unit !== unit && page.unit !== 'account')
  if (!neighbour) throw new Error('There is only one section')
  return neighbour
}
