import { sql } from 'kysely'
import type { CallAnswer } from 'shared-contracts/calls'
import type { Database } from '../../platform/database/open-database'

export type CookingClass = CallAnswer<'CookingClass/GetById'>
export type CookingClassCard = CallAnswer<'CookingClass/GetByMonth'>[number]
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
] as const

/** Registrations that aren't cancelled, those that wait too; for queries in which the class is `k`. */
export const seatsTaken = sql<number>`(select count(*)::int from class_registrations t
  where t.class_id = k.id and t.cancelled_at is null)`.as('taken')

/** Classes that start within `[from, until)`, in order of time. */
export async function findClassesBetween(
  { query }: Database,
  from: string,
  until: string,
): Promise<CookingClassCard[]> {
  const rows = await query
    .selectFrom('cookingClasses as k')
    .select([...CARD_COLUMNS, seatsTaken])
    .where('k.startAt', '>=', new Date(from))
    .where('k.startAt', '<', new Date(until))
    .orderBy('k.startAt')
    .orderBy('k.id')
    .execute()
  return rows.map(cardOf)
}

export async function findClass({ query }: Database, id: number): Promise<CookingClass | null> {
  const row = await query
    .selectFrom('cookingClasses as k')
    .select([...CARD_COLUMNS, 'k.content', seatsTaken])
    .where('k.id', '=', id)
    .executeTakeFirst()
  return row ? cardOf(row) : null
}

/** The row as the wire shows it: instants as text, seats that are left instead of taken ones. */
export function cardOf<R extends { startAt: Date; endAt: Date; seats: number; taken: number }>(row: R) {
  const { taken, startAt, endAt, ...rest } = row
  return {
    ...rest,
    startAt: startAt.toISOString(),
    endAt: endAt.toISOString(),
    seatsLeft: Math.max(0, row.seats - taken),
  }
}
