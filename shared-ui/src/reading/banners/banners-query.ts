import type { CallAnswer } from 'shared-contracts/calls'
import type { ApiClient } from 'shared-contracts/client'
import type { BannerPage } from 'shared-contracts/site'
import { queryOptions } from 'shared-frame/remote'

export type ShownBanner = CallAnswer<'Banner/GetByPage'>[number]

/** The banners of the day on a page of a catalog. The page is complete without them. */
export function bannersQuery(api: ApiClient, page: BannerPage, catalogCode: string) {
  return queryOptions({
    queryKey: ['banners', page, catalogCode],
    queryFn: ({ signal }) => api.call('Banner/GetByPage', { query: { page, catalogCode }, signal }),
    meta: { optional: true },
  })
}
