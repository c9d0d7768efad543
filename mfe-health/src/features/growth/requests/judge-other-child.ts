import type { CalendarDay } from 'shared-contracts/ages'
import type { CallAnswer } from 'shared-contracts/calls'
import { type ApiClient, ApiError } from 'shared-contracts/client'
import type { GrowthChartVisit } from 'shared-ui/clinical-charts'
import { birthMeasures, type CheckValues, measuresBody } from '../forms/check-values'

export type ChildAssessment = CallAnswer<'HealthCheck/CheckOtherChildHealth'>

/** Judges a visit of a child who is not in the account, and the measures at birth if they were entered; stores nothing. */
export async function judgeOtherChild(api: ApiClient, today: CalendarDay, values: CheckValues, confirmed: boolean) {
  const { sex, dayOfBirth } = values
  if (sex === null || dayOfBirth === null) throw new Error('The form lets no check without a child pass')
  const judge = (body: ReturnType<typeof measuresBody>) =>
    api.call('HealthCheck/CheckOtherChildHealth', { body: { gender: sex, dayOfBirth, confirmed, ...body } })
  const atBirth = birthMeasures(values, dayOfBirth)
  const [birthAssessment, assessment] = await Promise.all([
    atBirth && judge({ ...atBirth, checkDate: dayOfBirth }).catch(ofBirth),
    judge({ ...measuresBody(values), checkDate: values.checkDate ?? today }),
  ])
  const { checkDate, weight, headCircumference, armCircumference, oedema, dangerSigns } = values
  const birthVisit: GrowthChartVisit[] = birthAssessment
    ? [{ ...birthAssessment, id: 1, checkDate: dayOfBirth, weight: values.atBirth.weight, headCircumference: null }]
    : []
  const visit: GrowthChartVisit = { ...assessment, id: 2, checkDate: checkDate ?? today, weight, headCircumference }
  return {
    sex,
    assessment: { ...assessment, weight, armCircumference, oedema, dangerSigns },
    visits: [...birthVisit, visit],
  }
}

/** What the call says of a field, at the field of the measures at birth. */
function ofBirth(error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  const { call, status, message, errors, code } = error
  const fields = errors.map((each) => ({ ...each, field: `atBirth.${each.field}` }))
  throw new ApiError(call, status, message, fields, error, code)
}
