import type { CallAnswer } from 'shared-contracts/calls'
import type { ApiClient } from 'shared-contracts/client'
import { type MotherValues, motherBody } from '../forms/mother-values'

export type MotherAssessment = CallAnswer<'HealthCheck/CheckOtherMotherHealth'>

/** Judges a weighing of another mother; stores nothing. */
export async function judgeOtherMother(api: ApiClient, values: MotherValues) {
  return {
    // The weeks of a stage that is not hers stay in the form alone.
    values: values.stage === 'pregnant' ? values : { ...values, pregnancyWeeks: null, pregnancyDayInWeek: null },
    assessment: await api.call('HealthCheck/CheckOtherMotherHealth', { body: motherBody(values) }),
  }
}
