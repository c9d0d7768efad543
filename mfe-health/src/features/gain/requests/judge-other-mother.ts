import type { CallAnswer } from 'shared-contracts/calls'
import { useShell } from 'shared-frame'
import { useMutation } from 'shared-frame/remote'
import { type MotherValues, motherBody } from '../forms/mother-values'

export type MotherAssessment = CallAnswer<'HealthCheck/CheckOtherMotherHealth'>

/** Judges a weighing of another mother; stores nothing. */
export function useJudgeOtherMother() {
  const { api } = useShell()
  return useMutation({
    mutationFn: async (values: MotherValues) => ({
      // The weeks of a stage that is not hers stay in the form alone.
      values: values.stage === 'pregnant' ? values : { ...values, pregnancyWeeks: null, pregnancyDayInWeek: null },
      assessment: await api.call('HealthCheck/CheckOtherMotherHealth', { body: motherBody(values) }),
    }),
  })
}
