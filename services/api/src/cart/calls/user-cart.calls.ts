import { CallFailure } from 'service-host'
import { serverStrings } from 'shared-contracts/errors'
import type { AskedMeal } from '../../kitchen'
import { findMenu, requireKnownMeals } from '../../kitchen'
import type { Handlers } from '../../platform/calls/handler'
import { user } from '../../platform/calls/user-handler'
import { both } from '../../platform/content-revision/revisioned'
import { found, wrongField } from '../../platform/http/call-failure'
import { type CartItem, dayItem, dishItem, itemToKeep, mealItem, type Occasion, weekItem } from '../rules/cart-item'
import { dayRequest, dishRequest, mealRequest } from '../rules/former-item'
import {
  countCarts,
  deleteCart,
  deleteCarts,
  findCartItems,
  findCarts,
  keepInCart,
  MOST_ENTRIES,
} from '../store/user-cart.store'
import { type CartReading, entriesOf } from './cart-reading'

type CartEntryCall =
  | 'UserCart/GetAll'
  | 'UserCart/GetItems'
  | 'UserCart/AddNewDishCart'
  | 'UserCart/AddNewMealCart'
  | 'UserCart/AddNewMenuCart'
  | 'UserCart/AddNewWeekMenuCart'
  | 'UserCart/Delete'
  | 'UserCart/DeleteAll'

type Asked = { readonly [K in keyof Occasion]?: Occasion[K] | undefined } & { readonly title?: string | undefined }

/** What a user wants to buy for. */
export function cartEntryCalls({ database, dishBank, kitchen, now, listFacts }: CartReading): Handlers<CartEntryCall> {
  const { query } = database

  async function requireKnown(meals: readonly AskedMeal[], nameOf: (field: string) => string) {
    const [bank, current] = await both(dishBank, kitchen).current()
    requireKnownMeals(meals, bank, current, nameOf)
    return bank
  }

  async function menuOf(menuId: number | undefined) {
    return menuId === undefined ? null : found(await findMenu(database, menuId), 'menu_does_not_exist')
  }

  async function keep(userId: number, item: CartItem, asked: Asked, replace: boolean) {
    const { forWhom = null, plannedFor = null, eaters = 1, title } = asked
    const toKeep = itemToKeep(item, { forWhom, plannedFor, eaters }, title)
    const kept = await keepInCart(query, userId, toKeep, { replace, now: now() })
    if (kept.kind === 'kept') return kept
    if (kept.kind === 'duplicate') {
      throw new CallFailure(409, 'already_added_this_menu', serverStrings.already_added_this_menu)
    }
    const message = `Danh sách đi chợ đã có ${MOST_ENTRIES} mục. Bạn bớt vài mục rồi thêm nhé.`
    throw new CallFailure(409, 'cart_is_full', message)
  }

  return {
    'UserCart/GetAll': user(async ({ userId }) => {
      const [kept, facts] = await Promise.all([findCarts(query, userId), listFacts()])
      return entriesOf(kept, facts)
    }),

    'UserCart/GetItems': user(({ userId }) => findCartItems(database, userId)),

    'UserCart/AddNewDishCart': user(async ({ userId, query: { increaseNumberOfCarts }, body }) => {
      const { objectTypeId, title: _, forWhom: _whom, plannedFor: _on, eaters: _eaters, ...dish } = body
      // A dish alone stands in no meal; any will do to check it.
      const bank = await requireKnown([{ mealCode: 1, dishes: [dish] }], below('meals.0.dishes.0.'))
      const item = dishItem(dish, objectTypeId ?? null, bank.byId.get(dish.dishId)?.card.title ?? '')
      const { id, numberOfCarts, former } = await keep(userId, item, body, !increaseNumberOfCarts)
      return { id, numberOfCarts, replaced: former && dishRequest(former) }
    }),

    'UserCart/AddNewMealCart': user(async ({ userId, query: { increaseNumberOfCarts }, body }) => {
      const { mealCode, dishes, objectTypeId } = body
      await requireKnown([{ mealCode, dishes }], below('meals.0.'))
      const item = mealItem({ mealCode, dishes }, objectTypeId)
      const { id, numberOfCarts, former } = await keep(userId, item, body, !increaseNumberOfCarts)
      return { id, numberOfCarts, replaced: former && mealRequest(former) }
    }),

    'UserCart/AddNewMenuCart': user(async ({ userId, query: { increaseNumberOfCarts }, body }) => {
      await requireKnown(body.meals, (field) => field)
      const item = dayItem(body, { ...body, menu: await menuOf(body.menuId) })
      const { id, numberOfCarts, former } = await keep(userId, item, body, !increaseNumberOfCarts)
      return { id, numberOfCarts, replaced: former && dayRequest(former) }
    }),

    'UserCart/AddNewWeekMenuCart': user(async ({ userId, body }) => {
      const menu = await menuOf(body.menuId)
      const composed = body.days?.length ? body.days : null
      const days = composed ?? menu?.days
      if (!days) throw wrongField('days', 'Thực đơn tuần cần ít nhất một ngày có món.')
      for (const [index, { meals }] of (composed ?? []).entries()) {
        await requireKnown(meals, (field) => `days.${index}.${field}`)
      }
      const { id, numberOfCarts } = await keep(
        userId,
        weekItem(days, { ...body, menu }, composed === null),
        body,
        false,
      )
      return { id, numberOfCarts }
    }),

    // What is absent counts as removed: a second tab, or a second tap, is no error.
    'UserCart/Delete': user(async ({ userId, query: { id } }) => {
      await deleteCart(query, userId, id)
      return { numberOfCarts: await countCarts(query, userId) }
    }),

    'UserCart/DeleteAll': user(async ({ userId }) => {
      await deleteCarts(query, userId)
      return { numberOfCarts: await countCarts(query, userId) }
    }),
  }
}

/** Cuts off what a request doesn't have around its dishes. */
function below(prefix: string): (field: string) => string {
  return (field) => field.slice(prefix.length)
}
