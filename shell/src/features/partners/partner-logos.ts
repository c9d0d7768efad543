import { findObjectType, objectTypeGroups } from 'shared-contracts/ages'
import { paths } from 'shared-contracts/paths'
import type { DocumentHead } from 'shared-contracts/remotes'
import type { SiteLogo } from '../site/site-queries'

/** The logo of the national nutrition institute. */
export const INSTITUTE_LOGO = 'PartnerLogoNin'

/** Tips, class and survey pages, with everything below them. */
const ONE_LOGO_PAGES: readonly string[] = [
  paths.notebook,
  paths.expertOpinions,
  paths.latestArticles,
  paths.classes,
  paths.userSurveys,
  paths.surveyPreview,
  paths.pollPreview,
  paths.popupPreview,
]

interface PageFacts {
  readonly path: string
  readonly search: string
  readonly head: Pick<DocumentHead, 'menusFor'> | null
}

/**
 * The partner logos that stand on a page: tips, class and survey pages show only the first; the
 * institute's is left out where a child's menus are shown, which it has not signed.
 */
export function partnerLogosOn<L extends Pick<SiteLogo, 'code'>>(
  { path, search, head }: PageFacts,
  logos: readonly L[],
): readonly L[] {
  if (isOneLogoPage(path)) return logos.slice(0, 1)
  if (head?.menusFor === 'child' || isChildMenu(path, search))
    return logos.filter(({ code }) => code !== INSTITUTE_LOGO)
  return logos
}

/** The home page, where the partners have a row above the header on phones; elsewhere they close the page, so that its heading comes first. */
export function hasPartnerRow(path: string): boolean {
  return path === paths.home || path === paths.homeAlias
}

const isOneLogoPage = (path: string) => ONE_LOGO_PAGES.some((page) => isAtOrBelow(path, page))

/** `?nhom=` names the object type whose menus are shown; `?isMother=false` chooses those of a child (route `recipes-menu`). */
function isChildMenu(path: string, search: string): boolean {
  if (!isAtOrBelow(path, paths.menus) || isAtOrBelow(path, paths.instituteMenu)) return false
  const query = new URLSearchParams(search)
  const group = findObjectType(Number(query.get('nhom') ?? 0))?.group
  return group === objectTypeGroups.child || query.get('isMother') === 'false'
}

function isAtOrBelow(path: string, page: string): boolean {
  return path === page || path.startsWith(`${page}/`)
}
