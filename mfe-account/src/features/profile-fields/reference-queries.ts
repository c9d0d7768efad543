import type { ApiClient } from 'shared-contracts/client'
import { queryOptions } from 'shared-ui/remote'

/** Lists that change only with the content: fetched once and reused (SPEC.md §4). */
const staleTime = Number.POSITIVE_INFINITY

export function provincesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['provinces'],
    queryFn: ({ signal }) => api.call('Province/GetAll', { signal }),
    staleTime,
  })
}

/** Wards of a province; nothing while none is chosen. */
export function wardsQuery(api: ApiClient, provinceId: number | null) {
  return queryOptions({
    queryKey: ['wards', provinceId],
    queryFn: async ({ signal }) =>
      provinceId === null ? [] : api.call('Ward/GetByProvinceId', { query: { id: provinceId }, signal }),
    staleTime,
  })
}

export function relationshipsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['babysitter-relationships'],
    queryFn: ({ signal }) => api.call('BabysitterRelationship/GetAll', { signal }),
    staleTime,
  })
}

/** Everything that the workplace is chosen from, in one answer: the lists are short and shown together. */
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
    staleTime,
  })
}
