import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'
import type { DeskKind } from '../rules/desk-kinds'

/** Key of everything that the desk shows: invalidated when an item changes. */
export const DESK = 'survey-desk'

/** What editors made of a kind, the last changed first. */
export function useDeskList(kind: DeskKind) {
  const { api } = useShell()
  return useQuery(
    queryOptions({
      queryKey: [DESK, 'list', kind],
      queryFn: ({ signal }) => api.call('SurveyDesk/GetAll', { query: { kind }, signal }),
      // Others change it too.
      staleTime: 0,
    }),
  )
}
