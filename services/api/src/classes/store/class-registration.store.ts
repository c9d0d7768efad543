import { type Kysely, type Selectable, sql } from 'kysely'
import type { CallAnswer } from 'shared-contracts/calls'
import type { Tables } from '../../platform/database/tables'
import { cancellableUntil } from '../rules/class-times'
import { CARD_COLUMNS, type CookingClassCard, cardOf, seatsTaken } from './cooking-class.store'

export type Registration = CallAnswer<'CookingClass/Register'>
type ClassRow = Selectable<Tables['cookingClasses']>

type RegistrationRow = Pick<Selectable<Tables['classRegistrations']>, 'classId' | 'registeredAt' | 'cancelledAt'> & {
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
    .selectFrom('cookingClasses')
    .selectAll()
    .where('id', '=', classId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Registrations of a class that hold a seat or wait for one. */
export async function countRegistrations(query: Kysely<Tables>, classId: number): Promise<number> {
  const { count } = await query
    .selectFrom('classRegistrations')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('classId', '=', classId)
    .where('cancelledAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The user's registration for a class, cancelled ones too. */
export async function findRegistration(
  query: Kysely<Tables>,
  userId: number,
  { id, seats, startAt }: ClassRow,
): Promise<Registration | null> {
  const row = await query
    .selectFrom('classRegistrations as r')
    .select(['r.classId', 'r.registeredAt', 'r.cancelledAt'])
    .select(TURN.as('turn'))
    .where('r.userId', '=', userId)
    .where('r.classId', '=', id)
    .executeTakeFirst()
  return row ? registrationOf(row, seats, startAt) : null
}

/** Takes the next place. Who cancelled before starts again, behind those who came since. The class must be locked. */
export async function addRegistration(
  query: Kysely<Tables>,
  registration: { readonly userId: number; readonly classId: number; readonly note: string | null; readonly now: Date },
): Promise<void> {
  const { userId, classId, note, now } = registration
  await query
    .deleteFrom('classRegistrations')
    .where('userId', '=', userId)
    .where('classId', '=', classId)
    .where('cancelledAt', 'is not', null)
    .execute()
  await query.insertInto('classRegistrations').values({ userId, classId, note, registeredAt: now }).execute()
}

/** Gives the place back; the first who waits then has a seat. */
export async function cancelRegistration(
  query: Kysely<Tables>,
  userId: number,
  classId: number,
  now: Date,
): Promise<void> {
  await query
    .updateTable('classRegistrations')
    .set({ cancelledAt: now })
    .where('userId', '=', userId)
    .where('classId', '=', classId)
    .where('cancelledAt', 'is', null)
    .execute()
}

/** The user's classes: those to come, the next first, then past ones, the latest first. Removed classes are left out. */
export async function findRegisteredClasses(
  query: Kysely<Tables>,
  userId: number,
  now: Date,
): Promise<{ cookingClass: CookingClassCard; registration: Registration }[]> {
  const rows = await query
    .selectFrom('classRegistrations as r')
    .innerJoin('cookingClasses as k', 'k.id', 'r.classId')
    .select([...CARD_COLUMNS, seatsTaken])
    .select(['r.classId', 'r.registeredAt', 'r.cancelledAt', TURN.as('turn')])
    .where('r.userId', '=', userId)
    .orderBy('k.startAt')
    .orderBy('k.id')
    .execute()
  const listed = rows.map(({ classId, registeredAt, cancelledAt, turn, ...row }) => ({
    startAt: row.startAt,
    cookingClass: cardOf(row),
    registration: registrationOf({ classId, registeredAt, cancelledAt, turn }, row.seats, row.startAt),
  }))
  const coming = listed.filter(({ startAt }) => startAt > now)
  const past = listed.filter(({ startAt }) => startAt <= now).reverse()
  return [...coming, ...past].map(({ startAt: _, ...entry }) => entry)
}

function registrationOf(row: RegistrationRow, seats: number, startAt: Date): Registration {
  const held = row.turn <= seats ? 'registered' : 'waiting'
  return {
    classId: row.classId,
    status: row.cancelledAt === null ? held : 'cancelled',
    registeredAt: row.registeredAt.toISOString(),
    cancellableUntil: cancellableUntil(startAt).toISOString(),
  }
}
