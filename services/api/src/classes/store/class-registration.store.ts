import { type Kysely, type Selectable, sql } from 'kysely'
import type { CallAnswer } from 'shared-contracts/calls'
import type { Tables } from '../../platform/database/tables'
import { cancellableUntil } from '../rules/class-times'
import { type CookingClassCard, cardOf, seatsTaken } from './cooking-class.store'

export type Registration = CallAnswer<'CookingClass/Register'>
type ClassRow = Selectable<Tables['cooking_classes']>

interface RegistrationRow {
  readonly class_id: number
  readonly registered_at: Date
  readonly cancelled_at: Date | null
  /** Place in the order of registrations, from 1; meaningless once cancelled. */
  readonly turn: number
}

/** How many came before and hold a place, with this one. */
const TURN = sql<number>`(select count(*)::int from class_registrations e
  where e.class_id = r.class_id and e.cancelled_at is null and e.id <= r.id)`

/** Takes the class's row until the transaction ends, so that its registrations follow one another; null: no such class. */
export async function lockClass(query: Kysely<Tables>, classId: number): Promise<ClassRow | null> {
  // Registrations are counted by later statements: this one would see them as they were before it waited.
  const row = await query
    .selectFrom('cooking_classes')
    .selectAll()
    .where('id', '=', classId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Registrations of a class that hold a seat or wait for one. */
export async function countRegistrations(query: Kysely<Tables>, classId: number): Promise<number> {
  const { count } = await query
    .selectFrom('class_registrations')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('class_id', '=', classId)
    .where('cancelled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The user's registration for a class, cancelled ones too. */
export async function findRegistration(
  query: Kysely<Tables>,
  userId: number,
  { id, seats, start_at }: ClassRow,
): Promise<Registration | null> {
  const row = await query
    .selectFrom('class_registrations as r')
    .select(['r.class_id', 'r.registered_at', 'r.cancelled_at'])
    .select(TURN.as('turn'))
    .where('r.user_id', '=', userId)
    .where('r.class_id', '=', id)
    .executeTakeFirst()
  return row ? registrationOf(row, seats, start_at) : null
}

/** Takes the next place. Who cancelled before starts anew, behind those who came since. The class must be locked. */
export async function addRegistration(
  query: Kysely<Tables>,
  registration: { readonly userId: number; readonly classId: number; readonly note: string | null; readonly now: Date },
): Promise<void> {
  const { userId, classId, note, now } = registration
  await query
    .deleteFrom('class_registrations')
    .where('user_id', '=', userId)
    .where('class_id', '=', classId)
    .where('cancelled_at', 'is not', null)
    .execute()
  await query
    .insertInto('class_registrations')
    .values({ user_id: userId, class_id: classId, note, registered_at: now })
    .execute()
}

/** Gives the place back; the first who waits then has a seat. */
export async function cancelRegistration(
  query: Kysely<Tables>,
  userId: number,
  classId: number,
  now: Date,
): Promise<void> {
  await query
    .updateTable('class_registrations')
    .set({ cancelled_at: now })
    .where('user_id', '=', userId)
    .where('class_id', '=', classId)
    .where('cancelled_at', 'is', null)
    .execute()
}

/** The user's classes: those to come, the next first, then past ones, the latest first. Removed classes are left out. */
export async function findRegisteredClasses(
  query: Kysely<Tables>,
  userId: number,
  now: Date,
): Promise<{ cookingClass: CookingClassCard; registration: Registration }[]> {
  const rows = await query
    .selectFrom('class_registrations as r')
    .innerJoin('cooking_classes as k', 'k.id', 'r.class_id')
    .selectAll('k')
    .select(['r.class_id', 'r.registered_at', 'r.cancelled_at', seatsTaken, TURN.as('turn')])
    .where('r.user_id', '=', userId)
    .orderBy('k.start_at')
    .orderBy('k.id')
    .execute()
  const listed = rows.map((row) => ({
    startAt: row.start_at,
    cookingClass: cardOf(row),
    registration: registrationOf(row, row.seats, row.start_at),
  }))
  const coming = listed.filter(({ startAt }) => startAt > now)
  const past = listed.filter(({ startAt }) => startAt <= now).reverse()
  return [...coming, ...past].map(({ startAt: _, ...entry }) => entry)
}

function registrationOf(row: RegistrationRow, seats: number, startAt: Date): Registration {
  const held = row.turn <= seats ? 'registered' : 'waiting'
  return {
    classId: row.class_id,
    status: row.cancelled_at === null ? held : 'cancelled',
    registeredAt: row.registered_at.toISOString(),
    cancellableUntil: cancellableUntil(startAt).toISOString(),
  }
}
