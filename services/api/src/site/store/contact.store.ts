import type { Insertable, Kysely } from 'kysely'
import type { CallAnswer } from 'shared-contracts/calls'
import type { Tables } from '../../platform/database/tables'

/** Codes of the wire and of the table. */
export const contactStatuses = { waiting: 1, replied: 2, rejected: 3 } as const

/** Keeps a message to the programme; it waits for an answer. */
export async function addContact(query: Kysely<Tables>, contact: Insertable<Tables['userContacts']>): Promise<number> {
  return (await query.insertInto('userContacts').values(contact).returning('id').executeTakeFirstOrThrow()).id
}

/** For how long messages are kept, answered or not. */
const KEPT_MONTHS = 12

/** The messages of an account: written while logged in, or under its confirmed email or phone number; newest first. */
export async function findOwnContacts(
  query: Kysely<Tables>,
  userId: number,
): Promise<CallAnswer<'UserContact/GetOwn'>> {
  const rows = await query
    .selectFrom('userContacts')
    .select(['id', 'status', 'title', 'content', 'sentAt', 'answer', 'answerChannel', 'settledAt'])
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ sentAt, settledAt, ...row }) => ({
    ...row,
    sentAt: sentAt.toISOString(),
    answeredAt: row.answer === null ? null : (settledAt?.toISOString() ?? null),
  }))
}

/** Throws away messages of more than a year ago, whoever wrote them. */
export async function forgetOldContacts(query: Kysely<Tables>, now: Date): Promise<void> {
  const before = new Date(now)
  before.setMonth(before.getMonth() - KEPT_MONTHS)
  await query.deleteFrom('userContacts').where('sentAt', '<', before).execute()
}

/** A page of messages, newest first. */
export async function findContacts(
  query: Kysely<Tables>,
  { pageNumber, pageSize }: { readonly pageNumber: number; readonly pageSize: number },
): Promise<CallAnswer<'UserContact/GetAll'>> {
  const rows = await query
    .selectFrom('userContacts')
    .select(['id', 'status', 'fullName', 'email', 'phoneNumber', 'title', 'content', 'sentAt'])
    .orderBy('sentAt', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
    .execute()
  const { count } = await query
    .selectFrom('userContacts')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  const items = rows.map((row) => ({ ...row, sentAt: row.sentAt.toISOString() }))
  return { items, totalCount: Number(count) }
}
