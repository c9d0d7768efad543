import { paths } from '../paths'

/** An address of the former site and the page that took its place; the query is kept. */
export interface LegacyAlias {
  /** Matched in any letter case, with or without trailing slash. */
  readonly from: string
  readonly to: string
}

/** A former article address `{from}/{id?}`: it goes to the article, or to `landing` when no article has the id. */
export interface LegacyArticleAlias {
  readonly from: string
  readonly landing: string
}

export const legacyAliases: readonly LegacyAlias[] = [
  { from: '/gioi-thieu', to: paths.aboutProgramme },
  { from: '/Verify', to: paths.verify },
  { from: '/passwordForgotten', to: paths.forgotPassword },
  { from: '/ChangeEmail', to: paths.changeEmail },
  { from: '/change-email', to: paths.changeEmail },
  { from: '/LatestArticles', to: paths.latestArticles },
  { from: '/SearchResult', to: paths.search },
  { from: '/search-result', to: paths.search },
  { from: '/kho-tang-am-thuc-cua-me', to: paths.recipes },
  { from: '/Tips-Article', to: paths.notebook },
  { from: '/Class-Register', to: paths.classes },
  { from: '/Survey', to: paths.userSurveys },
]

export const legacyArticleAliases: readonly LegacyArticleAlias[] = [
  { from: '/Article', landing: paths.notebook },
  { from: '/Blog', landing: paths.notebook },
  { from: '/Article-Document', landing: paths.documents },
  { from: '/ArticleMedical', landing: paths.staff },
  { from: '/Medical', landing: paths.staff },
]

/** The former page of menus: `?isMother=` said whose. Object types are those that the bank shows first of mothers and of children. */
const FORMER_MENUS = '/recipes-menu'
const MENUS_OF = { true: `${paths.menuBank}?cho=1`, false: `${paths.menuBank}?cho=5` } as const

export type LegacyTarget =
  | { readonly kind: 'page'; readonly path: string }
  /** Look the article up; `landing` when it is unknown or `articleId` is null. */
  | { readonly kind: 'article'; readonly articleId: number | null; readonly landing: string }

/**
 * Where a former address leads now; null when `path` is none. Takes a decoded path (`normalisePath`) and the query as it came. A target with a query of
 * its own says all that the former query did.
 */
export function resolveLegacyPath(path: string, search = ''): LegacyTarget | null {
  const sought = path.toLowerCase()
  if (sought === FORMER_MENUS) return { kind: 'page', path: menusOf(search) }
  const alias = legacyAliases.find(({ from }) => from.toLowerCase() === sought)
  if (alias) return { kind: 'page', path: alias.to }
  const [, section, rest = ''] = /^(\/[^/]+)(?:\/([^/]*))?$/.exec(sought) ?? []
  const article = legacyArticleAliases.find(({ from }) => from.toLowerCase() === section)
  return article ? { kind: 'article', articleId: leadingId(rest), landing: article.landing } : null
}

/** Former slugs were free text, so only the number in front is read. */
function leadingId(segment: string): number | null {
  const digits = /^(\d{1,9})(?!\d)/.exec(segment)?.[1]
  return digits === undefined ? null : Number(digits)
}

/** The names in a query on which the place of a former address depends besides its path, as they are written there; null: on none. */
export function legacyQuery(path: string, search = ''): { readonly query: readonly string[] } | null {
  if (path.toLowerCase() !== FORMER_MENUS) return null
  return { query: [...new URLSearchParams(search).keys()].filter((name) => name.toLowerCase() === 'ismother') }
}

/** Former links were written in any letter case. */
function legacyValue(search: string, name: string): string | undefined {
  return [...new URLSearchParams(search)].find(([given]) => given.toLowerCase() === name.toLowerCase())?.[1]
}

function menusOf(search: string): string {
  const said = legacyValue(search, 'isMother')?.toLowerCase()
  return said === 'true' || said === 'false' ? MENUS_OF[said] : paths.menuBank
}
