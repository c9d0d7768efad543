import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../../platform/database/tables'

export type ChildRow = Selectable<Tables['children']>
export type ChildFacts = Pick<ChildRow, 'fullName' | 'dayOfBirth' | 'gender'>

/** A user's children, the eldest first. */
export async function findChildren(query: Kysely<Tables>, userId: number): Promise<ChildRow[]> {
  return query
    .selectFrom('children')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('dayOfBirth')
    .orderBy('id')
    .execute()
}

export async function insertChild(query: Kysely<Tables>, userId: number, child: ChildFacts): Promise<number> {
  const row = await query
    .insertInto('children')
    .values({ ...child, userId })
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
    .where('userId', '=', userId)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Deletes it with its health checks. False when it is not this user's child. */
export async function deleteChild(query: Kysely<Tables>, userId: number, childId: number): Promise<boolean> {
  const result = await query
    .deleteFrom('children')
    .where('id', '=', childId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
