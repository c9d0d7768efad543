import { ApiError } from 'shared-contracts/client'

/** A change is here within two seconds: this, and a request. */
const ASK_EVERY_MS = 1_000

/** What went wrong for good; asking again changes nothing. */
export type PreviewRefusal = 'expired' | 'missing'

export function refusalOf(error: unknown): PreviewRefusal | null {
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500 || error.status === 429) return null
  return error.status === 404 ? 'missing' : 'expired'
}

/** Options of `useQuery`. */
interface LiveQuery<T> {
  readonly queryKey: readonly unknown[]
  readonly queryFn: () => Promise<T>
  readonly staleTime: number
  readonly gcTime: number
  readonly refetchInterval: (query: { readonly state: { readonly error: unknown } }) => number | false
  readonly refetchIntervalInBackground: boolean
  readonly refetchOnWindowFocus: 'always'
  readonly refetchOnReconnect: 'always'
}

/** What is previewed as it is now, asked for each second while the page is seen; kept nowhere. */
export function liveQuery<T>(queryKey: readonly unknown[], queryFn: () => Promise<T>): LiveQuery<T> {
  return {
    queryKey,
    queryFn,
    staleTime: 0,
    gcTime: 0,
    // A hidden page asks for nothing and is asked at once when it is seen again; so it is without a network.
    refetchInterval: ({ state }) => (refusalOf(state.error) === null ? ASK_EVERY_MS : false),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  }
}
