import { createHash } from 'node:crypto'
import type { Review } from 'shared-contracts/health-rules'
import type { ContentFolder } from './files/content-folder'
import { type Problem, problemsOf } from './files/problem'
import { checkLinks } from './links/check-links'
import { readNutritionContent } from './nutrition/nutrition-content'
import { menuSubjects } from './reviews/menu-subjects'
import { readSignatures } from './reviews/read-signatures'
import { reviewsOf } from './reviews/review-state'
import type { ReviewSubject } from './reviews/review-subject'
import { adviceSubjects, ruleSubjects } from './reviews/rule-subjects'
import type { ContentRows } from './rows/content-rows'
import { readHealthRules } from './rules/read-health-rules'
import { ruleBookOf } from './rules/rule-references'
import { readArticleContent } from './site/article-content'
import { readRedirectContent } from './site/redirect-content'
import { readReferenceContent } from './site/reference-content'
import { readSearchWords } from './site/search-words-content'
import { siteAddresses } from './site/site-addresses'
import { readSiteContent } from './site/site-content'
import { readStaffFiles } from './staff-files/staff-file-content'
import { readSurveyContent } from './surveys/survey-content'
import type { SurveyEntry } from './surveys/survey-file'

export interface CheckedContent {
  readonly rows: ContentRows
  /** What a new database begins with; editors own them from then on. */
  readonly surveys: readonly SurveyEntry[]
  readonly problems: readonly Problem[]
  /** What a nutritionist must sign, and whether it is signed, by subject. */
  readonly subjects: readonly ReviewSubject[]
  readonly reviews: ReadonlyMap<string, Review>
  /** The same rows have the same hash, whatever files they came from. */
  readonly hash: string
}

/**
 * Reads and checks every file; touches no database. Rows with problems are left out.
 *
 * @param at when the texts are read: a link to what is not published then leads nowhere
 */
export function checkContent(folder: ContentFolder, at = new Date()): CheckedContent {
  // Problems of the rules are told by the nutrition content, which is built from them.
  const { rules } = readHealthRules(folder)
  const book = ruleBookOf(rules)
  const articles = readArticleContent(folder, book)
  const parts = {
    articles,
    staffFiles: readStaffFiles(folder, articles.rows.article_catalogs),
    site: readSiteContent(folder, book),
    reference: readReferenceContent(folder),
    nutrition: readNutritionContent(folder),
    search: readSearchWords(folder),
  }
  const addressed = { ...parts.articles.rows, ...parts.nutrition.rows }
  const redirects = readRedirectContent(folder, siteAddresses(addressed))
  const read: ContentRows = {
    ...addressed,
    ...parts.staffFiles.rows,
    ...parts.site.rows,
    ...parts.reference.rows,
    ...parts.search.rows,
    ...redirects.rows,
  }
  const prices = knownPrices(read)
  const advice = adviceSubjects(folder, book)
  const subjects = [
    ...ruleSubjects(folder, rules),
    ...parts.articles.subjects,
    ...parts.site.subjects,
    ...advice.subjects,
    ...menuSubjects(folder, read),
  ]
  const signatures = readSignatures(folder, new Set(subjects.map(({ subject }) => subject)))
  const reviews = reviewsOf(subjects, signatures.signatures)
  const surveys = readSurveyContent(folder)
  const rows = withReviews({ ...read, product_prices: prices.rows }, reviews)
  const brokenLinks = checkLinks(folder, rows, at)
  return {
    rows,
    surveys: surveys.entries,
    subjects,
    reviews,
    problems: [
      ...[...Object.values(parts), redirects, advice, signatures, prices, surveys].flatMap(({ problems }) => problems),
      ...brokenLinks,
    ],
    hash: createHash('sha256').update(JSON.stringify(rows)).digest('hex'),
  }
}

/** Some articles by themselves, as the whole check reads them; what they say of others is not looked at. */
export function readArticles(folder: ContentFolder, files: readonly string[]) {
  const book = ruleBookOf(readHealthRules(folder).rules)
  return readArticleContent({ ...folder, list: (below) => (below === 'articles' ? [...files] : []) }, book)
}

/** Prices are told by products, of materials that the nutrition content knows. */
function knownPrices({ product_prices, materials }: ContentRows) {
  const codes = new Set(materials.map(({ code }) => code))
  const problems = problemsOf('site/products.json')
  for (const { material_code: code } of product_prices)
    if (!codes.has(code)) problems.add(`Không có nguyên liệu ${code}`, 'prices')
  return { rows: product_prices.filter(({ material_code: code }) => codes.has(code)), problems: problems.all }
}

/** The rows with what readers are told of their signatures. */
function withReviews(rows: ContentRows, reviews: ReadonlyMap<string, Review>): ContentRows {
  const reviewed = <T extends { readonly id: number }>(kind: string, list: readonly T[]) =>
    list.map((row) => ({ ...row, review: reviews.get(`${kind}:${row.id}`) ?? null }))
  return {
    ...rows,
    articles: reviewed('article', rows.articles),
    faqs: reviewed('faq', rows.faqs),
    menus: reviewed('menu', rows.menus),
  }
}
