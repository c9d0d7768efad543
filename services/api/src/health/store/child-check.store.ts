import { type CalendarDay, parseCalendarDay } from 'shared-contracts/ages'
import type { Database } from '../../platform/database/open-database'
import type { ChildMeasures } from '../rules/child-health'

export interface ChildCheck extends ChildMeasures {
  readonly id: number
}

/** Checks of a child that are not cleared, oldest first. */
export async function findChildChecks({ query }: Database, childId: number): Promise<ChildCheck[]> {
  const rows = await query
    .selectFrom('child_health_checks')
    .selectAll()
    .where('child_id', '=', childId)
    .where('cleared_batch', 'is', null)
    .orderBy('check_date')
    .execute()
  return rows.map(toCheck)
}

/** Writes a check; one of the same day is replaced. */
export async function saveChildCheck(
  { query }: Database,
  childId: number,
  measures: ChildMeasures,
): Promise<ChildCheck> {
  const values = {
    weight: measures.weight,
    height: measures.height,
    measured_lying: measures.measuredLying,
    oedema: measures.oedema,
    head_circumference: measures.headCircumference,
    gestation_weeks: measures.gestationWeeks,
    gestation_day_in_week: measures.gestationDayInWeek,
  }
  const row = await query
    .insertInto('child_health_checks')
    .values({ child_id: childId, check_date: measures.checkDate, ...values })
    .onConflict((conflict) =>
      conflict.columns(['child_id', 'check_date']).where('cleared_batch', 'is', null).doUpdateSet(values),
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
  readonly measured_lying: boolean | null
  readonly oedema: boolean
  readonly head_circumference: number | null
  readonly gestation_weeks: number | null
  readonly gestation_day_in_week: number | null
}

function toCheck(row: Row): ChildCheck {
  return {
    id: row.id,
    checkDate: storedDay(row.check_date),
    weight: row.weight,
    height: row.height,
    measuredLying: row.measured_lying,
    oedema: row.oedema,
    headCircumference: row.head_circumference,
    gestationWeeks: row.gestation_weeks,
    gestationDayInWeek: row.gestation_day_in_week,
  }
}

/** A `date` column can hold nothing but a day. */
export function storedDay(text: string): CalendarDay {
  const day = parseCalendarDay(text)
  if (day === null) throw new Error(`The database gave no day: ${text}`)
  return day
}
