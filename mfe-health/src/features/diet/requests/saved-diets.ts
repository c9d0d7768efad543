import type { CallAnswer } from 'shared-contracts/calls'
import type { ApiClient } from 'shared-contracts/client'
import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'

export type SavedDiet = CallAnswer<'NutritionConsulting/GetSavedAnswers'>[number]

export function savedDietsQuery(api: ApiClient, userId: number) {
  return queryOptions({
    queryKey: ['saved-diets', userId],
    queryFn: ({ signal }) => api.call('NutritionConsulting/GetSavedAnswers', { signal }),
  })
}

/** The checks that the user has saved, newest first. */
export const useSavedDiets = (userId: number) => useQuery(savedDietsQuery(useShell().api, userId))
