import { createHash } from 'node:crypto'
import type { ContentRows } from './content-rows'
import type { ContentFolder } from './files/content-folder'
import type { Problem } from './files/problem'
import { readNutritionContent } from './nutrition/nutrition-content'
import { readArticleContent } from './site/article-content'
import { readRedirectContent } from './site/redirect-content'
import { readReferenceContent } from './site/reference-content'
import { readSiteContent } from './site/site-content'

export interface CheckedContent {
  readonly rows: ContentRows
  readonly problems: readonly Problem[]
  /** The same rows have the same hash, whatever files they came from. */
  readonly hash: string
}

/** Reads and checks every file; touches no database. Rows with problems are left out. */
export function checkContent(folder: ContentFolder): CheckedContent {
  const parts = {
    articles: readArticleContent(folder),
    site: readSiteContent(folder),
    reference: readReferenceContent(folder),
    nutrition: readNutritionContent(folder),
    redirects: readRedirectContent(folder),
  }
  const rows: ContentRows = {
    ...parts.articles.rows,
    ...parts.site.rows,
    ...parts.reference.rows,
    ...parts.nutrition.rows,
    ...parts.redirects.rows,
  }
  return {
    rows,
    problems: Object.values(parts).flatMap(({ problems }) => problems),
    hash: createHash('sha256').update(JSON.stringify(rows)).digest('hex'),
  }
}
