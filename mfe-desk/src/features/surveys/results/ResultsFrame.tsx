import type { ReactNode } from 'react'
import { isNotFound } from 'shared-contracts/client'
import { ErrorState, LinkButton, LoadingState, PageMissing } from 'shared-frame'
import { useDeskItem } from '../requests/desk-queries'
import { type DeskKind, deskFormPath } from '../rules/desk-kinds'
import { surveyTexts } from '../survey-texts'
import styles from './SurveyResults.module.css'

interface Props<T> {
  readonly kind: DeskKind
  readonly id: number
  readonly query: {
    readonly data: T | undefined
    readonly error: Error | null
    readonly isFetching: boolean
    readonly refetch: () => Promise<unknown>
  }
  readonly filters?: ReactNode
  /** How many there are, in words. */
  readonly total: (data: T) => string
  readonly children: (data: T) => ReactNode
}

/** What became of an item: its name, the way to its form, and what was counted. */
export function ResultsFrame<T>({ kind, id, query, filters, total, children }: Props<T>) {
  const { data, error, isFetching, refetch } = query
  const item = useDeskItem(kind, id)
  if (isNotFound(error)) return <PageMissing />
  return (
    <div className={styles.results}>
      {item.data && <h2 className={styles.title}>{item.data.title}</h2>}
      <p>
        <LinkButton tone="soft" to={deskFormPath(kind, id)}>
          {surveyTexts.results.edit}
        </LinkButton>
      </p>
      {filters}
      {error !== null && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {data === undefined && error === null && <LoadingState shape="panel" label={surveyTexts.loading} />}
      {data !== undefined && (
        <>
          <p role="status" className={styles.total}>
            {total(data)}
          </p>
          {children(data)}
        </>
      )}
    </div>
  )
}
