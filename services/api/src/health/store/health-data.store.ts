import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/open-database'
import type { Tables } from '../../platform/database/tables'
import { forgetHealthAnswers } from '../../surveys'

/**
 * Deletes every health record of a user and of the user's children, cleared ones too, and answers to surveys about health; resolves with how
 * many. All or nothing.
 */
export async function deleteHealthData({ query: outside }: Database, userId: number): Promise<number> {
  return outside
    .transaction()
    .execute(async (query) => (await deleteRecords(query, userId)) + (await forgetHealthAnswers(query, userId)))
}

async function deleteRecords(query: Kysely<Tables>, userId: number): Promise<number> {
  const { rows } = await sql<{ deleted: string }>`
    with
      of_children as (delete from child_health_checks
        where child_id in (select id from children where user_id = ${userId}) returning 1),
      of_mother as (delete from mother_health_checks where user_id = ${userId} returning 1),
      of_diet as (delete from diet_checks where user_id = ${userId} returning 1)
    select (select count(*) from of_children) + (select count(*) from of_mother) + (select count(*) from of_diet)
      as deleted`.execute(query)
  return Number(rows[0]?.deleted ?? 0)
}
