import type { CallAnswer } from 'shared-contracts/calls'
import type { Database } from '../database/open-database'

export type CookingClass = CallAnswer<'CookingClass/GetById'>
export type CookingClassCard = CallAnswer<'CookingClass/GetByMonth'>[number]

/** Classes that start within `[from, until)`, in order of time. */
export async function findClassesBetween(
  { query }: Database,
  from: string,
  until: string,
): Promise<CookingClassCard[]> {
  const rows = await query
    .selectFrom('cooking_classes')
    .selectAll()
    .where('start_at', '>=', new Date(from))
    .where('start_at', '<', new Date(until))
    .orderBy('start_at')
    .orderBy('id')
    .execute()
  return rows.map(({ content: _, ...row }) => toCard(row))
}

export async function findClass({ query }: Database, id: number): Promise<CookingClass | null> {
  const row = await query.selectFrom('cooking_classes').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? { ...toCard(row), content: row.content } : null
}

interface CardRow {
  id: number
  title: string
  slug: string
  summary: string
  illustration: string
  start_at: Date
  end_at: Date
  place: string
  province_id: number | null
  seats: number
  demo: boolean
}

function toCard(row: CardRow): CookingClassCard {
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
    // Registrations come with accounts; until then every seat is free.
    seatsLeft: row.seats,
    demo: row.demo,
  }
}
