/** Articles beside the tools: at most so many. */
export const PINNED_ARTICLES = 5

/** Catalogs whose newest articles the home page shows: the notebook's, in its order. */
export const homeCatalogCodes = [
  'kho-tang-am-thuc-cua-me',
  'dinh-duong-va-suc-khoe-cho-me',
  'dinh-duong-va-suc-khoe-cho-be',
] as const

/** A catalog named by its id or its code: editors and old links use either. */
export function catalogNamed(text: string): { catalogId: number } | { catalogCode: string } {
  const id = Number(text)
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? { catalogId: id } : { catalogCode: text }
}
