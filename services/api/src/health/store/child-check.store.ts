import { type CalendarDay, parseCalendarDay } from 'shared-contracts/ages'
import type { Database } from '../../platform/database/open-database'
import type { ChildMeasures } from '../rules/child-health'

export interface ChildCheck extends ChildMeasures {
  readonly id: number
}

/** Checks of a child that are not cleared, oldest first. */
export async function findChildChecks({ query }: Database, childId: number): Promise<ChildCheck[]> {
  const rows = await query
    .selectFrom('childHealthChecks')
    .selectAll()
    .where('childId', '=', childId)
    .where('clearedBatch', 'is', null)
    .orderBy('checkDate')
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
    measuredLying: measures.measuredLying,
    oedema: measures.oedema,
    headCircumference: measures.headCircumference,
    gestationWeeks: measures.gestationWeeks,
    gestationDayInWeek: measures.gestationDayInWeek,
  }
  const row = await query
    .insertInto('childHealthChecks')
    .values({ childId, checkDate: measures.checkDate, ...values })
    .onConflict((conflict) =>
      conflict.columns(['childId', 'checkDate']).where('clearedBatch', 'is', null).doUpdateSet(values),
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
  readonly measuredLying: boolean | null
  readonly oedema: boolean
  readonly headCircumference: number | null
  readonly gestationWeeks: number | null
  readonly gestationDayInWeek: number | null
}

function toCheck(row: Row): ChildCheck {
  return {
    id: row.id,
    checkDate: storedDay(row.checkDate),
    weight: row.weight,
    height: row.height,
    measuredLying: row.measuredLying,
    oedema: row.oedema,
    headCircumference: row.headCircumference,
    gestationWeeks: row.gestationWeeks,
    gestationDayInWeek: row.gestationDayInWeek,
  }
}

/** A `date` column can hold nothing but a day. */
export function storedDay(text: string): CalendarDay {
  const day = parseCalendarDay(text)
  if (day === null) throw new Error(`The database gave no day: ${text}`)
  return day
}
