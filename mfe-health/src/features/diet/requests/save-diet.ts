import { useShell } from 'shared-frame'
import { useMutation, useQueryClient } from 'shared-frame/remote'
import { dietTexts } from '../../../texts/diet'
import { failureMessage, needsConsent } from '../../book'
import type { DietBody } from './diet-result'
import { savedDietsQuery } from './saved-diets'

/** Saves a checked diet for the user; missing consent is left to the component to ask for. */
export function useSaveDiet(body: DietBody, userId: number | null) {
  const { api, notify } = useShell()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.call('NutritionConsulting/SaveAnswers', { body }),
    onSuccess() {
      notify(dietTexts.save.saved, 'success')
      return userId === null ? undefined : client.invalidateQueries(savedDietsQuery(api, userId))
    },
    onError(error) {
      if (!needsConsent(error)) notify(failureMessage(error), 'error')
    },
  })
}
