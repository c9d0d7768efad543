import { type Query, QueryClient } from '@tanstack/react-query'

const ONE_MINUTE = 60_000

/**
 * One per unit. Answers stay fresh for a minute, so what came with the document is not fetched again. Errors are final here:
 * the client of the calls has tried a read again that no server answered (shared-frame/http).
 */
export function createQueryClient(): QueryClient {
  return new CarefulClient({
    defaultOptions: {
      queries: {
        staleTime: ONE_MINUTE,
        gcTime: 10 * ONE_MINUTE,
        refetchOnWindowFocus: false,
        retry: false,
      },
    },
  })
}

/**
 * What is invalidated while its first answer is on its way is asked for again afterwards: that answer may have left the server
 * before the change, and TanStack Query, which replaces a later request by a new one, lets the first stand as fresh.
 */
class CarefulClient extends QueryClient {
  override async invalidateQueries(...[filters, options]: Parameters<QueryClient['invalidateQueries']>): Promise<void> {
    const first = new Set(this.getQueryCache().findAll(filters).filter(awaitsFirstAnswer))
    const invalidated = super.invalidateQueries(filters, options)
    if (first.size === 0) return invalidated
    await Promise.allSettled([...first].map(({ promise }) => promise))
    await invalidated
    await super.invalidateQueries({ ...filters, predicate: (query) => first.has(query) }, options)
  }
}

function awaitsFirstAnswer({ state }: Query): boolean {
  return state.fetchStatus === 'fetching' && state.data === undefined
}
