import type { ApiClient } from 'shared-contracts/client'
import type { Stage } from 'shared-contracts/family'
import { catalogArticlesQuery, LIST_PAGE_SIZE } from 'shared-ui/reading'
import { stageCategory } from './stage-category'

/** The newest articles of a stage's category. Pages live without them. */
export function stageArticlesQuery(api: ApiClient, stage: Stage) {
  return {
    ...catalogArticlesQuery(api, { ...stageCategory(stage), page: 1, pageSize: LIST_PAGE_SIZE }),
    meta: { optional: true },
  }
}
