import type { Kysely } from 'kysely'
import type { CallAnswer } from 'shared-contracts/calls'
import { cartTypes, contentKey } from 'shared-contracts/menus'
import { lockUser } from '../../platform/database/lock-user'
import type { Database } from '../../platform/database/open-database'
import type { Tables } from '../../platform/database/tables'
import type { KeptEntry } from '../rules/cart-entries'
import type { CartContent, ItemToKeep } from '../rules/cart-item'
import type { FormerItem } from '../rules/former-item'

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

/** What is on the list, in short, newest first. */
export async function findCartItems({ pool }: Database, userId: number): Promise<CallAnswer<'UserCart/GetItems'>> {
  type Item = CallAnswer<'UserCart/GetItems'>[number]
  const { rows } = await pool.query<Omit<Item, 'content'> & { readonly content: CartContent }>({
    name: 'cart-items',
    text: `select id, type, object_type_id as "objectTypeId", menu_id as "menuId", content,
        for_whom as "forWhom", planned_for as "plannedFor",
        (content->'dish'->>'dishId')::int as "dishId",
        case when type = ${cartTypes.menu} then content->'days'->0->>'dayCode' end as "dayCode",
        case when type = ${cartTypes.meal} then (content->'days'->0->'meals'->0->>'mealCode')::int end as "mealCode"
      from user_carts where user_id = $1 order by added_at desc, id desc`,
    values: [userId],
  })
  return rows.map(({ content, ...item }) => ({ ...item, content: contentKey(content) }))
}

export type Kept =
  | {
      readonly kind: 'kept'
      readonly id: number
      readonly numberOfCarts: number
      /** What stood in its place; null: it is new. */
      readonly former: FormerItem | null
    }
  | { readonly kind: 'duplicate' }
  | { readonly kind: 'full' }

/**
 * Adds an item, or with `replace` puts it in the place of the same one where there is one. Additions of one user follow
 * one another: of two at once one wins, and the list can't grow past its limit.
 */
export async function keepInCart(
  outside: Kysely<Tables>,
  userId: number,
  item: ItemToKeep,
  { replace, now }: { readonly replace: boolean; readonly now: Date },
): Promise<Kept> {
  return outside.transaction().execute(async (query): Promise<Kept> => {
    await lockUser(query, userId)
    const values = valuesOf(item, now)
    const same = await query
      .selectFrom('userCarts')
      .select(['id', 'title', 'objectTypeId', 'forWhom', 'plannedFor', 'eaters', 'menuId', 'content'])
      .where('userId', '=', userId)
      .where('type', '=', item.type)
      .where('itemKey', '=', item.key)
      .executeTakeFirst()
    const numberOfCarts = await countCarts(query, userId)
    if (same !== undefined) {
      if (!replace) return { kind: 'duplicate' }
      await query.updateTable('userCarts').set(values).where('id', '=', same.id).execute()
      const { id, content, ...former } = same
      return { kind: 'kept', id, numberOfCarts, former: { ...former, ...content } }
    }
    if (numberOfCarts >= MOST_ENTRIES) return { kind: 'full' }
    const { id } = await query
      .insertInto('userCarts')
      .values({ ...values, userId })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { kind: 'kept', id, numberOfCarts: numberOfCarts + 1, former: null }
  })
}

function valuesOf(item: ItemToKeep, now: Date) {
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

/** How many eat of each of the user's entries, by its id. The user's row must be locked. */
export async function keepEaters(
  query: Kysely<Tables>,
  userId: number,
  eaters: ReadonlyMap<number, number>,
): Promise<void> {
  for (const [id, count] of eaters) {
    await query
      .updateTable('userCarts')
      .set({ eaters: count })
      .where('userId', '=', userId)
      .where('id', '=', id)
      .execute()
  }
}

/** Removes one of the user's entries. What is absent or another's stays as it is. */
export async function deleteCart(query: Kysely<Tables>, userId: number, id: number): Promise<void> {
  await query.deleteFrom('userCarts').where('userId', '=', userId).where('id', '=', id).execute()
}

export async function deleteCarts(query: Kysely<Tables>, userId: number): Promise<void> {
  await query.deleteFrom('userCarts').where('userId', '=', userId).execute()
}
