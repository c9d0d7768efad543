import { type Selectable, sql } from 'kysely'
import type { CallAnswer } from 'shared-contracts/calls'
import type { Database } from '../../platform/database/open-database'
import type { Tables } from '../../platform/database/tables'

export type CookingClass = CallAnswer<'CookingClass/GetById'>
export type CookingClassCard = CallAnswer<'CookingClass/GetByMonth'>[number]
type CookingClassRow = Selectable<Tables['cooking_classes']> & { readonly taken: number }

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
    .selectFrom('cooking_classes as k')
    .selectAll('k')
    .select(seatsTaken)
    .where('k.start_at', '>=', new Date(from))
    .where('k.start_at', '<', new Date(until))
    .orderBy('k.start_at')
    .orderBy('k.id')
    .execute()
  return rows.map(cardOf)
}

export async function findClass({ query }: Database, id: number): Promise<CookingClass | null> {
  const row = await query
    .selectFrom('cooking_classes as k')
    .selectAll('k')
    .select(seatsTaken)
    .where('k.id', '=', id)
    .executeTakeFirst()
  return row ? { ...cardOf(row), content: row.content } : null
}

export function cardOf(row: Omit<CookingClassRow, 'content'>): CookingClassCard {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    summary: row.summary,
    illustration: row.illustration,
    startAt: row.start_at.toISOString(),
    endAt: row.end_at.toISOString(),
    place: row.place,
    provinceId: row.province_id,
    seats: row.seats,
    seatsLeft: Math.max(0, row.seats - row.taken),
    demo: row.demo,
  }
}
