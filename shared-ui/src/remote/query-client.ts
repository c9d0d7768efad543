import { QueryClient } from '@tanstack/react-query'
import { ApiError } from 'shared-contracts/client'

const ONE_MINUTE = 60_000

/**
 * One per unit. Answers stay fresh for a minute, so what came with the document is not fetched again; errors that say
 * "no" (4xx) are final, a silent network is tried twice.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: ONE_MINUTE,
        gcTime: 10 * ONE_MINUTE,
        refetchOnWindowFocus: false,
        retry: (failures, error) =>
          failures < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
      },
    },
  })
}
