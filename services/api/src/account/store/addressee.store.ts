import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../platform/database/tables'

/** Somebody whom a capability has something to tell. */
export interface Addressee {
  readonly userId: number
  readonly fullName: string
  /** Confirmed; null: no mail reaches her. */
  readonly email: string | null
  /** Confirmed; null: no SMS reaches her. */
  readonly phoneNumber: string | null
  /** Her latest word on reminders; no word means no. */
  readonly wantsReminders: boolean
}

/** The users of these ids, in that order. Locked accounts are left out. */
export async function findAddressees(query: Kysely<Tables>, userIds: readonly number[]): Promise<readonly Addressee[]> {
  if (userIds.length === 0) return []
  const rows = await query
    .selectFrom('users as u')
    .select(['u.id as userId', 'u.fullName'])
    .select([
      sql<string | null>`case when u.email_confirmed_at is not null then u.email end`.as('email'),
      sql<string | null>`case when u.phone_confirmed_at is not null then u.phone_number end`.as('phoneNumber'),
      sql<boolean>`coalesce((select c.given from consents c where c.user_id = u.id and c.purpose = 'reminders'
        order by c.id desc limit 1), false)`.as('wantsReminders'),
    ])
    .where('u.id', 'in', userIds)
    .where('u.disabled', '=', false)
    .execute()
  const byId = new Map(rows.map((row) => [row.userId, row]))
  return userIds.flatMap((id) => byId.get(id) ?? [])
}
