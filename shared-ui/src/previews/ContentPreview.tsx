import type { ReactNode } from 'react'
import { calendarDayOf, clockTimeOf, parseCalendarDay } from 'shared-contracts/ages'
import type { ApiClient } from 'shared-contracts/client'
import { formatDay } from 'shared-contracts/formats'
import { contentPreviewPath, type PreviewedContent } from 'shared-contracts/paths'
import { ErrorState, LoadingState, Notice, useShell } from 'shared-frame'
import { useQuery } from 'shared-frame/remote'
import { liveQuery, refusalOf } from './live-query'
import { PreviewRefused } from './PreviewRefused'
import { previewWords as words } from './preview-words'
import { usePreviewAccess } from './use-preview-access'

/** When readers get it, as `ContentDesk` calls tell. */
export interface PreviewPublication {
  readonly state: 'draft' | 'scheduled' | 'published' | 'withdrawn'
  /** Instants, ISO 8601. */
  readonly publishAt: string | null
  readonly withdrawAt: string | null
}

interface Props<T extends PreviewPublication> {
  readonly kind: PreviewedContent['kind']
  readonly id: number
  /** The query of the call: its token where a signed link opened the page. */
  readonly read: (api: ApiClient, query: { readonly id: number; readonly preview?: string }) => Promise<T>
  /** The thing as its readers will see it. */
  readonly children: (previewed: T) => ReactNode
}

/** An article or dish before its readers see it: for an editor or who has a signed link, as it is this second; for everybody else why not. */
export function ContentPreview<T extends PreviewPublication>({ kind, id, read, children }: Props<T>) {
  const access = usePreviewAccess()
  if (access.state === 'unknown') return <LoadingState shape="panel" label={words.loading} />
  if (access.state !== 'open')
    return <PreviewRefused reason={access.state} returnTo={contentPreviewPath({ kind, id, token: null })} />
  return (
    <OpenPreview kind={kind} id={id} token={access.token} read={read}>
      {children}
    </OpenPreview>
  )
}

function OpenPreview<T extends PreviewPublication>({
  token,
  kind,
  id,
  read,
  children,
}: Props<T> & { readonly token: string | null }) {
  const { api } = useShell()
  const { data, error, isFetching, fetchStatus, refetch } = useQuery(
    liveQuery(['content-preview', kind, id, token], () => read(api, token === null ? { id } : { id, preview: token })),
  )
  const refusal = refusalOf(error)
  if (refusal !== null) return <PreviewRefused reason={refusal} />
  if (data === undefined) {
    return error === null ? (
      <LoadingState shape="panel" label={words.loading} />
    ) : (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
    )
  }
  const away = error !== null || fetchStatus === 'paused'
  return (
    <>
      <Notice kind={away ? 'warning' : 'info'}>
        {stateInWords(data)} {away ? words.live.away : words.live.follows}
      </Notice>
      {children(data)}
    </>
  )
}

function stateInWords({ state, publishAt, withdrawAt }: PreviewPublication): string {
  if (state === 'scheduled' && publishAt !== null) return words.states.scheduled(momentInWords(publishAt))
  if (state === 'published' && withdrawAt !== null) return words.states.publishedUntil(momentInWords(withdrawAt))
  return state === 'scheduled' ? words.states.draft : words.states[state]
}

/** `08:00 ngày 01/12/2026`, by the clock in Viet Nam. */
export function momentInWords(instant: string): string {
  const at = new Date(instant)
  const day = parseCalendarDay(calendarDayOf(at))
  return day === null ? instant : `${clockTimeOf(at)} ngày ${formatDay(day)}`
}
