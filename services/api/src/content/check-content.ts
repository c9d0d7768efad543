import { createHash } from 'node:crypto'
import { readArticleContent } from './article-content'
import type { ContentFolder } from './content-folder'
import { readNutritionContent } from './nutrition-content'
import type { Problem } from './problem'
import { readRedirectContent } from './redirect-content'
import { readReferenceContent } from './reference-content'
import type { ContentRows } from './rows'
import { readSiteContent } from './site-content'

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
