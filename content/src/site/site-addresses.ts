import {
  articlePath,
  catalogPath,
  deskPaths,
  dishPath,
  menuPath,
  parseIdSlug,
  paths,
  resolveLegacyPath,
} from 'shared-contracts/paths'
import { redirectKey } from './redirects'

/** What has an address of its own. */
export interface AddressedRows {
  readonly article_catalogs: readonly { readonly id: number; readonly code: string; readonly staff_only: boolean }[]
  readonly articles: readonly { readonly id: number; readonly slug: string; readonly article_catalog_id: number }[]
  readonly dishes: readonly { readonly id: number; readonly slug: string }[]
  readonly menus: readonly { readonly id: number }[]
}

export interface SiteAddresses {
  /** Whether a page of today answers this address (see `redirectKey`), or leads on from it by a rule of its own. */
  owns(key: string): boolean
  /** What is wrong with the target of a redirect; null: a page stands there. */
  problemOf(target: string): string | null
}

/** Stems of addresses without a page of their own, and pages that nobody is led to. */
const NO_TARGETS: ReadonlySet<string> = new Set([paths.homeAlias, paths.about, paths.menus, paths.dish, paths.menu])
const ARTICLES = [paths.notebook, paths.about, paths.staff]

/** The addresses that the site has by its pages and this content. Classes and surveys are the database's and no targets. */
export function siteAddresses(rows: AddressedRows): SiteAddresses {
  const catalogs = new Map(rows.article_catalogs.map((catalog) => [catalog.id, catalog]))
  const targets = new Set<string>(
    [paths, deskPaths].flatMap((each) => Object.values(each)).filter((path) => !NO_TARGETS.has(path)),
  )
  const staffArticles = new Map<string, string>()
  for (const { code } of rows.article_catalogs) targets.add(catalogPath(code))
  for (const { id, slug, article_catalog_id } of rows.articles) {
    const catalog = catalogs.get(article_catalog_id)
    if (!catalog) continue
    const address = articlePath({ articleId: id, slug, catalog })
    // A slug tells the title, and redirects are told to everybody.
    const open = `${catalogPath(catalog.code)}/${id}`
    if (catalog.staff_only) staffArticles.set(address, open)
    targets.add(catalog.staff_only ? open : address)
  }
  for (const { id, slug } of rows.dishes) targets.add(dishPath({ dishId: id, slug }))
  for (const { id } of rows.menus) targets.add(menuPath(id))

  const articleIds = new Set(rows.articles.map(({ id }) => id))
  const dishIds = new Set(rows.dishes.map(({ id }) => id))
  const menuIds = new Set(rows.menus.map(({ id }) => id))
  const fixed = new Set([...targets].map(redirectKey))

  return {
    owns(key) {
      const former = resolveLegacyPath(key)
      if (former?.kind === 'article') return former.articleId === null || articleIds.has(former.articleId)
      if (former || fixed.has(key)) return true
      const id = parseIdSlug(key.slice(key.lastIndexOf('/') + 1))?.id ?? 0
      if (key.startsWith(`${paths.dish}/`)) return dishIds.has(id)
      if (key.startsWith(`${paths.menu}/`)) return menuIds.has(id)
      return articleIds.has(id) && ARTICLES.some((stem) => key.startsWith(`${stem}/`))
    },
    problemOf(target) {
      const path = target.split(/[?#]/)[0] ?? ''
      if (targets.has(path)) return null
      const open = staffArticles.get(path)
      return open === undefined
        ? `Không có trang ${path}`
        : `Bài dành cho cán bộ y tế chỉ được ghi bằng số, tiêu đề không lộ ra: ${open}`
    },
  }
}
