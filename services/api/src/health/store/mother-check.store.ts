import type { CalendarDay } from 'shared-contracts/ages'
import type { Database } from '../../platform/database/open-database'
import type { MotherMeasures } from '../rules/mother-health'
import { storedDay } from './child-check.store'

export interface MotherCheck extends MotherMeasures {
  readonly id: number
  readonly checkDate: CalendarDay
}

/** Which history: the user's, of her first, second, … pregnancy with the site. */
export interface MotherHistory {
  readonly userId: number
  readonly pregnancyTime: number
}

/** Checks that are not cleared, oldest first. */
export async function findMotherChecks({ query }: Database, history: MotherHistory): Promise<MotherCheck[]> {
  const rows = await query
    .selectFrom('motherHealthChecks')
    .selectAll()
    .where('userId', '=', history.userId)
    .where('pregnancyTime', '=', history.pregnancyTime)
    .where('clearedBatch', 'is', null)
    .orderBy('checkDate')
    .execute()
  return rows.map(toCheck)
}

/** Writes a check; one of the same day is replaced. */
export async function saveMotherCheck(
  { query }: Database,
  { userId, pregnancyTime }: MotherHistory,
  checkDate: CalendarDay,
  measures: MotherMeasures,
): Promise<MotherCheck> {
  const values = {
    weight: measures.weight,
    height: measures.height,
    weightBeforePregnancy: measures.weightBeforePregnancy,
    pregnancyWeeks: measures.pregnancyWeeks,
    pregnancyDayInWeek: measures.pregnancyDayInWeek,
    weeksAfterBirth: measures.weeksAfterBirth,
  }
  const row = await query
    .insertInto('motherHealthChecks')
    .values({ userId, pregnancyTime, checkDate, ...values })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'pregnancyTime', 'checkDate']).where('clearedBatch', 'is', null).doUpdateSet(values),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  return toCheck(row)
}

interface Row {
  readonly id: number
  readonly checkDate: string
  readonly weight: number | null
  readonly height: number | null
  readonly weightBeforePregnancy: number | null
  readonly pregnancyWeeks: number | null
  readonly pregnancyDayInWeek: number | null
  readonly weeksAfterBirth: number | null
}

function toCheck(row: Row): MotherCheck {
  return {
    id: row.id,
    checkDate: storedDay(row.checkDate),
    weight: row.weight,
    height: row.height,
    weightBeforePregnancy: row.weightBeforePregnancy,
    pregnancyWeeks: row.pregnancyWeeks,
    pregnancyDayInWeek: row.pregnancyDayInWeek,
    weeksAfterBirth: row.weeksAfterBirth,
  }
}
