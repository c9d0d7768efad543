import type { Kysely } from 'kysely'
import { lockUser } from '../../platform/database/lock-user'
import type { Tables } from '../../platform/database/tables'
import type { KeptEntry } from '../rules/cart-entries'
import type { CartItem, Occasion } from '../rules/cart-item'

/** More than anybody buys for; it keeps one account from filling the disk. */
export const MOST_ENTRIES = 100

/** Entries of the user's shopping list. */
export async function countCarts(query: Kysely<Tables>, userId: number): Promise<number> {
  const { count } = await query
    .selectFrom('userCarts')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Newest first. */
export async function findCarts(query: Kysely<Tables>, userId: number): Promise<KeptEntry[]> {
  const rows = await query
    .selectFrom('userCarts')
    .select(['id', 'type', 'title', 'objectTypeId', 'forWhom', 'plannedFor', 'eaters', 'menuId', 'content', 'addedAt'])
    .where('userId', '=', userId)
    .orderBy('addedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ content, ...entry }) => ({ ...entry, ...content }))
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
  item: CartItem & Occasion,
  { replace, now }: { readonly replace: boolean; readonly now: Date },
): Promise<Kept> {
  return outside.transaction().execute(async (query): Promise<Kept> => {
    await lockUser(query, userId)
    const values = valuesOf(item, now)
    const same = await query
      .selectFrom('userCarts')
      .select('id')
      .where('userId', '=', userId)
      .where('type', '=', item.type)
      .where('itemKey', '=', item.key)
      .executeTakeFirst()
    const numberOfCarts = await countCarts(query, userId)
    if (same !== undefined) {
      if (!replace) return { kind: 'duplicate' }
      await query.updateTable('userCarts').set(values).where('id', '=', same.id).execute()
      return { kind: 'kept', id: same.id, numberOfCarts }
    }
    if (numberOfCarts >= MOST_ENTRIES) return { kind: 'full' }
    const { id } = await query
      .insertInto('userCarts')
      .values({ ...values, userId })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { kind: 'kept', id, numberOfCarts: numberOfCarts + 1 }
  })
}

function valuesOf(item: CartItem & Occasion, now: Date) {
  const { type, key, title, objectTypeId, forWhom, plannedFor, eaters, menuId, days, dish } = item
  return {
    type,
    itemKey: key,
    title,
    objectTypeId,
    forWhom,
    plannedFor,
    eaters,
    menuId,
    content: JSON.stringify({ days, dish }),
    addedAt: now,
  }
}

/** Removes one of the user's entries. What is absent or another's stays as it is. */
export async function deleteCart(query: Kysely<Tables>, userId: number, id: number): Promise<void> {
  await query.deleteFrom('userCarts').where('userId', '=', userId).where('id', '=', id).execute()
}

export async function deleteCarts(query: Kysely<Tables>, userId: number): Promise<void> {
  await query.deleteFrom('userCarts').where('userId', '=', userId).execute()
}
