import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables'

/** Locks the user's row until the transaction ends, so that changes of one account follow one another. */
export async function lockUser(query: Kysely<Tables>, userId: number): Promise<void> {
  await sql`select 1 from users where id = ${userId} for update`.execute(query)
}
