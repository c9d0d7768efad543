import type { RouteClaim } from 'shared-contracts/remotes'

/** Parameters that pages use when their route does not name its own (`RouteClaim.query`). */
const USUAL_NAMES = [
  'page',
  'pageNumber',
  'trang',
  'keyword',
  'tu-khoa',
  'q',
  'category',
  'categoryId',
  'chuyen-muc',
  'tag',
  'tagId',
  'the',
  'type',
  'loai',
  'tab',
  'sort',
  'sap-xep',
  'objectTypeId',
  'doi-tuong',
  'isMother',
  'month',
  'thang',
  'year',
  'nam',
] as const

const MAX_VALUE_LENGTH = 200

/**
 * The part of a query that a page's HTML depends on, in one order: campaign tags and made-up names neither multiply the
 * cached documents nor reach the units. With its `?`, or empty.
 */
export function pageQuery(route: Pick<RouteClaim, 'query'> | null, search: string): string {
  if (search.length < 2 || !route) return ''
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const name of [...(route.query ?? USUAL_NAMES)].sort()) {
    const value = given.get(name)
    if (value !== null && value.length <= MAX_VALUE_LENGTH) kept.set(name, value)
  }
  const text = kept.toString()
  return text === '' ? '' : `?${text}`
}
