import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { UserName } from 'shared-contracts/validation'
import type { Tables } from '../../platform/database/tables'

export type UserRow = Selectable<Tables['users']>
export type NewUser = Insertable<Tables['users']>
export type UserChange = Updateable<Tables['users']>

/** Who never confirmed an email or phone number gives it free after this time: nobody can hold another's for ever. */
const UNCONFIRMED_HOURS = 24

export async function findUser(query: Kysely<Tables>, userId: number): Promise<UserRow | null> {
  return (await query.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst()) ?? null
}

/** The account with this email or phone number, confirmed or not. */
export async function findUserByName(query: Kysely<Tables>, name: UserName): Promise<UserRow | null> {
  const column = name.kind === 'email' ? 'email' : 'phone_number'
  return (await query.selectFrom('users').selectAll().where(column, '=', name.value).executeTakeFirst()) ?? null
}

/** Rejects with the violation of `unique_email` or `unique_phone_number` when the account is there already. */
export async function insertUser(query: Kysely<Tables>, user: NewUser): Promise<number> {
  return (await query.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow()).id
}

export async function updateUser(query: Kysely<Tables>, userId: number, change: UserChange): Promise<void> {
  if (Object.keys(change).length === 0) return
  await query.updateTable('users').set(change).where('id', '=', userId).execute()
}

/** Frees an email and a phone number that somebody stated long ago and never confirmed. */
export async function releaseUnconfirmed(
  query: Kysely<Tables>,
  { email, phoneNumber }: { readonly email: string | null; readonly phoneNumber: string | null },
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - UNCONFIRMED_HOURS * 3_600_000)
  await query
    .deleteFrom('users')
    .where((is) => is.or([is('email', '=', email), is('phone_number', '=', phoneNumber)]))
    .where('email_confirmed_at', 'is', null)
    .where('phone_confirmed_at', 'is', null)
    .where('created_at', '<', before)
    .where((is) =>
      is.not(is.exists(is.selectFrom('social_sign_ins').select('user_id').whereRef('user_id', '=', 'users.id'))),
    )
    .execute()
  // An address of an account that lives on: by its social sign-in here, by its other address below.
  const livesBySocial = (column: 'email' | 'phone_number', value: string | null) =>
    query
      .updateTable('users')
      .set(column === 'email' ? { email: null } : { phone_number: null })
      .where(column, '=', value)
      .where(column === 'email' ? 'email_confirmed_at' : 'phone_confirmed_at', 'is', null)
      .where('created_at', '<', before)
      .where((is) => is.exists(is.selectFrom('social_sign_ins').select('user_id').whereRef('user_id', '=', 'users.id')))
      .execute()
  await livesBySocial('email', email)
  await livesBySocial('phone_number', phoneNumber)
  await query
    .updateTable('users')
    .set({ email: null })
    .where('email', '=', email)
    .where('email_confirmed_at', 'is', null)
    .where('phone_confirmed_at', 'is not', null)
    .where('created_at', '<', before)
    .execute()
  await query
    .updateTable('users')
    .set({ phone_number: null })
    .where('phone_number', '=', phoneNumber)
    .where('phone_confirmed_at', 'is', null)
    .where('email_confirmed_at', 'is not', null)
    .where('created_at', '<', before)
    .execute()
}

/** Marks the address as its owner's. False when the account has another one by now. */
export async function confirmContact(
  query: Kysely<Tables>,
  userId: number,
  contact: UserName,
  now: Date,
): Promise<boolean> {
  const change = contact.kind === 'email' ? { email_confirmed_at: now } : { phone_confirmed_at: now }
  const column = contact.kind === 'email' ? 'email' : 'phone_number'
  const result = await query
    .updateTable('users')
    .set(change)
    .where('id', '=', userId)
    .where(column, '=', contact.value)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Erases accounts whose seven days are over (DECISIONS 39). Resolves with how many. */
export async function eraseDueUsers(query: Kysely<Tables>, now: Date): Promise<number> {
  const result = await query.deleteFrom('users').where('delete_after', '<=', now).executeTakeFirst()
  return Number(result.numDeletedRows)
}

export interface StaffRow {
  readonly id: number
  readonly full_name: string
  readonly email: string | null
  readonly phone_number: string | null
  readonly organization: string | null
  readonly department: string | null
  readonly other_department: string | null
  readonly position: string | null
  readonly other_position: string | null
  readonly staff_approved: boolean
  readonly created_at: Date
}

/** Medical staff, those that wait for approval first. */
export async function findMedicalStaff(query: Kysely<Tables>): Promise<StaffRow[]> {
  return query
    .selectFrom('users as u')
    .leftJoin('organizations as o', 'o.id', 'u.organization_id')
    .leftJoin('departments as d', 'd.id', 'u.department_id')
    .leftJoin('job_titles as j', 'j.id', 'u.position_id')
    .select(['u.id', 'u.full_name', 'u.email', 'u.phone_number', 'u.staff_approved', 'u.created_at'])
    .select(['u.other_department', 'u.other_position'])
    .select(['o.title as organization', 'd.title as department', 'j.title as position'])
    .where('u.user_type', '=', 2)
    .orderBy('u.staff_approved')
    .orderBy('u.id', 'desc')
    .execute()
}

/** False when there is no such medical staff account. */
export async function approveStaff(query: Kysely<Tables>, userId: number, approved: boolean): Promise<boolean> {
  const result = await query
    .updateTable('users')
    .set({ staff_approved: approved })
    .where('id', '=', userId)
    .where('user_type', '=', 2)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Takes the user's row until the transaction ends, so that changes of one account follow one another. */
export async function lockUser(query: Kysely<Tables>, userId: number): Promise<void> {
  await sql`select 1 from users where id = ${userId} for update`.execute(query)
}
