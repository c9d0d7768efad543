import type { CallAnswer, CallBody } from 'shared-contracts/calls'
import type { ApiClient } from 'shared-contracts/client'
import { queryOptions } from 'shared-frame/remote'

export type DietBody = CallBody<'NutritionConsulting/CheckAnswers'>
export type DietResult = CallAnswer<'NutritionConsulting/CheckAnswers'>

/** The result of a diet; the one before stays while the next is calculated. */
export function dietResultQuery(api: ApiClient, body: DietBody) {
  return queryOptions({
    queryKey: ['diet-result', body],
    queryFn: ({ signal }) => api.call('NutritionConsulting/CheckAnswers', { body, signal }),
    placeholderData: (before) => before,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
