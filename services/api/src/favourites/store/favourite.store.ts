import type { Kysely } from 'kysely'
import { violatedConstraint } from '../../platform/database/constraint'
import type { Tables } from '../../platform/database/tables'

export const favouriteTypes = { dish: 0, article: 1 } as const
export type FavouriteType = (typeof favouriteTypes)[keyof typeof favouriteTypes]

/** The new favourite's id; null when it is one already: of two additions at once one wins. */
export async function addFavourite(
  query: Kysely<Tables>,
  userId: number,
  type: FavouriteType,
  itemId: number,
  now: Date,
): Promise<number | null> {
  try {
    const row = await query
      .insertInto('favourites')
      .values({ userId, type, itemId, createdAt: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  } catch (error) {
    if (violatedConstraint(error) === 'unique_favourite') return null
    throw error
  }
}

export async function removeFavourite(query: Kysely<Tables>, userId: number, type: FavouriteType, itemId: number) {
  await query
    .deleteFrom('favourites')
    .where('userId', '=', userId)
    .where('type', '=', type)
    .where('itemId', '=', itemId)
    .execute()
}

/** Ids of one kind, newest first. */
export async function findFavouriteIds(query: Kysely<Tables>, userId: number, type: FavouriteType): Promise<number[]> {
  const rows = await query
    .selectFrom('favourites')
    .select('itemId')
    .where('userId', '=', userId)
    .where('type', '=', type)
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => row.itemId)
}
