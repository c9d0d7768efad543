import { sql } from 'kysely'
import { type Audience, mayRead, type Resource } from 'shared-contracts/access'

/** What the articles of a catalog are to the table of shared-contracts/access. */
export function articleResource({ staffOnly }: { readonly staffOnly: boolean }): Resource {
  return staffOnly ? 'staff-article' : 'article'
}

export function readsStaffCatalogs(audience: Audience): boolean {
  return mayRead(audience, 'staff-article')
}

/** Whether readers get the article `a` at all: not a draft, not one whose moment has not come or is over. */
export const ARTICLE_IS_LIVE = "a.state = 'published'"

/**
 * The condition under which articles `a` of catalog `c` leave the database for readers: every statement that selects articles has it. They
 * are live, and of a catalog that may be read.
 * @param reads a placeholder or literal that is true for readers of staff catalogs
 */
export function catalogIsReadable(reads: string): string {
  return `(${ARTICLE_IS_LIVE} and (not c.staff_only or ${reads}::boolean))`
}

/** The same for kysely. */
export function readableCatalog(audience: Audience) {
  return sql<boolean>`(${sql.raw(ARTICLE_IS_LIVE)} and (not c.staff_only or ${readsStaffCatalogs(audience)}::boolean))`
}
