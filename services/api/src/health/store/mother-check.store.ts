import type { Kysely, Selectable } from 'kysely'
import type { CalendarDay } from 'shared-contracts/ages'
import type { Tables } from '../../platform/database/tables'
import type { MotherMeasures } from '../rules/mother-health'
import { saidMeasures } from '../rules/said-measures'

type Row = Selectable<Tables['motherHealthChecks']>
export type MotherCheck = Omit<Row, 'userId' | 'pregnancyTime' | 'clearedBatch' | 'clearedOn'>

/** Which history: the user's, of her first, second, … pregnancy with the site. */
export interface MotherHistory {
  readonly userId: number
  readonly pregnancyTime: number
}

export interface MotherVisit extends MotherMeasures {
  readonly checkDate: CalendarDay
}

/** Checks that are not cleared, oldest first. */
export async function findMotherChecks(query: Kysely<Tables>, history: MotherHistory): Promise<MotherCheck[]> {
  const rows = await query
    .selectFrom('motherHealthChecks')
    .selectAll()
    .where('userId', '=', history.userId)
    .where('pregnancyTime', '=', history.pregnancyTime)
    .where('clearedBatch', 'is', null)
    .orderBy('checkDate')
    .execute()
  return rows.map(checkOf)
}

/** Writes a check; one of the same day gets what this one says, or is replaced where an entry is corrected. */
export async function saveMotherCheck(
  query: Kysely<Tables>,
  history: MotherHistory,
  visit: MotherVisit,
  corrects: boolean,
): Promise<MotherCheck> {
  const row = await query
    .insertInto('motherHealthChecks')
    .values({ ...visit, ...history })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'pregnancyTime', 'checkDate'])
        .where('clearedBatch', 'is', null)
        .doUpdateSet(corrects ? visit : saidMeasures(visit)),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  return checkOf(row)
}

function checkOf({ userId: _, pregnancyTime: __, clearedBatch: ___, clearedOn: ____, ...check }: Row): MotherCheck {
  return check
}
