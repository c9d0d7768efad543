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
    .selectFrom('mother_health_checks')
    .selectAll()
    .where('user_id', '=', history.userId)
    .where('pregnancy_time', '=', history.pregnancyTime)
    .where('cleared_batch', 'is', null)
    .orderBy('check_date')
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
    weight_before_pregnancy: measures.weightBeforePregnancy,
    pregnancy_weeks: measures.pregnancyWeeks,
    pregnancy_day_in_week: measures.pregnancyDayInWeek,
    weeks_after_birth: measures.weeksAfterBirth,
  }
  const row = await query
    .insertInto('mother_health_checks')
    .values({ user_id: userId, pregnancy_time: pregnancyTime, check_date: checkDate, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'pregnancy_time', 'check_date'])
        .where('cleared_batch', 'is', null)
        .doUpdateSet(values),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  return toCheck(row)
}

interface Row {
  readonly id: number
  readonly check_date: string
  readonly weight: number | null
  readonly height: number | null
  readonly weight_before_pregnancy: number | null
  readonly pregnancy_weeks: number | null
  readonly pregnancy_day_in_week: number | null
  readonly weeks_after_birth: number | null
}

function toCheck(row: Row): MotherCheck {
  return {
    id: row.id,
    checkDate: storedDay(row.check_date),
    weight: row.weight,
    height: row.height,
    weightBeforePregnancy: row.weight_before_pregnancy,
    pregnancyWeeks: row.pregnancy_weeks,
    pregnancyDayInWeek: row.pregnancy_day_in_week,
    weeksAfterBirth: row.weeks_after_birth,
  }
}
