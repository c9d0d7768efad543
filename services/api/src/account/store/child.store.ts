import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../../platform/database/tables'

export type ChildRow = Selectable<Tables['children']>
export type ChildFacts = Pick<ChildRow, 'full_name' | 'day_of_birth' | 'gender'>

/** A user's children, the eldest first. */
export async function findChildren(query: Kysely<Tables>, userId: number): Promise<ChildRow[]> {
  return query
    .selectFrom('children')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('day_of_birth')
    .orderBy('id')
    .execute()
}

export async function insertChild(query: Kysely<Tables>, userId: number, child: ChildFacts): Promise<number> {
  const row = await query
    .insertInto('children')
    .values({ ...child, user_id: userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** False when it is not this user's child. */
export async function updateChild(query: Kysely<Tables>, userId: number, childId: number, child: ChildFacts) {
  const result = await query
    .updateTable('children')
    .set(child)
    .where('id', '=', childId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Deletes it with its health checks. False when it is not this user's child. */
export async function deleteChild(query: Kysely<Tables>, userId: number, childId: number): Promise<boolean> {
  const result = await query
    .deleteFrom('children')
    .where('id', '=', childId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
