import { type Kysely, type Selectable, sql } from 'kysely'
import type { CallAnswer } from 'shared-contracts/calls'
import type { Tables } from '../../platform/database/tables'

export type CookingClass = CallAnswer<'CookingClass/GetById'>
export type CookingClassCard = CallAnswer<'CookingClass/GetByMonth'>[number]
export type ClassRow = Selectable<Tables['cookingClasses']>

/** Columns of a card, for queries in which the class is `k`. */
export const CARD_COLUMNS = [
  'k.id',
  'k.title',
  'k.slug',
  'k.summary',
  'k.illustration',
  'k.startAt',
  'k.endAt',
  'k.place',
  'k.provinceId',
  'k.seats',
  'k.demo',
  'k.cancelledAt',
] as const

/**
 * Seats that nobody new can have, for queries in which the class is `k`: those taken, or all while somebody waits. A seat that was
 * given back too late to be passed on is no free one.
 */
export const seatsTaken = sql<number>`(select
  case when bool_or(t.seated_at is null) then greatest(k.seats, count(*)) else count(*) end::int
  from class_registrations t where t.class_id = k.id and t.cancelled_at is null)`.as('taken')

/** Classes that start within `[from, until)`, in order of time; cancelled ones are left out. */
export async function findClassesBetween(
  query: Kysely<Tables>,
  from: string,
  until: string,
): Promise<CookingClassCard[]> {
  const rows = await query
    .selectFrom('cookingClasses as k')
    .select([...CARD_COLUMNS, seatsTaken])
    .where('k.startAt', '>=', new Date(from))
    .where('k.startAt', '<', new Date(until))
    .where('k.cancelledAt', 'is', null)
    .orderBy('k.startAt')
    .orderBy('k.id')
    .execute()
  return rows.map(cardOf)
}

/** Months of the calendar in Viet Nam in which classes start after `now`, in order. */
export async function findClassMonths(
  query: Kysely<Tables>,
  now: Date,
): Promise<{ year: number; month: number; count: number }[]> {
  const local = sql`start_at at time zone 'Asia/Ho_Chi_Minh'`
  return query
    .selectFrom('cookingClasses')
    .select([
      sql<number>`extract(year from ${local})::int`.as('year'),
      sql<number>`extract(month from ${local})::int`.as('month'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .where('startAt', '>', now)
    .where('cancelledAt', 'is', null)
    .groupBy([sql`1`, sql`2`])
    .orderBy(sql`1`)
    .orderBy(sql`2`)
    .execute()
}

export async function findClass(query: Kysely<Tables>, id: number): Promise<CookingClass | null> {
  const row = await query
    .selectFrom('cookingClasses as k')
    .select([...CARD_COLUMNS, 'k.content', seatsTaken])
    .where('k.id', '=', id)
    .executeTakeFirst()
  return row ? cardOf(row) : null
}

/** The class as it is kept. */
export async function findClassRow(query: Kysely<Tables>, id: number): Promise<ClassRow | null> {
  return (await query.selectFrom('cookingClasses').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

/** Takes the class's row until the transaction ends, so that its registrations follow one another; null: no such class. */
export async function lockClass(query: Kysely<Tables>, classId: number): Promise<ClassRow | null> {
  // Registrations are counted by later statements: this one would see them as they were before it waited.
  const row = await query
    .selectFrom('cookingClasses')
    .selectAll()
    .where('id', '=', classId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

interface StoredCard {
  readonly startAt: Date
  readonly endAt: Date
  readonly cancelledAt: Date | null
  readonly seats: number
  readonly taken: number
}

/** The row as the wire shows it: instants as text, seats that are left instead of taken ones. */
export function cardOf<R extends StoredCard>(row: R) {
  const { taken, startAt, endAt, cancelledAt, ...rest } = row
  return {
    ...rest,
    startAt: startAt.toISOString(),
    endAt: endAt.toISOString(),
    seatsLeft: Math.max(0, row.seats - taken),
    cancelled: cancelledAt !== null,
  }
}
