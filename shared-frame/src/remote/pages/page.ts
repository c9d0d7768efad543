import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { ApiClient } from 'shared-contracts/client'
import type { DocumentHead, Session } from 'shared-frame/remotes'
import type { RouteParams } from 'shared-frame/routes'

/** What a page is made from: its address, the day and the client. The same on the server and in the browser. */
export interface PageContext {
  /** Decoded path without trailing slash. */
  readonly path: string
  readonly params: RouteParams
  readonly search: URLSearchParams
  /** Calendar day in Asia/Ho_Chi_Minh, `YYYY-MM-DD`. */
  readonly today: string
  readonly api: ApiClient
}

/** A query as TanStack Query's `queryOptions()` makes it. `meta.optional`: the page lives without it. */
export type PageQuery = FetchQueryOptions<unknown, Error, unknown, QueryKey>

/** The cached answer of a query of this page, or undefined while it is not there. */
export type ReadQuery = <T>(query: {
  readonly queryKey: QueryKey
  readonly queryFn?: (...args: never[]) => T | Promise<T>
}) => T | undefined

/**
 * A page of a section: which data it needs, what the document says about it, and how it looks.
 *
 * @example
 * export default definePage({
 *   queries: ({ api, params }) => [articleQuery(api, idOf(params.id))],
 *   head: ({ api, params }, read) => ({ title: read(articleQuery(api, idOf(params.id)))?.title ?? 'Bài viết' }),
 *   Component: ArticlePage,
 * })
 */
export interface PageDefinition {
  /** Fetched before the page renders on the server and before a navigation shows it. A 404 of one that is not optional is the page's. */
  queries?(context: PageContext): readonly object[]
  /** True: for this visitor there is no such page, as if a needed query had answered 404. Asked in the browser, as the session changes. */
  missing?(context: PageContext, session: Session): boolean
  head(context: PageContext, read: ReadQuery): DocumentHead
  readonly Component: ComponentType
}

export interface PageModule {
  readonly default: PageDefinition
}

/** Route id → loader of the page's module, in a chunk named `page-<route id>`. */
export type PageTable = Readonly<Record<string, () => Promise<PageModule>>>

export function definePage(page: PageDefinition): PageDefinition {
  return page
}
