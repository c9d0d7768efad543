import { addDays } from 'shared-contracts/ages'
import type { ParsedBody } from 'shared-contracts/calls'
import { validationMessages } from 'shared-contracts/validation'
import type { Handlers } from '../../platform/calls/handler'
import { user } from '../../platform/calls/user-handler'
import { CallFailure } from '../../platform/http/call-failure'
import type { Services } from '../../server/services'
import { dayIn, motherMeasureProblems, refuseWrongFields } from '../rules/health-fields'
import { assessMother, type MotherMeasures } from '../rules/mother-health'
import { type CheckOwner, clearChecks, RESTORABLE_DAYS, restoreChecks } from '../store/cleared-checks.store'
import { deleteHealthData } from '../store/health-data.store'
import { findMotherChecks, type MotherCheck, saveMotherCheck } from '../store/mother-check.store'
import { requireHealthConsent } from './health-guards'

type MotherHealthCall =
  | 'HealthCheck/GetMotherHealthHistory'
  | 'HealthCheck/CheckMotherHealth'
  | 'HealthCheck/CheckOtherMotherHealth'
  | 'HealthCheck/ResetMotherHealthHistory'
  | 'HealthCheck/RestoreMotherHealthHistory'
  | 'HealthCheck/DeleteMotherCheck'
  | 'HealthCheck/DeleteHealthData'

/** Weight of mothers: the gain in pregnancy, BMI before and after it; each sees her own alone. */
export function motherHealthCalls({ database, health, today }: Services): Handlers<MotherHealthCall> {
  return {
    'HealthCheck/CheckOtherMotherHealth': user(async ({ body }) => {
      const now = today()
      const measures = measuresIn(body)
      const checkDate = body.checkDate === undefined ? now : dayIn('checkDate', body.checkDate)
      refuseWrongFields(motherMeasureProblems(measures, checkDate, now))
      return assessMother(measures)
    }),

    'HealthCheck/CheckMotherHealth': user(async ({ userId, body }) => {
      await requireHealthConsent(health, userId)
      const now = today()
      const measures = measuresIn(body)
      const checkDate = body.checkDate === undefined ? now : dayIn('checkDate', body.checkDate)
      const problems = motherMeasureProblems(measures, checkDate, now)
      refuseWrongFields({
        ...problems,
        ...(measures.weight === null ? { weight: validationMessages.fieldRequired } : {}),
      })
      return toWire(await saveMotherCheck(database, { userId, pregnancyTime: body.pregnancyTime }, checkDate, measures))
    }),

    'HealthCheck/GetMotherHealthHistory': user(async ({ userId, query }) => {
      if (query.motherId !== userId) {
        throw new CallFailure(403, 'mother_is_not_yours', 'Bạn chỉ xem được sổ theo dõi của chính mình.')
      }
      const checks = await findMotherChecks(database, { userId, pregnancyTime: query.pregnancyTime })
      return checks.map(toWire)
    }),

    // A page of another site can't send the Authorization header, which is why a GET may change something here.
    'HealthCheck/ResetMotherHealthHistory': user(async ({ userId, query }) =>
      clear({ kind: 'mother', userId, pregnancyTime: query.pregnancyTime }, null),
    ),

    'HealthCheck/DeleteMotherCheck': user(async ({ userId, query }) => {
      const answer = await clear({ kind: 'mother', userId }, query.id)
      if (answer.cleared === 0) throw new CallFailure(404, 'check_does_not_exist', 'Không tìm thấy lần cân này.')
      return answer
    }),

    'HealthCheck/RestoreMotherHealthHistory': user(async ({ userId, body }) => {
      await requireHealthConsent(health, userId)
      const owner = { kind: 'mother', userId, pregnancyTime: body.pregnancyTime } as const
      return { restored: await restoreChecks(database, owner, today()) }
    }),

    // Needs no consent: it is what is offered to who has withdrawn it.
    'HealthCheck/DeleteHealthData': user(async ({ userId }) => ({ deleted: await deleteHealthData(database, userId) })),
  }

  async function clear(owner: CheckOwner, id: number | null) {
    const now = today()
    const cleared = await clearChecks(database, owner, now, id)
    return { cleared, restorableUntil: cleared === 0 ? null : addDays(now, RESTORABLE_DAYS) }
  }
}

function measuresIn(body: ParsedBody<'HealthCheck/CheckOtherMotherHealth'>): MotherMeasures {
  return {
    weight: body.weight ?? null,
    height: body.height ?? null,
    weightBeforePregnancy: body.weightBeforePregnancy ?? null,
    pregnancyWeeks: body.pregnancyWeeks ?? null,
    pregnancyDayInWeek: body.pregnancyDayInWeek ?? null,
    weeksAfterBirth: body.weeksAfterBirth ?? null,
  }
}

function toWire(check: MotherCheck) {
  return { ...check, ...assessMother(check) }
}
