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

function checkOf({ clearedBatch: _, clearedOn: __, ...check }: Row): ChildCheck {
  return check
}
