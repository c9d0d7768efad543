import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query'

/**
 * Takes over the data that a document brought, as fresh as if it had been fetched now. Documents are cached until the content
 * changes; by the time they were rendered the data would count as old, and be fetched a second time.
 */
export function hydrateDocument(client: QueryClient, state: unknown): void {
  const { queries = [], ...rest } = state as Partial<DehydratedState>
  const dataUpdatedAt = Date.now()
  hydrate(client, {
    ...rest,
    queries: queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })),
  })
}

/** The same for a page to come. What is here already may be this visitor's own, or newer: it stays. */
export function hydrateAbsent(client: QueryClient, state: unknown): void {
  const { queries = [], ...rest } = state as Partial<DehydratedState>
  const absent = queries.filter(({ queryKey }) => client.getQueryData(queryKey) === undefined)
  hydrateDocument(client, { ...rest, queries: absent })
}
