import type { PagerProps } from './Pager'

/** Where a page's head leads when the address asks for a page beyond the last one of its list; undefined: the page is there, or the list isn't known. */
export function redirectToLastPage({
  page,
  pageSize,
  totalCount,
  href,
}: Pick<PagerProps, 'page' | 'pageSize' | 'href'> & { readonly totalCount: number | undefined }): string | undefined {
  if (totalCount === undefined) return undefined
  const last = Math.max(1, Math.ceil(totalCount / pageSize))
  return page > last ? href(last) : undefined
}
