import { type Insertable, type Kysely, sql } from 'kysely'
import type { CallAnswer } from 'shared-contracts/calls'
import type { Tables } from '../../platform/database/tables'
import { findLastEditors } from '../../platform/editing/change.store'
import { draftOf } from '../rules/class-draft'
import { type ClassRow, cardOf, seatsTaken } from './cooking-class.store'

export type DeskClass = CallAnswer<'ClassDesk/GetAll'>[number]
type Attendee = CallAnswer<'ClassDesk/GetRegistrations'>[number]

/** What an editor decides of a class. */
export type WrittenClass = Pick<
  Insertable<Tables['cookingClasses']>,
  | 'title'
  | 'slug'
  | 'summary'
  | 'illustration'
  | 'startAt'
  | 'endAt'
  | 'place'
  | 'provinceId'
  | 'seats'
  | 'markdown'
  | 'content'
>

/** All classes, the latest first. */
export async function findDeskClasses(query: Kysely<Tables>): Promise<DeskClass[]> {
  const rows = await query
    .selectFrom('cookingClasses as k')
    .selectAll('k')
    .select([
      seatsTaken,
      sql<number>`(select count(*)::int from class_registrations r
        where r.class_id = k.id and r.seated_at is not null)`.as('registered'),
      sql<number>`(select count(*)::int from class_registrations r
        where r.class_id = k.id and r.cancelled_at is null and r.seated_at is null)`.as('waiting'),
    ])
    .orderBy('k.startAt', 'desc')
    .orderBy('k.id', 'desc')
    .execute()
  const editors = await findLastEditors(query, 'class')
  return rows.map((kept) => {
    const { markdown: _markdown, content: _content, planId: _plan, planDay: _day, changedAt, ...row } = kept
    const changed = { changedAt: changedAt.toISOString(), changedBy: editors.get(String(row.id)) ?? null }
    return { ...cardOf(row), draft: draftOf(kept), ...changed }
  })
}

export async function insertClass(query: Kysely<Tables>, written: WrittenClass, now: Date): Promise<number> {
  const { id } = await query
    .insertInto('cookingClasses')
    .values({ ...written, demo: false, changedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes a locked class; resolves with it as it is now. */
export async function changeClass(
  query: Kysely<Tables>,
  id: number,
  written: WrittenClass | { readonly cancelledAt: Date },
  now: Date,
): Promise<ClassRow> {
  return query
    .updateTable('cookingClasses')
    .set({ ...written, changedAt: now, revision: sql`revision + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The class has moved: who is registered is to be reminded of the new time. */
export async function forgetReminders(query: Kysely<Tables>, classId: number): Promise<void> {
  await query.updateTable('classRegistrations').set({ remindedAt: null }).where('classId', '=', classId).execute()
}

/** The reminder would only repeat what those registered have just been told. */
export async function skipReminders(query: Kysely<Tables>, classId: number, now: Date): Promise<void> {
  await query.updateTable('classRegistrations').set({ remindedAt: now }).where('classId', '=', classId).execute()
}

/** Who has a seat, then who waits, each in order of registration. */
export async function findAttendees(query: Kysely<Tables>, classId: number): Promise<Attendee[]> {
  const rows = await query
    .selectFrom('classRegistrations as r')
    .innerJoin('users as u', 'u.id', 'r.userId')
    .select(['u.fullName', 'r.note', 'r.registeredAt', 'r.seatedAt'])
    .where('r.classId', '=', classId)
    .where('r.cancelledAt', 'is', null)
    .orderBy(sql`r.seated_at is null`)
    .orderBy('r.id')
    .execute()
  return rows.map(({ fullName, note, registeredAt, seatedAt }) => ({
    fullName,
    status: seatedAt === null ? 'waiting' : 'registered',
    note,
    registeredAt: registeredAt.toISOString(),
  }))
}

export async function provinceExists(query: Kysely<Tables>, id: number): Promise<boolean> {
  return (await query.selectFrom('provinces').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}
