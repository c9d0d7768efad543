import type { ApiClient } from 'shared-contracts/client'
import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'

/** Header, footer and contact data of the site. */
export function siteConfigurationQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['site-configuration'],
    queryFn: ({ signal }) => api.call('Configuration/GetAllConfigurations', { signal }),
  })
}

export function useSiteConfiguration() {
  return useQuery(siteConfigurationQuery(useShell().api))
}
