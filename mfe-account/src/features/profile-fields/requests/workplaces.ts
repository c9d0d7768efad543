import type { ApiClient } from 'shared-contracts/client'
import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'
import { REFERENCE_STALE_TIME } from './reference-stale-time'

/** Everything that the workplace is chosen from, as one answer: the lists are short and shown together. */
export function workplacesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['workplaces'],
    queryFn: async ({ signal }) => {
      const [groups, types, organizations, departments, positions] = await Promise.all([
        api.call('OrganizationGroup/GetAll', { signal }),
        api.call('OrganizationType/GetAll', { signal }),
        api.call('Organization/GetAll', { signal }),
        api.call('Department/GetAll', { signal }),
        api.call('JobTitle/GetAll', { signal }),
      ])
      return { groups, types, organizations, departments, positions }
    },
    staleTime: REFERENCE_STALE_TIME,
  })
}

export const useWorkplaces = () => useQuery(workplacesQuery(useShell().api))
