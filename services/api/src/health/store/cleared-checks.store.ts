import { type Kysely, sql } from 'kysely'
import { addDays, type CalendarDay } from 'shared-contracts/ages'
import type { Tables } from '../../platform/database/tables'

/** How long cleared health data can be brought back; afterwards it is deleted for good. */
export const RESTORABLE_DAYS = 30

/** Whose checks: of a child, or of a mother's pregnancy. */
export type CheckOwner =
  | { readonly kind: 'child'; readonly childId: number }
  | { readonly kind: 'mother'; readonly userId: number; readonly pregnancyTime?: number }

/** Clears checks, all or the one with this id, in one batch; answers how many. What can no longer be restored is deleted. */
export async function clearChecks(
  query: Kysely<Tables>,
  owner: CheckOwner,
  today: CalendarDay,
  id: number | null = null,
): Promise<number> {
  const { table, mine } = of(owner)
  const oldest = addDays(today, -RESTORABLE_DAYS)
  await sql`delete from ${table} where cleared_on < ${oldest}`.execute(query)
  const only = id === null ? sql`true` : sql`id = ${id}`
  const cleared = await sql`
    with batch as (select nextval('cleared_health_batches') as number)
    update ${table} set cleared_batch = batch.number, cleared_on = ${today}
    from batch where ${mine} and ${only} and cleared_batch is null`.execute(query)
  return Number(cleared.numAffectedRows ?? 0)
}

/**
 * Clears the check that another one took the place of, unless both are of one day: then it was replaced already. Belongs
 * into the transaction that writes the other one.
 */
export async function clearReplaced(
  query: Kysely<Tables>,
  owner: CheckOwner,
  today: CalendarDay,
  replacesId: number | undefined,
  savedId: number,
): Promise<void> {
  if (replacesId !== undefined && replacesId !== savedId) await clearChecks(query, owner, today, replacesId)
}

/** Brings the last batch back, except days that have a check again; answers how many. */
export async function restoreChecks(query: Kysely<Tables>, owner: CheckOwner, today: CalendarDay): Promise<number> {
  const { table, mine, sameHistory } = of(owner)
  const oldest = addDays(today, -RESTORABLE_DAYS)
  const restored = await sql`
    update ${table} as cleared set cleared_batch = null, cleared_on = null
    where ${mine} and cleared_on >= ${oldest}
      and cleared_batch = (select max(cleared_batch) from ${table} where ${mine} and cleared_on >= ${oldest})
      and not exists (
        select 1 from ${table} as present
        where ${sameHistory} and present.check_date = cleared.check_date and present.cleared_batch is null
      )`.execute(query)
  return Number(restored.numAffectedRows ?? 0)
}

function of(owner: CheckOwner) {
  if (owner.kind === 'child') {
    return {
      table: sql.table('childHealthChecks'),
      mine: sql`child_id = ${owner.childId}`,
      sameHistory: sql`present.child_id = cleared.child_id`,
    }
  }
  const time = owner.pregnancyTime === undefined ? sql`true` : sql`pregnancy_time = ${owner.pregnancyTime}`
  return {
    table: sql.table('motherHealthChecks'),
    mine: sql`user_id = ${owner.userId} and ${time}`,
    sameHistory: sql`present.user_id = cleared.user_id and present.pregnancy_time = cleared.pregnancy_time`,
  }
}
