import { sql } from 'kysely'
import { type Audience, mayRead, type Resource } from 'shared-contracts/access'

/** What the articles of a catalog are to the table of shared-contracts/access. */
export function articleResource({ staffOnly }: { readonly staffOnly: boolean }): Resource {
  return staffOnly ? 'staff-article' : 'article'
}

export function readsStaffCatalogs(audience: Audience): boolean {
  return mayRead(audience, 'staff-article')
}

/**
 * The condition under which articles of catalog `c` leave the database: every statement that selects articles has it.
 * @param reads a placeholder or literal that is true for readers of staff catalogs
 */
export function catalogIsReadable(reads: string): string {
  return `(not c.staff_only or ${reads}::boolean)`
}

/** The same for kysely. */
export function readableCatalog(audience: Audience) {
  return sql<boolean>`(not c.staff_only or ${readsStaffCatalogs(audience)}::boolean)`
}
