import { CallFailure } from 'service-host'
import { addDays, type CalendarDay } from 'shared-contracts/ages'
import { assessMother } from 'shared-contracts/gestation'
import { validateFollowUpDay, validationMessages } from 'shared-contracts/validation'
import type { Handlers } from '../../platform/calls/handler'
import { user } from '../../platform/calls/user-handler'
import { readDay, refuseWrongFields } from '../../platform/http/field-problems'
import { motherMeasureProblems } from '../rules/health-fields'
import type { HealthServices } from '../services'
import {
  type CheckOwner,
  clearChecks,
  clearReplaced,
  RESTORABLE_DAYS,
  restoreChecks,
} from '../store/cleared-checks.store'
import { deleteHealthData } from '../store/health-data.store'
import { findMotherChecks, type MotherCheck, type MotherHistory, saveMotherCheck } from '../store/mother-check.store'
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
export function motherHealthCalls({ database, health, today }: HealthServices): Handlers<MotherHealthCall> {
  return {
    'HealthCheck/CheckOtherMotherHealth': user(async ({ body: { checkDate, ...measures } }) => {
      const now = today()
      refuseWrongFields(motherMeasureProblems(measures, visitDay(checkDate, now), now))
      return assessMother(measures)
    }),

    'HealthCheck/CheckMotherHealth': user(async ({ userId, body }) => {
      const { checkDate, replacesId, pregnancyTime, ...measures } = body
      await requireHealthConsent(health, userId)
      const now = today()
      const visit = { ...measures, checkDate: visitDay(checkDate, now) }
      refuseWrongFields({
        ...motherMeasureProblems(measures, visit.checkDate, now),
        checkDate: validateFollowUpDay(visit.checkDate, now, null, await bookDays({ userId, pregnancyTime })),
        ...(measures.weight === null ? { weight: validationMessages.fieldRequired } : {}),
      })
      const saved = await database.query.transaction().execute(async (query) => {
        const check = await saveMotherCheck(query, { userId, pregnancyTime }, visit, replacesId !== undefined)
        await clearReplaced(query, { kind: 'mother', userId }, now, replacesId, check.id)
        return check
      })
      return toWire(saved)
    }),

    'HealthCheck/GetMotherHealthHistory': user(async ({ userId, query }) => {
      if (query.motherId !== userId) {
        throw new CallFailure(403, 'mother_is_not_yours', 'Bạn chỉ xem được sổ theo dõi của chính mình.')
      }
      const checks = await findMotherChecks(database.query, { userId, pregnancyTime: query.pregnancyTime })
      return checks.map(toWire)
    }),

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
      return { restored: await restoreChecks(database.query, owner, today()) }
    }),

    // Needs no consent: it is what is offered to who has withdrawn it.
    'HealthCheck/DeleteHealthData': user(async ({ userId }) => ({ deleted: await deleteHealthData(database, userId) })),
  }

  /** Days that her book has. */
  async function bookDays(history: MotherHistory): Promise<readonly CalendarDay[]> {
    return (await findMotherChecks(database.query, history)).map(({ checkDate }) => checkDate)
  }

  async function clear(owner: CheckOwner, id: number | null) {
    const now = today()
    const cleared = await clearChecks(database.query, owner, now, id)
    return { cleared, restorableUntil: cleared === 0 ? null : addDays(now, RESTORABLE_DAYS) }
  }
}

function visitDay(checkDate: string | undefined, today: CalendarDay): CalendarDay {
  return checkDate === undefined ? today : readDay('checkDate', checkDate)
}

function toWire(check: MotherCheck) {
  return { ...check, ...assessMother(check) }
}
