import type { ApiClient } from 'shared-contracts/client'
import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'

function questionsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['consulting-questions'],
    queryFn: ({ signal }) => api.call('NutritionConsulting/GetQuestions', { signal }),
  })
}

/** The consulting questions of all object types. */
export const useQuestions = () => useQuery(questionsQuery(useShell().api))
