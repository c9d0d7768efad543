import type { QueryClient } from '@tanstack/react-query'
import { isNotFound, isRefused } from 'shared-contracts/client'
import type { WidgetDefinition } from '../define-widget'
import type { PageContext, PageDefinition, PageQuery, ReadQuery } from './page'

/** The page's queries, typed for TanStack Query: `definePage` takes them loosely so that each keeps its own answer type. */
export function queriesOf(page: PageDefinition, context: PageContext): readonly PageQuery[] {
  return (page.queries?.(context) ?? []) as readonly PageQuery[]
}

export function isOptional(query: PageQuery): boolean {
  return query.meta?.optional === true
}

/**
 * Loads all data of a page. Resolves `not-found` when a needed query answers 404; rejects when one fails otherwise. What this visitor may not
 * read (401, 403) stays absent: the page says so in its place.
 */
export async function fetchPageQueries(
  client: QueryClient,
  page: PageDefinition,
  context: PageContext,
): Promise<'found' | 'not-found'> {
  const queries = queriesOf(page, context)
  const results = await Promise.allSettled(queries.map((query) => client.fetchQuery(query)))
  let outcome: 'found' | 'not-found' = 'found'
  for (const [index, result] of results.entries()) {
    const query = queries[index]
    if (result.status === 'fulfilled' || !query || isOptional(query) || isRefused(result.reason)) continue
    if (!isNotFound(result.reason)) throw result.reason
    outcome = 'not-found'
  }
  return outcome
}

export function readFrom(client: QueryClient): ReadQuery {
  return (query) => client.getQueryData(query.queryKey)
}

/** Loads a widget's data; what fails is left to the widget to show. Never rejects. */
export async function prefetchWidgetQueries(
  client: QueryClient,
  widget: WidgetDefinition,
  context: Pick<PageContext, 'api' | 'today' | 'search'>,
): Promise<void> {
  const queries = (widget.queries?.(context) ?? []) as readonly PageQuery[]
  await Promise.all(queries.map((query) => client.prefetchQuery(query)))
}
