import { paths } from 'shared-contracts/paths'
import { queryText } from 'shared-frame/routes'
import { PAGE_NAME, pageNumberOf } from 'shared-ui/reading'

/** The query names of the search page. `keyword` is that of `searchPath` in shared-contracts. */
export const KEYWORD_NAME = 'keyword'
export const TAG_NAME = 'the'
export const KIND_NAME = 'loai'

/** What is shown: a little of both, or one kind with its pages. */
export const SEARCH_KINDS = ['tat-ca', 'bai-viet', 'mon-an'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

export interface SearchRequest {
  /** NFC, trimmed, at most 100 characters; empty: nothing was typed. */
  readonly keyword: string
  /** Code of an article tag; null: search by keyword. */
  readonly tag: string | null
  readonly kind: SearchKind
  /** From 1; always 1 where both kinds are shown. */
  readonly page: number
}

/** What the address of the search page asks for. Everything malformed counts as not given. */
export function readSearchAddress(search: URLSearchParams): SearchRequest {
  const keyword = queryText(search.get(KEYWORD_NAME) ?? '')
  const tag = keyword === '' ? queryText(search.get(TAG_NAME) ?? '') || null : null
  const kind = tag === null ? kindOf(search.get(KIND_NAME)) : 'bai-viet'
  return { keyword, tag, kind, page: kind === 'tat-ca' ? 1 : pageNumberOf(search) }
}

/** The address of a search result page; the keyword is kept as it was typed. */
export function searchAddress(request: SearchRequest): string {
  const query = new URLSearchParams()
  if (request.tag !== null) query.set(TAG_NAME, request.tag)
  else query.set(KEYWORD_NAME, request.keyword)
  if (request.tag === null && request.kind !== 'tat-ca') query.set(KIND_NAME, request.kind)
  if (request.page > 1) query.set(PAGE_NAME, String(request.page))
  return `${paths.search}?${query}`
}

/** Everything with a tag. */
export function tagSearchPath(tagCode: string): string {
  return searchAddress({ keyword: '', tag: tagCode, kind: 'bai-viet', page: 1 })
}

function kindOf(given: string | null): SearchKind {
  return SEARCH_KINDS.find((kind) => kind === given) ?? 'tat-ca'
}
