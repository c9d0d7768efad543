import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../../platform/database/tables'
import type { ChildVisit } from '../rules/child-health'
import { saidMeasures } from '../rules/said-measures'

type Row = Selectable<Tables['childHealthChecks']>
export type ChildCheck = Omit<Row, 'clearedBatch' | 'clearedOn'>

/** Checks of a child that are not cleared, oldest first. */
export async function findChildChecks(query: Kysely<Tables>, childId: number): Promise<ChildCheck[]> {
  const rows = await query
    .selectFrom('childHealthChecks')
    .selectAll()
    .where('childId', '=', childId)
    .where('clearedBatch', 'is', null)
    .orderBy('checkDate')
    .execute()
  return rows.map(checkOf)
}

/** Writes a check; one of the same day gets what this one says, or is replaced where an entry is corrected. */
export async function saveChildCheck(
  query: Kysely<Tables>,
  childId: number,
  visit: ChildVisit,
  corrects: boolean,
): Promise<ChildCheck> {
  const row = await query
    .insertInto('childHealthChecks')
    .values({ ...visit, childId })
    .onConflict((conflict) =>
      conflict
        .columns(['childId', 'checkDate'])
        .where('clearedBatch', 'is', null)
        .doUpdateSet(corrects ? visit : saidMeasures(visit)),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  return checkOf(row)
}

/** One check that is not cleared, of either of two children; null: there is none. */
export async function findChildCheck(
  query: Kysely<Tables>,
  id: number,
  childIds: readonly [number, number],
): Promise<ChildCheck | null> {
  const row = await query
    .selectFrom('childHealthChecks')
    .selectAll()
    .where('id', '=', id)
    .where('childId', 'in', childIds)
    .where('clearedBatch', 'is', null)
    .executeTakeFirst()
  return row ? checkOf(row) : null
}

/** Gives a check to another child, under the same id. Fails on `one_child_check_a_day` where that child has one of the day. */
export async function moveChildCheck(
  query: Kysely<Tables>,
  id: number,
  moved: Pick<ChildCheck, 'childId' | 'gestationWeeks' | 'gestationDayInWeek'>,
): Promise<ChildCheck> {
  const row = await query
    .updateTable('childHealthChecks')
    .set(moved)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return checkOf(row)
}

function checkOf({ clearedBatch: _, clearedOn: __, ...check }: Row): ChildCheck {
  return check
}
