import type { ApiClient } from 'shared-contracts/client'
import { ApiError } from 'shared-contracts/client'
import type { PreviewedItem } from 'shared-contracts/paths'
import { useShell } from 'shared-ui'
import { queryOptions, useQuery } from 'shared-ui/remote'
import { draftOfEditor, draftOfPoll, draftOfPopup, draftOfSurvey, type PreviewedDraft } from '../rules/previewed-draft'

/** A change is here within two seconds: this, and a request. */
const ASK_EVERY_MS = 1_000

/** What went wrong for good; asking again changes nothing. */
export type PreviewRefusal = 'expired' | 'missing'

export function refusalOf(error: unknown): PreviewRefusal | null {
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500 || error.status === 429) return null
  return error.status === 404 ? 'missing' : 'expired'
}

/** The draft as it is now, asked for each second while the page is seen; kept nowhere. */
export function usePreviewed(item: PreviewedItem) {
  const { api } = useShell()
  return useQuery(liveQuery('previewed', item, () => readDraft(api, item)))
}

/** The survey as its visitors get it, live as well. */
export function usePreviewedSurvey(item: PreviewedItem) {
  const { api } = useShell()
  return useQuery(liveQuery('previewed-survey', item, () => api.call('Survey/GetById', { query: queryOf(item) })))
}

function liveQuery<T>(name: string, { kind, id, token }: PreviewedItem, queryFn: () => Promise<T>) {
  return {
    ...queryOptions({ queryKey: [name, kind, id, token], queryFn, staleTime: 0, gcTime: 0 }),
    // A hidden page asks for nothing and is asked at once when it is seen again; so it is without a network.
    refetchInterval: ({ state }: { readonly state: { readonly error: unknown } }) =>
      refusalOf(state.error) === null ? ASK_EVERY_MS : (false as const),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always' as const,
    refetchOnReconnect: 'always' as const,
  }
}

/** Editors get all of the draft, holders of a signed link what visitors would get. */
async function readDraft(api: ApiClient, item: PreviewedItem): Promise<PreviewedDraft> {
  const { kind, id, token } = item
  if (token === null) return draftOfEditor(await api.call('SurveyDesk/GetById', { query: { kind, id } }))
  const query = queryOf(item)
  if (kind === 'survey') return draftOfSurvey(await api.call('Survey/GetById', { query }))
  if (kind === 'poll') return draftOfPoll(await api.call('Poll/GetById', { query }))
  return draftOfPopup(await api.call('Popup/GetById', { query }))
}

function queryOf({ id, token }: PreviewedItem) {
  return token === null ? { id } : { id, preview: token }
}
