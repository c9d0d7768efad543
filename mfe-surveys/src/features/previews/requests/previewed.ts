import type { ApiClient } from 'shared-contracts/client'
import type { PreviewedItem } from 'shared-contracts/paths'
import { useShell } from 'shared-frame'
import { useQuery } from 'shared-frame/remote'
import { liveQuery } from 'shared-ui/previews'
import { draftOfEditor, draftOfPoll, draftOfPopup, draftOfSurvey, type PreviewedDraft } from '../rules/previewed-draft'

/** The draft as it is now, asked for each second while the page is seen; kept nowhere. */
export function usePreviewed(item: PreviewedItem) {
  const { api } = useShell()
  return useQuery(liveQuery(['previewed', item.kind, item.id, item.token], () => readDraft(api, item)))
}

/** The survey as its visitors get it, live as well. */
export function usePreviewedSurvey(item: PreviewedItem) {
  const { api } = useShell()
  return useQuery(
    liveQuery(['previewed-survey', item.kind, item.id, item.token], () =>
      api.call('Survey/GetById', { query: queryOf(item) }),
    ),
  )
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
