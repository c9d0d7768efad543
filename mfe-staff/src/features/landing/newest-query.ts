import type { ApiClient } from 'shared-contracts/client'
import { catalogArticlesQuery } from 'shared-ui/reading'

/** Articles of each catalog on the landing page. */
const SHOWN = 4

/** The newest articles of a catalog. */
export function newestQuery(api: ApiClient, catalogCode: string) {
  return catalogArticlesQuery(api, { catalogCode, categoryCode: null, page: 1, pageSize: SHOWN })
}
