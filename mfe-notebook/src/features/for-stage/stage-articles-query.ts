import type { Audience } from 'shared-contracts/audience'
import type { ApiClient } from 'shared-contracts/client'
import { catalogArticlesQuery, LIST_PAGE_SIZE } from 'shared-ui/reading'
import { stageCategory } from './stage-category'

/** The newest articles of a stage's category. Pages live without them. */
export function stageArticlesQuery(api: ApiClient, audience: Audience) {
  return {
    ...catalogArticlesQuery(api, { ...stageCategory(audience), page: 1, pageSize: LIST_PAGE_SIZE }),
    meta: { optional: true },
  }
}
