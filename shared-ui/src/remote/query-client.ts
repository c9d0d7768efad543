import { QueryClient } from '@tanstack/react-query'

const ONE_MINUTE = 60_000

/**
 * One per unit. Answers stay fresh for a minute, so what came with the document is not fetched again. Errors are final here:
 * the client of the calls has tried a read again that no server answered (shared-ui/http).
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
