import { idSlug } from './id-slug'
import { paths } from './paths'

/** Where the articles of a catalog are listed, by catalog code; their details stand below it. */
export const catalogPaths = {
  'kho-tang-am-thuc-cua-me': paths.recipes,
  'dinh-duong-va-suc-khoe-cho-me': paths.motherArticles,
  'dinh-duong-va-suc-khoe-cho-be': paths.babyArticles,
  'y-kien-chuyen-gia': paths.expertOpinions,
  've-chuong-trinh': paths.aboutProgramme,
  'tin-tuc-hoat-dong': paths.activityNews,
  'huong-dan-su-dung': paths.userGuide,
  'van-ban': paths.documents,
  'tai-lieu-chuyen-mon': paths.professionalDocuments,
  'diem-tin-khoa-hoc': paths.scienceNews,
  'tai-lieu-ho-tro-tu-van-dinh-duong': paths.consultingDocuments,
} as const

export type CatalogCode = keyof typeof catalogPaths

export function isCatalogCode(code: string): code is CatalogCode {
  return Object.hasOwn(catalogPaths, code)
}

/** Begins the code of a catalog that is a page about the programme beyond those above: `gioi-thieu-tro-nang` stands at `/gioi-thieu/tro-nang`. */
const ABOUT_PREFIX = 'gioi-thieu-'

export function isAboutPageCode(code: string): boolean {
  return code.startsWith(ABOUT_PREFIX) && code.length > ABOUT_PREFIX.length
}

/** The code of the catalog that would be the page `/gioi-thieu/{segment}`. */
export function aboutPageCode(segment: string): string {
  return ABOUT_PREFIX + segment
}

/** The list page of a catalog. One that an editor adds later is listed in the notebook (`/so-tay-cua-me/{code}`). */
export function catalogPath(code: string): string {
  if (isCatalogCode(code)) return catalogPaths[code]
  return isAboutPageCode(code) ? `${paths.about}/${code.slice(ABOUT_PREFIX.length)}` : `${paths.notebook}/${code}`
}

/** What an article's address is made of; every article card and detail has it. */
export interface ArticleAddress {
  readonly articleId: number
  readonly slug: string
  readonly catalog: { readonly code: string }
}

/** The one address of an article: its catalog's path / {id}-{slug}. */
export function articlePath(article: ArticleAddress): string {
  return `${catalogPath(article.catalog.code)}/${idSlug(article.articleId, article.slug)}`
}
