import { createHash } from 'node:crypto'
import type { Review } from 'shared-contracts/health-rules'
import type { ContentRows } from './content-rows'
import type { ContentFolder } from './files/content-folder'
import { type Problem, problemsOf } from './files/problem'
import { readNutritionContent } from './nutrition/nutrition-content'
import { menuSubjects } from './reviews/menu-subjects'
import { readSignatures } from './reviews/read-signatures'
import { reviewsOf } from './reviews/review-state'
import type { ReviewSubject } from './reviews/review-subject'
import { adviceSubjects, ruleSubjects } from './reviews/rule-subjects'
import { readHealthRules } from './rules/read-health-rules'
import { ruleBookOf } from './rules/rule-references'
import { readArticleContent } from './site/article-content'
import { readRedirectContent } from './site/redirect-content'
import { readReferenceContent } from './site/reference-content'
import { readSiteContent } from './site/site-content'
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

/** Reads and checks every file; touches no database. Rows with problems are left out. */
export function checkContent(folder: ContentFolder): CheckedContent {
  // Problems of the rules are told by the nutrition content, which is built from them.
  const { rules } = readHealthRules(folder)
  const book = ruleBookOf(rules)
  const parts = {
    articles: readArticleContent(folder, book),
    site: readSiteContent(folder, book),
    reference: readReferenceContent(folder),
    nutrition: readNutritionContent(folder),
    redirects: readRedirectContent(folder),
  }
  const read: ContentRows = {
    ...parts.articles.rows,
    ...parts.site.rows,
    ...parts.reference.rows,
    ...parts.nutrition.rows,
    ...parts.redirects.rows,
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
  return {
    rows,
    surveys: surveys.entries,
    subjects,
    reviews,
    problems: [...Object.values(parts), advice, signatures, prices, surveys].flatMap(({ problems }) => problems),
    hash: createHash('sha256').update(JSON.stringify(rows)).digest('hex'),
  }
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
