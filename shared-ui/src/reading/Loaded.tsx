import type { ReactNode } from 'react'
import { ErrorState, LoadingState, type LoadingStateProps } from 'shared-frame'

/** What this needs of a query's result. */
interface Loading<T> {
  readonly data: T | undefined
  readonly isError: boolean
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

interface Props<T> {
  readonly query: Loading<T>
  /** The skeleton that stands until the answer is here. */
  readonly loading: LoadingStateProps
  readonly children: (data: T) => ReactNode
}

/** The three states of something that is fetched: a skeleton of its shape, an error with retry, or the thing itself. */
export function Loaded<T>({ query, loading, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />
  return <LoadingState {...loading} />
}
