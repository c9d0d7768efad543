import type { ApiClient } from 'shared-contracts/client'
import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'

/** Asked for once as long as the document lives: every page with products shows the same answer. */
const ONCE = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY, meta: { optional: true } }

function productLogosQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['product-logos'],
    queryFn: ({ signal }) => api.call('Product/GetLogos', { signal }),
    ...ONCE,
  })
}

function productsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['products'],
    queryFn: ({ signal }) => api.call('Product/GetAll', { signal }),
    ...ONCE,
  })
}

/** Names and logos of all products. `wanted` false: not yet. */
export function useProductLogos(wanted: boolean) {
  return useQuery({ ...productLogosQuery(useShell().api), enabled: wanted })
}

/** All products with what is told of them. */
export function useProducts(wanted: boolean) {
  return useQuery({ ...productsQuery(useShell().api), enabled: wanted })
}
