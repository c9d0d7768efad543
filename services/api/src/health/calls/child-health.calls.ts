import { addDays, type CalendarDay } from 'shared-contracts/ages'
import type { CallAnswer, ParsedBody } from 'shared-contracts/calls'
import { loadGrowthTables } from 'shared-contracts/growth'
import { validationMessages } from 'shared-contracts/validation'
import type { Handlers } from '../../platform/calls/handler'
import { user } from '../../platform/calls/user-handler'
import { CallFailure } from '../../platform/http/call-failure'
import type { Services } from '../../server/services'
import { assessChild, type ChildFacts, type ChildMeasures } from '../rules/child-health'
import { birthDayProblem, childMeasureProblems, dayIn, refuseWrongFields } from '../rules/health-fields'
import { type ChildCheck, findChildChecks, saveChildCheck } from '../store/child-check.store'
import { clearChecks, RESTORABLE_DAYS, restoreChecks } from '../store/cleared-checks.store'
import { ownChild, requireHealthConsent } from './health-guards'

type ChildHealthCall =
  | 'HealthCheck/CheckChildHealth'
  | 'HealthCheck/CheckOtherChildHealth'
  | 'HealthCheck/GetChildrenHealthHistory'
  | 'HealthCheck/ResetChildHealthHistory'
  | 'HealthCheck/RestoreChildHealthHistory'
  | 'HealthCheck/DeleteChildCheck'

/** Growth of children: judged by the WHO standards, kept for the user whose child it is. */
export function childHealthCalls({ database, health, today }: Services): Handlers<ChildHealthCall> {
  return {
    'HealthCheck/CheckOtherChildHealth': user(async ({ body }) => {
      const now = today()
      const dayOfBirth = dayIn('dayOfBirth', body.dayOfBirth)
      const measures = measuresIn(body, now)
      refuseWrongFields({
        dayOfBirth: birthDayProblem(dayOfBirth, now),
        ...childMeasureProblems(measures, now, dayOfBirth),
      })
      return assessChild(await loadGrowthTables(body.gender), { sex: body.gender, dayOfBirth }, measures)
    }),

    'HealthCheck/CheckChildHealth': user(async ({ userId, body }) => {
      const child = await ownChild(health, userId, body.childId)
      await requireHealthConsent(health, userId)
      const now = today()
      const measures = measuresIn(body, now)
      const nothing = measures.weight === null && measures.height === null && measures.headCircumference === null
      const problems = childMeasureProblems(measures, now, child.dayOfBirth)
      refuseWrongFields({ ...problems, ...(nothing ? { weight: validationMessages.noMeasure } : {}) })
      return toWire(child, body.childId, await saveChildCheck(database, body.childId, measures))
    }),

    'HealthCheck/GetChildrenHealthHistory': user(async ({ userId, query }) => {
      const child = await ownChild(health, userId, query.childId)
      const checks = await findChildChecks(database, query.childId)
      return Promise.all(checks.map((check) => toWire(child, query.childId, check)))
    }),

    // A page of another site can't send the Authorization header, which is why a GET may change something here.
    'HealthCheck/ResetChildHealthHistory': user(async ({ userId, query }) => {
      await ownChild(health, userId, query.childId)
      return clear(query.childId, null)
    }),

    'HealthCheck/DeleteChildCheck': user(async ({ userId, query }) => {
      await ownChild(health, userId, query.childId)
      const answer = await clear(query.childId, query.id)
      if (answer.cleared === 0) throw new CallFailure(404, 'check_does_not_exist', 'Không tìm thấy lần cân đo này.')
      return answer
    }),

    'HealthCheck/RestoreChildHealthHistory': user(async ({ userId, body }) => {
      await ownChild(health, userId, body.childId)
      await requireHealthConsent(health, userId)
      return { restored: await restoreChecks(database, ownerOf(body.childId), today()) }
    }),
  }

  async function clear(childId: number, id: number | null) {
    const now = today()
    const cleared = await clearChecks(database, ownerOf(childId), now, id)
    return { cleared, restorableUntil: cleared === 0 ? null : addDays(now, RESTORABLE_DAYS) }
  }
}

function ownerOf(childId: number) {
  return { kind: 'child', childId } as const
}

type MeasuresBody = Omit<ParsedBody<'HealthCheck/CheckChildHealth'>, 'childId'>

function measuresIn(body: MeasuresBody, today: CalendarDay): ChildMeasures {
  return {
    checkDate: body.checkDate === undefined ? today : dayIn('checkDate', body.checkDate),
    weight: body.weight ?? null,
    height: body.height ?? null,
    measuredLying: body.measuredLying ?? null,
    oedema: body.oedema ?? false,
    headCircumference: body.headCircumference ?? null,
    gestationWeeks: body.gestationWeeks ?? null,
    gestationDayInWeek: body.gestationDayInWeek ?? null,
  }
}

async function toWire(
  child: ChildFacts,
  childId: number,
  check: ChildCheck,
): Promise<CallAnswer<'HealthCheck/CheckChildHealth'>> {
  const tables = await loadGrowthTables(child.sex)
  return { ...check, childId, ...assessChild(tables, child, check) }
}
