import { type Kysely, sql } from 'kysely'
import { type CalendarDay, calendarDayOf } from 'shared-contracts/ages'
import { contentChanged } from '../../platform/content-revision/content-changed'
import type { Tables } from '../../platform/database/tables'
import { isPlannedDay, plannedDays } from '../rules/class-plan'

/** A class that no editor changed and nobody registered for: the plan may still say what it is. */
const UNTOUCHED = sql<boolean>`cooking_classes.revision = 1 and cooking_classes.cancelled_at is null
  and not exists (select 1 from class_registrations r where r.class_id = cooking_classes.id)`

/**
 * Makes the classes that the content's plans foresee, brings untouched ones up to date and removes those whose plan is gone or has
 * moved. What has started, was changed by an editor or has registrations stays as it is. Safe in many processes.
 */
export async function makePlannedClasses(query: Kysely<Tables>, now: Date): Promise<void> {
  const today = calendarDayOf(now)
  await query.transaction().execute(async (inside) => {
    const plans = await inside.selectFrom('classPlans').selectAll().orderBy('id').execute()
    const rows = plans.flatMap(({ id, firstDay, everyWeeks, startTime, endTime, ...facts }) =>
      plannedDays({ firstDay, everyWeeks }, today).map((day) => ({
        ...facts,
        planId: id,
        planDay: day,
        startAt: instantOf(day, startTime),
        endAt: instantOf(day, endTime),
        changedAt: now,
      })),
    )
    const removed = await removeUnplanned(inside, plans, now)
    const written = rows.length === 0 ? 0 : await write(inside, rows)
    if (removed + written > 0) await contentChanged(inside)
  })
}

type PlannedRow = Omit<Tables['classPlans'], 'id' | 'firstDay' | 'everyWeeks' | 'startTime' | 'endTime'> & {
  readonly planId: number
  readonly planDay: CalendarDay
  readonly startAt: Date
  readonly endAt: Date
  readonly changedAt: Date
}

async function write(query: Kysely<Tables>, rows: readonly PlannedRow[]): Promise<number> {
  const facts = [
    ...([
      'title',
      'slug',
      'summary',
      'illustration',
      'startAt',
      'endAt',
      'place',
      'provinceId',
      'seats',
      'demo',
    ] as const),
    ...(['markdown', 'content'] as const),
  ]
  const listed = (table: string) => sql.join(facts.map((column) => sql.ref(`${table}.${column}`)))
  // In the order of time, so that the numbers of classes rise with their days.
  const ordered = [...rows].sort((a, b) => a.startAt.getTime() - b.startAt.getTime())
  const result = await query
    .insertInto('cookingClasses')
    .values(ordered)
    .onConflict((conflict) =>
      conflict
        .columns(['planId', 'planDay'])
        .doUpdateSet((take) => ({
          ...Object.fromEntries(facts.map((column) => [column, take.ref(`excluded.${column}`)])),
          changedAt: take.ref('excluded.changedAt'),
        }))
        .where(sql<boolean>`${UNTOUCHED} and (${listed('cookingClasses')}) is distinct from (${listed('excluded')})`),
    )
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0)
}

async function removeUnplanned(
  query: Kysely<Tables>,
  plans: readonly { readonly id: number; readonly firstDay: CalendarDay; readonly everyWeeks: number | null }[],
  now: Date,
): Promise<number> {
  const coming = await query
    .selectFrom('cookingClasses')
    .select(['id', 'planId', 'planDay'])
    .where('planId', 'is not', null)
    .where('startAt', '>', now)
    .where(UNTOUCHED)
    .execute()
  const gone = coming.filter(({ planId, planDay }) => {
    const plan = plans.find(({ id }) => id === planId)
    return plan === undefined || planDay === null || !isPlannedDay(plan, planDay)
  })
  if (gone.length === 0) return 0
  const result = await query
    .deleteFrom('cookingClasses')
    .where(
      'id',
      'in',
      gone.map(({ id }) => id),
    )
    .where(UNTOUCHED)
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}

function instantOf(day: CalendarDay, clock: string): Date {
  return new Date(`${day}T${clock}:00+07:00`)
}
