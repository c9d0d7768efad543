import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'
import { DESK } from './desk-list'

/** How many accounts a popup was shown to. */
export function usePopupViews(id: number) {
  const { api } = useShell()
  return useQuery(
    queryOptions({
      queryKey: [DESK, 'views', id],
      queryFn: ({ signal }) => api.call('SurveyDesk/GetPopupViews', { query: { id }, signal }),
      staleTime: 0,
    }),
  )
}
