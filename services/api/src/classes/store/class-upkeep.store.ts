import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../platform/database/tables'
import { isReminded, reminderMoment } from '../rules/class-times'
import type { ClassRow } from './cooking-class.store'

/** Reminders come at most this long before a class. */
const REMINDED_AHEAD_MS = 48 * 3_600_000

/** Classes to come in which a seat is free and somebody waits: an account with a seat was erased. */
export async function findClassesToFill(query: Kysely<Tables>, now: Date): Promise<readonly number[]> {
  const rows = await query
    .selectFrom('cookingClasses as k')
    .innerJoin('classRegistrations as r', 'r.classId', 'k.id')
    .select('k.id')
    .where('k.startAt', '>', now)
    .where('k.cancelledAt', 'is', null)
    .where('r.cancelledAt', 'is', null)
    .groupBy('k.id')
    .having(sql<boolean>`count(r.seated_at) < k.seats and count(r.seated_at) < count(*)`)
    .execute()
  return rows.map(({ id }) => id)
}

/** Classes whose reminders are due and not all written. */
export async function findClassesToRemind(query: Kysely<Tables>, now: Date): Promise<readonly ClassRow[]> {
  const coming = await query
    .selectFrom('cookingClasses as k')
    .selectAll()
    .where('k.startAt', '>', now)
    .where('k.startAt', '<', new Date(now.getTime() + REMINDED_AHEAD_MS))
    .where('k.cancelledAt', 'is', null)
    .orderBy('k.startAt')
    .execute()
  return coming.filter(({ startAt }) => isReminded(startAt, now))
}

/**
 * Whom to remind of a class now; each is returned once, whatever process asks. Who got her seat after the moment of the reminder has
 * just been told of it.
 */
export async function claimReminders(
  query: Kysely<Tables>,
  { id, startAt }: ClassRow,
  now: Date,
): Promise<readonly number[]> {
  const rows = await query
    .updateTable('classRegistrations')
    .set({ remindedAt: now })
    .where('classId', '=', id)
    .where('remindedAt', 'is', null)
    .where('cancelledAt', 'is', null)
    .where('seatedAt', '<', reminderMoment(startAt))
    .returning('userId')
    .execute()
  return rows.map(({ userId }) => userId)
}
