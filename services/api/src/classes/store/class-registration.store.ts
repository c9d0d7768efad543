import { type Kysely, type Selectable, sql } from 'kysely'
import type { CallAnswer } from 'shared-contracts/calls'
import type { Tables } from '../../platform/database/tables'
import { cancellableUntil } from '../rules/class-times'
import { CARD_COLUMNS, type ClassRow, type CookingClassCard, cardOf, seatsTaken } from './cooking-class.store'

export type Registration = CallAnswer<'CookingClass/Register'>

type RegistrationRow = Pick<
  Selectable<Tables['classRegistrations']>,
  'classId' | 'registeredAt' | 'cancelledAt' | 'seatedAt'
> & {
  /** Place among those who wait, from 1; meaningless for who doesn't. */
  readonly turn: number
}

const REGISTRATION_COLUMNS = ['r.classId', 'r.registeredAt', 'r.cancelledAt', 'r.seatedAt'] as const

/** How many wait who came before, with this one. */
const TURN = sql<number>`(select count(*)::int from class_registrations e
  where e.class_id = r.class_id and e.cancelled_at is null and e.seated_at is null and e.id <= r.id)`

/** How many have a seat, and how many wait for one. */
export async function countRegistrations(
  query: Kysely<Tables>,
  classId: number,
): Promise<{ seated: number; waiting: number }> {
  return query
    .selectFrom('classRegistrations')
    .select([
      sql<number>`count(seated_at)::int`.as('seated'),
      sql<number>`(count(*) - count(seated_at))::int`.as('waiting'),
    ])
    .where('classId', '=', classId)
    .where('cancelledAt', 'is', null)
    .executeTakeFirstOrThrow()
}

/** The user's registration for a class, cancelled ones too. */
export async function findRegistration(
  query: Kysely<Tables>,
  userId: number,
  { id, startAt }: ClassRow,
): Promise<Registration | null> {
  const row = await query
    .selectFrom('classRegistrations as r')
    .select([...REGISTRATION_COLUMNS, TURN.as('turn')])
    .where('r.userId', '=', userId)
    .where('r.classId', '=', id)
    .executeTakeFirst()
  return row ? registrationOf(row, startAt) : null
}

/** Takes a seat or a place behind those who wait. Who cancelled before starts again, behind those who came since. The class must be locked. */
export async function addRegistration(
  query: Kysely<Tables>,
  registration: {
    readonly userId: number
    readonly classId: number
    readonly note: string | null
    readonly seated: boolean
    readonly now: Date
  },
): Promise<void> {
  const { userId, classId, note, seated, now } = registration
  await query
    .deleteFrom('classRegistrations')
    .where('userId', '=', userId)
    .where('classId', '=', classId)
    .where('cancelledAt', 'is not', null)
    .execute()
  await query
    .insertInto('classRegistrations')
    .values({ userId, classId, note, registeredAt: now, seatedAt: seated ? now : null })
    .execute()
}

/** Gives the place back. */
export async function cancelRegistration(
  query: Kysely<Tables>,
  userId: number,
  classId: number,
  now: Date,
): Promise<void> {
  await query
    .updateTable('classRegistrations')
    .set({ cancelledAt: now, seatedAt: null })
    .where('userId', '=', userId)
    .where('classId', '=', classId)
    .where('cancelledAt', 'is', null)
    .execute()
}

/** Gives free seats to those who wait, first come first served; returns who got one. The class must be locked. */
export async function seatWaiting(query: Kysely<Tables>, classId: number, free: number, now: Date): Promise<number[]> {
  const rows = await query
    .updateTable('classRegistrations')
    .set({ seatedAt: now })
    .where('id', 'in', (waiting) =>
      waiting
        .selectFrom('classRegistrations')
        .select('id')
        .where('classId', '=', classId)
        .where('cancelledAt', 'is', null)
        .where('seatedAt', 'is', null)
        .orderBy('id')
        .limit(free),
    )
    .returning('userId')
    .execute()
  return rows.map(({ userId }) => userId)
}

/** Everybody who has a seat or waits. */
export async function findRegisteredUsers(query: Kysely<Tables>, classId: number): Promise<number[]> {
  const rows = await query
    .selectFrom('classRegistrations')
    .select('userId')
    .where('classId', '=', classId)
    .where('cancelledAt', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ userId }) => userId)
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
    .select([
      ...(['r.classId', 'r.registeredAt', 'r.seatedAt'] as const),
      'r.cancelledAt as registrationCancelledAt',
      TURN.as('turn'),
    ])
    .where('r.userId', '=', userId)
    .orderBy('k.startAt')
    .orderBy('k.id')
    .execute()
  const listed = rows.map(({ classId, registeredAt, registrationCancelledAt, seatedAt, turn, ...row }) => ({
    startAt: row.startAt,
    cookingClass: cardOf(row),
    registration: registrationOf(
      { classId, registeredAt, cancelledAt: registrationCancelledAt, seatedAt, turn },
      row.startAt,
    ),
  }))
  const coming = listed.filter(({ startAt }) => startAt > now)
  const past = listed.filter(({ startAt }) => startAt <= now).reverse()
  return [...coming, ...past].map(({ startAt: _, ...entry }) => entry)
}

function registrationOf(row: RegistrationRow, startAt: Date): Registration {
  const held = row.seatedAt === null ? 'waiting' : 'registered'
  const status = row.cancelledAt === null ? held : 'cancelled'
  return {
    classId: row.classId,
    status,
    registeredAt: row.registeredAt.toISOString(),
    cancellableUntil: cancellableUntil(startAt).toISOString(),
    waitingPlace: status === 'waiting' ? row.turn : null,
  }
}
