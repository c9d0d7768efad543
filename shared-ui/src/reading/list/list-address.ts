/** The query names of lists. */
export const PAGE_NAME = 'trang'
export const CATEGORY_NAME = 'chuyen-muc'

/** Articles on one page of a list: fills rows of two, three and four. */
export const LIST_PAGE_SIZE = 12

/** The API refuses larger page numbers; no list comes near. */
const MAX_PAGE = 100_000

/** The page number that an address asks for; 1 for everything that is none. */
export function pageNumberOf(search: URLSearchParams): number {
  const given = search.get(PAGE_NAME) ?? ''
  const page = /^\d{1,6}$/.test(given) ? Number(given) : 1
  return page >= 1 && page <= MAX_PAGE ? page : 1
}

/** The category code that an address asks for; null: all. */
export function categoryCodeOf(search: URLSearchParams): string | null {
  return search.get(CATEGORY_NAME) || null
}

/** The address of a page of a list. The first page of the whole list is its bare path. */
export function listAddress(path: string, { category, page = 1 }: { category: string | null; page?: number }): string {
  const query = new URLSearchParams()
  if (category !== null) query.set(CATEGORY_NAME, category)
  if (page > 1) query.set(PAGE_NAME, String(page))
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}
