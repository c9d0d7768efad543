const ID_SLUG = /^(\d{1,10})(?:-([a-z0-9-]+))?$/

/** Ids are PostgreSQL integers; a larger number names nothing and must not reach a query. */
export const MAX_ID = 2_147_483_647

/** The last segment of a page's address: `12-chao-ca-hoi`, or the id alone when there is no slug. */
export function idSlug(id: number, slug: string): string {
  return slug === '' ? String(id) : `${id}-${slug}`
}

/** Id and slug of a last segment; null for everything that can't name a page: the caller answers 404. */
export function parseIdSlug(segment: string): { readonly id: number; readonly slug: string } | null {
  const found = ID_SLUG.exec(segment)
  if (!found) return null
  const id = Number(found[1])
  return id >= 1 && id <= MAX_ID ? { id, slug: found[2] ?? '' } : null
}
