import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import type { CallAnswer, ParsedQuery } from 'shared-contracts/calls'
import type { Tables } from '../../../platform/database/tables'

type Query = Kysely<Tables>
type Contact = CallAnswer<'MessageDesk/GetAll'>['items'][number]
type Asked = ParsedQuery<'MessageDesk/GetAll'>

/** 1 waiting, 2 replied, 3 rejected. */
const WAITING = 1

/** A page of the messages of a state whose words hold the keyword: those that wait the oldest first, others the newest. */
export async function findMessages(
  query: Query,
  { status, keyword, pageNumber, pageSize }: Asked,
): Promise<{ readonly items: Contact[]; readonly totalCount: number }> {
  const pattern = `%${keyword.trim().replace(/[\\%_]/g, '\\$&')}%`
  const isWanted = (eb: ExpressionBuilder<Tables & { c: Tables['userContacts'] }, 'c'>) =>
    eb.and([
      eb('c.status', '=', status),
      eb.or(
        (['c.fullName', 'c.email', 'c.phoneNumber', 'c.title', 'c.content'] as const).map((column) =>
          eb(column, 'ilike', pattern),
        ),
      ),
    ])
  const direction = status === WAITING ? 'asc' : 'desc'
  const rows = await query
    .selectFrom('userContacts as c')
    .leftJoin('users as u', 'u.id', 'c.settledBy')
    .select(['c.id', 'c.status', 'c.revision', 'c.fullName', 'c.email', 'c.phoneNumber', 'c.title', 'c.content'])
    .select(['c.sentAt', 'c.answer', 'c.answerChannel', 'c.settledAt', 'u.fullName as settledBy', 'c.rejectReason'])
    .where(isWanted)
    .orderBy('c.sentAt', direction)
    .orderBy('c.id', direction)
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
    .execute()
  const { count } = await query
    .selectFrom('userContacts as c')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(isWanted)
    .executeTakeFirstOrThrow()
  const items = rows.map(({ sentAt, settledAt, ...row }) => ({
    ...row,
    sentAt: sentAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  }))
  return { items, totalCount: count }
}

export async function countMessages(query: Query): Promise<CallAnswer<'MessageDesk/GetAll'>['counts']> {
  return query
    .selectFrom('userContacts')
    .select([
      sql<number>`(count(*) filter (where status = 1))::int`.as('waiting'),
      sql<number>`(count(*) filter (where status = 2))::int`.as('replied'),
      sql<number>`(count(*) filter (where status = 3))::int`.as('rejected'),
    ])
    .executeTakeFirstOrThrow()
}

/** The message, locked until the transaction ends; null: there is none. */
export async function lockMessage(query: Query, id: number) {
  const row = await query.selectFrom('userContacts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row ?? null
}

type Settled =
  | {
      readonly status: 2
      readonly answer: string
      readonly answerChannel: 'mail' | 'phone' | 'sms'
      readonly rejectReason: null
    }
  | { readonly status: 3; readonly answer: null; readonly answerChannel: null; readonly rejectReason: string }

/** Keeps what became of a locked message, with who and when. Resolves with its new revision. */
export async function settleMessage(
  query: Query,
  id: number,
  settled: Settled,
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<number> {
  const { revision } = await query
    .updateTable('userContacts')
    .set({ ...settled, settledAt: now, settledBy: userId, revision: sql`revision + 1` })
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}

/** Gives a locked message a state, with all that was said of it. */
export async function setMessageStatus(query: Query, id: number, status: Contact['status']): Promise<void> {
  await query.updateTable('userContacts').set({ status, revision: sql`revision + 1` }).where('id', '=', id).execute()
}
