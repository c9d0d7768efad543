import type { ApiClient } from 'shared-contracts/client'
import { catalogArticlesQuery } from 'shared-ui/reading'

/** Articles of each catalog on the landing page. */
const SHOWN = 4

/** The newest articles of a catalog. The landing page lives without them: its tools are of use by themselves. */
export function newestQuery(api: ApiClient, catalogCode: string) {
  const query = catalogArticlesQuery(api, { catalogCode, categoryCode: null, page: 1, pageSize: SHOWN })
  return { ...query, meta: { optional: true } }
}
