import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { UserName } from 'shared-contracts/validation'
import type { Tables } from '../../platform/database/tables'

export type UserRow = Selectable<Tables['users']>
export type NewUser = Insertable<Tables['users']>
export type UserChange = Updateable<Tables['users']>

/** Who never confirmed an email or phone number gives it free after this time: nobody can hold another's permanently. */
const UNCONFIRMED_HOURS = 24

export async function findUser(query: Kysely<Tables>, userId: number): Promise<UserRow | null> {
  return (await query.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst()) ?? null
}

/** Whether the seven days are over after which an account is erased: it counts as gone, though housekeeping has not run. */
export function isDue({ deleteAfter }: Pick<UserRow, 'deleteAfter'>, now: Date): boolean {
  return deleteAfter !== null && deleteAfter <= now
}

/** The account with this email or phone number, confirmed or not; null for one that is due to be erased. */
export async function findUserByName(query: Kysely<Tables>, name: UserName, now: Date): Promise<UserRow | null> {
  const column = name.kind === 'email' ? 'email' : 'phoneNumber'
  const found = await query.selectFrom('users').selectAll().where(column, '=', name.value).executeTakeFirst()
  return found && !isDue(found, now) ? found : null
}

/** The email and phone number of an account, as far as there are. */
export function contactsOf({ email, phoneNumber }: Pick<UserRow, 'email' | 'phoneNumber'>): string[] {
  return [email, phoneNumber].filter((each) => each !== null)
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
    .where((is) => is.or([is('email', '=', email), is('phoneNumber', '=', phoneNumber)]))
    .where('emailConfirmedAt', 'is', null)
    .where('phoneConfirmedAt', 'is', null)
    .where('createdAt', '<', before)
    .where((is) =>
      is.not(is.exists(is.selectFrom('socialSignIns').select('userId').whereRef('userId', '=', 'users.id'))),
    )
    .execute()
  // An address of an account that lives on: by its social sign-in here, by its other address below.
  const livesBySocial = (column: 'email' | 'phoneNumber', value: string | null) =>
    query
      .updateTable('users')
      .set(column === 'email' ? { email: null } : { phoneNumber: null })
      .where(column, '=', value)
      .where(column === 'email' ? 'emailConfirmedAt' : 'phoneConfirmedAt', 'is', null)
      .where('createdAt', '<', before)
      .where((is) => is.exists(is.selectFrom('socialSignIns').select('userId').whereRef('userId', '=', 'users.id')))
      .execute()
  await livesBySocial('email', email)
  await livesBySocial('phoneNumber', phoneNumber)
  await query
    .updateTable('users')
    .set({ email: null })
    .where('email', '=', email)
    .where('emailConfirmedAt', 'is', null)
    .where('phoneConfirmedAt', 'is not', null)
    .where('createdAt', '<', before)
    .execute()
  await query
    .updateTable('users')
    .set({ phoneNumber: null })
    .where('phoneNumber', '=', phoneNumber)
    .where('phoneConfirmedAt', 'is', null)
    .where('emailConfirmedAt', 'is not', null)
    .where('createdAt', '<', before)
    .execute()
}

/** Marks the address as its owner's. False when the account has another one by now. */
export async function confirmContact(
  query: Kysely<Tables>,
  userId: number,
  contact: UserName,
  now: Date,
): Promise<boolean> {
  const change = contact.kind === 'email' ? { emailConfirmedAt: now } : { phoneConfirmedAt: now }
  const column = contact.kind === 'email' ? 'email' : 'phoneNumber'
  const result = await query
    .updateTable('users')
    .set(change)
    .where('id', '=', userId)
    .where(column, '=', contact.value)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
