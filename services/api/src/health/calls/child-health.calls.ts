import { CallFailure } from 'service-host'
import { addDays, type CalendarDay } from 'shared-contracts/ages'
import type { CallAnswer } from 'shared-contracts/calls'
import { assessChild, loadGrowthTables } from 'shared-contracts/growth'
import { type RuleResult, validateFollowUpDay, validationMessages } from 'shared-contracts/validation'
import type { Handlers } from '../../platform/calls/handler'
import { user } from '../../platform/calls/user-handler'
import { violatedConstraint } from '../../platform/database/constraint'
import { lockUser } from '../../platform/database/lock-user'
import { readDay, refuseUnconfirmed, refuseWrongFields } from '../../platform/http/field-problems'
import type { ChildFacts, ChildMeasures } from '../rules/child-health'
import { birthDayProblem, childDoubts, childMeasureProblems } from '../rules/health-fields'
import { gestationAfterMove } from '../rules/moved-visit'
import type { HealthServices } from '../services'
import {
  type ChildCheck,
  findChildCheck,
  findChildChecks,
  moveChildCheck,
  saveChildCheck,
} from '../store/child-check.store'
import { clearChecks, clearReplaced, RESTORABLE_DAYS, restoreChecks } from '../store/cleared-checks.store'
import { ownChild, requireHealthConsent } from './health-guards'

type ChildHealthCall =
  | 'HealthCheck/CheckChildHealth'
  | 'HealthCheck/CheckOtherChildHealth'
  | 'HealthCheck/GetChildrenHealthHistory'
  | 'HealthCheck/ResetChildHealthHistory'
  | 'HealthCheck/RestoreChildHealthHistory'
  | 'HealthCheck/DeleteChildCheck'
  | 'HealthCheck/MoveChildCheck'

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
      if (answer.cleared === 0) throw checkMissing()
      return answer
    }),

    'HealthCheck/MoveChildCheck': user(async ({ userId, body: { childId, id, toChildId, confirmed, gestation } }) => {
      const from = await ownChild(health, userId, childId)
      const to = await ownChild(health, userId, toChildId, 'toChildId')
      await requireHealthConsent(health, userId)
      const now = today()
      const moved = await database.query
        .transaction()
        .execute(async (query) => {
          await lockUser(query, userId)
          const check = await findChildCheck(query, id, [childId, toChildId])
          if (check === null) throw checkMissing()
          // Sent again: it has moved already.
          if (check.childId === toChildId) return check
          const formerBook = await findChildChecks(query, childId)
          const book = await findChildChecks(query, toChildId)
          if (book.some(({ checkDate }) => checkDate === check.checkDate)) throw dayTaken()
          const { gestationWeeks, gestationDayInWeek } =
            gestation === undefined
              ? gestationAfterMove({
                  visit: check,
                  formerBook: formerBook.findLast((each) => each.id !== id) ?? null,
                  book: book.at(-1) ?? null,
                  areTwins: from.dayOfBirth === to.dayOfBirth,
                })
              : { gestationWeeks: gestation.weeks, gestationDayInWeek: gestation.dayInWeek }
          const visit = { ...check, childId: toChildId, gestationWeeks, gestationDayInWeek }
          refuseWrongFields(childMeasureProblems(visit, now, to.dayOfBirth))
          if (!confirmed) refuseUnconfirmed(childDoubts(await loadGrowthTables(to.sex), to, visit))
          return moveChildCheck(query, id, { childId: toChildId, gestationWeeks, gestationDayInWeek })
        })
        .catch((error: unknown) => {
          throw violatedConstraint(error) === 'one_child_check_a_day' ? dayTaken() : error
        })
      return toWire(to, moved)
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

function checkMissing(): CallFailure {
  return new CallFailure(404, 'check_does_not_exist', 'Không tìm thấy lần cân đo này.')
}

function dayTaken(): CallFailure {
  const message = 'Bé kia đã có lần cân đo của ngày này. Bạn xem lại sổ của bé kia, sửa hoặc xóa lần đó trước nhé.'
  return new CallFailure(409, 'day_has_check', message)
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
