import type { Kysely } from 'kysely'
import { lockUser } from '../../account/store/user.store'
import type { Tables } from '../../platform/database/tables'
import type { KeptEntry } from '../rules/cart-entries'
import type { CartItem } from '../rules/cart-item'

/** More than anybody buys for; it keeps one account from filling the disk. */
export const MOST_ENTRIES = 100

/** Entries of the user's shopping list (DECISIONS 24). */
export async function countCarts(query: Kysely<Tables>, userId: number): Promise<number> {
  const { count } = await query
    .selectFrom('user_carts')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Newest first. */
export async function findCarts(query: Kysely<Tables>, userId: number): Promise<KeptEntry[]> {
  const rows = await query
    .selectFrom('user_carts')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('added_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, type, title, object_type_id, menu_id, content, added_at }) => ({
    id,
    type,
    title,
    objectTypeId: object_type_id,
    menuId: menu_id,
    days: content.days,
    dish: content.dish,
    addedAt: added_at,
  }))
}

export type Kept =
  | { readonly kind: 'kept'; readonly id: number; readonly numberOfCarts: number }
  | { readonly kind: 'duplicate' }
  | { readonly kind: 'full' }

/**
 * Adds an item, or with `replace` puts it in the place of the same one where there is one. Additions of one user follow
 * one another: of two at once one wins, and the list can't grow past its limit.
 */
export async function keepInCart(
  outside: Kysely<Tables>,
  userId: number,
  item: CartItem,
  { replace, now }: { readonly replace: boolean; readonly now: Date },
): Promise<Kept> {
  return outside.transaction().execute(async (query): Promise<Kept> => {
    await lockUser(query, userId)
    const values = valuesOf(item, now)
    const same = await query
      .selectFrom('user_carts')
      .select('id')
      .where('user_id', '=', userId)
      .where('type', '=', item.type)
      .where('item_key', '=', item.key)
      .executeTakeFirst()
    const numberOfCarts = await countCarts(query, userId)
    if (same !== undefined) {
      if (!replace) return { kind: 'duplicate' }
      await query.updateTable('user_carts').set(values).where('id', '=', same.id).execute()
      return { kind: 'kept', id: same.id, numberOfCarts }
    }
    if (numberOfCarts >= MOST_ENTRIES) return { kind: 'full' }
    const { id } = await query
      .insertInto('user_carts')
      .values({ ...values, user_id: userId })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { kind: 'kept', id, numberOfCarts: numberOfCarts + 1 }
  })
}

function valuesOf({ type, key, title, objectTypeId, menuId, days, dish }: CartItem, now: Date) {
  return {
    type,
    item_key: key,
    title,
    object_type_id: objectTypeId,
    menu_id: menuId,
    content: JSON.stringify({ days, dish }),
    added_at: now,
  }
}

/** Removes one of the user's entries. What is absent or another's stays as it is. */
export async function deleteCart(query: Kysely<Tables>, userId: number, id: number): Promise<void> {
  await query.deleteFrom('user_carts').where('user_id', '=', userId).where('id', '=', id).execute()
}

export async function deleteCarts(query: Kysely<Tables>, userId: number): Promise<void> {
  await query.deleteFrom('user_carts').where('user_id', '=', userId).execute()
}
