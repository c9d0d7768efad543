import type { ReactNode } from 'react'
import { ErrorState, LoadingState, type LoadingStateProps } from 'shared-frame'
import { failureText } from '../failure-text'

interface Props<T> {
  readonly query: {
    readonly data: T | undefined
    readonly error: unknown
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  readonly loading: LoadingStateProps
  readonly children: (data: T) => ReactNode
}

/** Something of another section's trade: when it can't be had, the server's own words say why. */
export function Asked<T>({ query, loading, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error === null) return <LoadingState {...loading} />
  return (
    <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching}>
      {failureText(query.error)}
    </ErrorState>
  )
}
