import { useShell } from 'shared-frame'
import { useMutation } from 'shared-frame/remote'
import type { DietBody } from './diet-result'

/** Compares answers with the needs of a person; stores nothing. */
export function useJudgeAnswers() {
  const { api } = useShell()
  return useMutation({
    mutationFn: async (body: DietBody) => ({
      body,
      result: await api.call('NutritionConsulting/CheckAnswers', { body }),
    }),
  })
}
