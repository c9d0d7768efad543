import type { ApiClient } from 'shared-contracts/client'
import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'
import { REFERENCE_STALE_TIME } from './reference-stale-time'

/** What a carer can be to the child. */
export function relationshipsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['babysitter-relationships'],
    queryFn: ({ signal }) => api.call('BabysitterRelationship/GetAll', { signal }),
    staleTime: REFERENCE_STALE_TIME,
  })
}

export const useRelationships = () => useQuery(relationshipsQuery(useShell().api))
