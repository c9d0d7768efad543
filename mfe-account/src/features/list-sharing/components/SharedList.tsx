import { useEffect, useState } from 'react'
import { calendarDayOf } from 'shared-contracts/ages'
import { type ApiClient, ApiError } from 'shared-contracts/client'
import { formatDay } from 'shared-contracts/formats'
import { ErrorState, LoadingState, StatePanel, useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'
import { sharingTexts as texts } from '../../../texts/list-sharing'
import { failureText } from '../../own-account'
import { tokenIn } from '../rules/share-address'
import { SharedLines } from './SharedLines'
import styles from './SharedList.module.css'

/** In memory while the page is open and no longer: the list is somebody else's. */
const sharedListQuery = (api: ApiClient, token: string | null) =>
  queryOptions({
    queryKey: ['UserCart/GetSharedList', token],
    queryFn: ({ signal }) => api.call('UserCart/GetSharedList', { body: { token: token ?? '' }, signal }),
    enabled: token !== null,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: true,
  })

/** Somebody's list for who holds its link: as it is now, to read. The token stays in the address, so that the page can be loaded again. */
export default function SharedList() {
  const { api } = useShell()
  const [hash, setHash] = useState(() => window.location.hash)
  useEffect(() => {
    const follow = (): void => setHash(window.location.hash)
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  const token = tokenIn(hash)
  const { data, error, isFetching, refetch } = useQuery(sharedListQuery(api, token))
  const isGone = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
  if (token === null || isGone) {
    return (
      <StatePanel illustration="not-found" title={texts.goneTitle} role="alert">
        {texts.goneHint}
      </StatePanel>
    )
  }
  if (data === undefined) {
    return error === null ? (
      <LoadingState shape="panel" label={texts.loadingShared} />
    ) : (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        {failureText(error)}
      </ErrorState>
    )
  }
  return (
    <div className={styles.shared}>
      {data.titles.length > 0 && (
        <p>
          <strong>{texts.forDishes}:</strong> {data.titles.join('; ')}
        </p>
      )}
      <SharedLines list={data} />
      <p className={styles.until}>{texts.until(formatDay(calendarDayOf(new Date(data.expiresAt))))}</p>
    </div>
  )
}
