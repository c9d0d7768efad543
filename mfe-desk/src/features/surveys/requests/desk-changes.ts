import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'
import type { DeskKind } from '../rules/desk-kinds'
import { DESK } from './desk-list'

/** Who changed what, newest first. */
export function useDeskChanges(kind: DeskKind, id: number, enabled: boolean) {
  const { api } = useShell()
  return useQuery({
    ...queryOptions({
      queryKey: [DESK, 'changes', kind, id],
      queryFn: ({ signal }) => api.call('SurveyDesk/GetChanges', { query: { kind, id }, signal }),
      staleTime: 0,
    }),
    enabled,
  })
}
