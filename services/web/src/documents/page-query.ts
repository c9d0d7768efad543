import type { RouteClaim } from 'shared-frame/remotes'
import { claimedQuery } from 'shared-frame/routes'

/** Parameters that pages use when their route does not name its own (`RouteClaim.query`). */
const USUAL_PARAMETERS = [
  'page#',
  'pageNumber#',
  'trang#',
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

/**
 * The part of a query that a page's HTML depends on, in one order: campaign tags and made-up names and values neither multiply the
 * cached documents nor reach the units. With its `?`, or empty.
 */
export function pageQuery(route: Pick<RouteClaim, 'query'> | null, search: string): string {
  return search.length < 2 || !route ? '' : claimedQuery(route.query ?? USUAL_PARAMETERS, search)
}
