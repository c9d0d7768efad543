import { CallFailure } from 'service-host'
import { addDays, type CalendarDay } from 'shared-contracts/ages'
import type { CallAnswer } from 'shared-contracts/calls'
import { assessChild, loadGrowthTables } from 'shared-contracts/growth'
import { type RuleResult, validateFollowUpDay, validationMessages } from 'shared-contracts/validation'
import type { Handlers } from '../../platform/calls/handler'
import { user } from '../../platform/calls/user-handler'
import { readDay, refuseUnconfirmed, refuseWrongFields } from '../../platform/http/field-problems'
import type { ChildFacts, ChildMeasures } from '../rules/child-health'
import { birthDayProblem, childDoubts, childMeasureProblems } from '../rules/health-fields'
import type { HealthServices } from '../services'
import { type ChildCheck, findChildChecks, saveChildCheck } from '../store/child-check.store'
import { clearChecks, clearReplaced, RESTORABLE_DAYS, restoreChecks } from '../store/cleared-checks.store'
import { ownChild, requireHealthConsent } from './health-guards'

type ChildHealthCall =
  | 'HealthCheck/CheckChildHealth'
  | 'HealthCheck/CheckOtherChildHealth'
  | 'HealthCheck/GetChildrenHealthHistory'
  | 'HealthCheck/ResetChildHealthHistory'
  | 'HealthCheck/RestoreChildHealthHistory'
  | 'HealthCheck/DeleteChildCheck'

/** Growth of children: judged by the WHO standards, kept for the user whose child it is. */
export function childHealthCalls({ database, health, today }: HealthServices): Handlers<ChildHealthCall> {
  return {
    'HealthCheck/CheckOtherChildHealth': user(
      async ({ body: { gender, dayOfBirth: born, checkDate, confirmed, ...measures } }) => {
        const now = today()
        const dayOfBirth = readDay('dayOfBirth', born)
        const visit = { ...measures, checkDate: visitDay(checkDate, now) }
        refuseWrongFields({
          dayOfBirth: birthDayProblem(dayOfBirth, now),
          ...childMeasureProblems(visit, now, dayOfBirth),
        })
        const child = { sex: gender, dayOfBirth }
        const tables = await loadGrowthTables(gender)
        if (!confirmed) refuseUnconfirmed(childDoubts(tables, child, visit))
        return assessChild(tables, child, visit)
      },
    ),

    'HealthCheck/CheckChildHealth': user(async ({ userId, body }) => {
      const { childId, checkDate, replacesId, atBirth, confirmed, ...measures } = body
      const child = await ownChild(health, userId, childId)
      await requireHealthConsent(health, userId)
      const now = today()
      const visit = { ...measures, checkDate: visitDay(checkDate, now) }
      const birth = atBirth && { ...atBirth, checkDate: child.dayOfBirth }
      refuseWrongFields({
        ...childMeasureProblems(visit, now, child.dayOfBirth),
        checkDate: validateFollowUpDay(visit.checkDate, now, child.dayOfBirth, await bookDays(childId)),
        ...(hasMeasure(visit) ? {} : { weight: validationMessages.noMeasure }),
        ...(birth && atBirthFields(childMeasureProblems(birth, now, birth.checkDate))),
      })
      if (!confirmed) {
        const tables = await loadGrowthTables(child.sex)
        refuseUnconfirmed({
          ...childDoubts(tables, child, visit),
          ...(birth && atBirthFields(childDoubts(tables, child, birth))),
        })
      }
      const saved = await database.query.transaction().execute(async (query) => {
        if (birth && hasMeasure(birth)) await saveChildCheck(query, childId, birth, false)
        const check = await saveChildCheck(query, childId, visit, replacesId !== undefined)
        await clearReplaced(query, ownerOf(childId), now, replacesId, check.id)
        return check
      })
      return toWire(child, saved)
    }),

    'HealthCheck/GetChildrenHealthHistory': user(async ({ userId, query }) => {
      const child = await ownChild(health, userId, query.childId)
      const checks = await findChildChecks(database.query, query.childId)
      return Promise.all(checks.map((check) => toWire(child, check)))
    }),

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
      return { restored: await restoreChecks(database.query, ownerOf(body.childId), today()) }
    }),
  }

  /** Days that the child's book has. */
  async function bookDays(childId: number): Promise<readonly CalendarDay[]> {
    return (await findChildChecks(database.query, childId)).map(({ checkDate }) => checkDate)
  }

  async function clear(childId: number, id: number | null) {
    const now = today()
    const cleared = await clearChecks(database.query, ownerOf(childId), now, id)
    return { cleared, restorableUntil: cleared === 0 ? null : addDays(now, RESTORABLE_DAYS) }
  }
}

function ownerOf(childId: number) {
  return { kind: 'child', childId } as const
}

function visitDay(checkDate: string | undefined, today: CalendarDay): CalendarDay {
  return checkDate === undefined ? today : readDay('checkDate', checkDate)
}

function hasMeasure({ weight, height, headCircumference, armCircumference }: ChildMeasures): boolean {
  return [weight, height, headCircumference, armCircumference].some((measure) => measure !== null)
}

/** Messages at the fields of `atBirth`. */
function atBirthFields(problems: Readonly<Record<string, RuleResult>>) {
  return Object.fromEntries(Object.entries(problems).map(([field, message]) => [`atBirth.${field}`, message]))
}

async function toWire(child: ChildFacts, check: ChildCheck): Promise<CallAnswer<'HealthCheck/CheckChildHealth'>> {
  return { ...check, ...assessChild(await loadGrowthTables(child.sex), child, check) }
}
