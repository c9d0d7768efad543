import { paths, previewPaths } from 'shared-contracts/paths'

/** Tips, class and survey pages, with everything below them. */
const ONE_LOGO_PAGES: readonly string[] = [
  paths.notebook,
  paths.expertOpinions,
  paths.latestArticles,
  paths.classes,
  paths.userSurveys,
  previewPaths.survey,
  previewPaths.poll,
  previewPaths.popup,
]

/** The partner logos that stand on a page: tips, class and survey pages show only the first. */
export function partnerLogosOn<L>(path: string, logos: readonly L[]): readonly L[] {
  return ONE_LOGO_PAGES.some((page) => path === page || path.startsWith(`${page}/`)) ? logos.slice(0, 1) : logos
}

/** The home page, where the partners have a row above the header on phones; elsewhere they close the page, so that its heading comes first. */
export function hasPartnerRow(path: string): boolean {
  return path === paths.home || path === paths.homeAlias
}
