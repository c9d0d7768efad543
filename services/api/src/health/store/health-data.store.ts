import { sql } from 'kysely'
import type { Database } from '../../platform/database/open-database'

/** Deletes every health record of a user and of the user's children, cleared ones too; answers how many. One statement: all or nothing. */
export async function deleteHealthData({ query }: Database, userId: number): Promise<number> {
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
