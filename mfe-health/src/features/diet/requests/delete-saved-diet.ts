import { useShell } from 'shared-frame'
import { useMutation, useQueryClient } from 'shared-frame/remote'
import { dietTexts } from '../../../texts/diet'
import { failureMessage } from '../../book'
import { type SavedDiet, savedDietsQuery } from './saved-diets'

export function useDeleteSavedDiet(userId: number) {
  const { api, notify } = useShell()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: SavedDiet) => api.call('NutritionConsulting/DeleteSavedAnswers', { query: { id } }),
    onSuccess() {
      notify(dietTexts.saved.deleted, 'success')
      return client.invalidateQueries(savedDietsQuery(api, userId))
    },
    onError: (error) => notify(failureMessage(error), 'error'),
  })
}
