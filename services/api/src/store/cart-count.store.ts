import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables'

/** Entries of the user's shopping list (DECISIONS 24). None until lists are kept: `UserCart/…` answers not_available_yet. */
export async function countCarts(_query: Kysely<Tables>, _userId: number): Promise<number> {
  return 0
}
