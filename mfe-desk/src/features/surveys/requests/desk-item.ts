import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'
import type { DeskKind } from '../rules/desk-kinds'
import { DESK } from './desk-list'

/** One item with its draft, as it is now: an older answer would bring a conflict with oneself. */
export function useDeskItem(kind: DeskKind, id: number) {
  const { api } = useShell()
  return useQuery({
    ...queryOptions({
      queryKey: [DESK, 'item', kind, id],
      queryFn: ({ signal }) => api.call('SurveyDesk/GetById', { query: { kind, id }, signal }),
      staleTime: 0,
      gcTime: 0,
    }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
