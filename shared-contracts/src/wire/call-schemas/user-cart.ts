import { z } from 'zod'
import type { CallSchemas } from '../calls/call'
import type { userCartAddresses } from '../calls/user-cart'
import { id, objectTypeId, queryBoolean, queryId } from './fields'
import { dayCode, mealCode, menuDay, menuDish } from './menu'

/** 0 menu, 1 meal, 2 dish, 3 week menu. */
const cartType = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])

const material = z.object({ materialId: id, grams: z.number().positive().max(5000) })
const dishIn = z.object({
  dishId: id,
  portion: z.number().positive().max(10).default(1),
  materials: z.array(material).max(60).optional(),
})
const mealIn = z.object({ mealCode, dishes: z.array(dishIn).min(1).max(20) })
const dayIn = z.object({ dayCode: dayCode.optional(), meals: z.array(mealIn).min(1).max(7) })

const cartEntry = z.object({
  id,
  type: cartType,
  title: z.string(),
  objectTypeId: objectTypeId.nullable(),
  menuId: id.nullable(),
  days: z.array(menuDay),
  dish: menuDish.nullable(),
  /** Limits of the rule book that the list breaks and dishes of this entry count for, in words. */
  limits: z.array(z.string()),
  addedAt: z.iso.datetime({ offset: true }),
})

/** `numberOfCarts` is the number of entries, computed by the server. */
const added = z.object({ id, numberOfCarts: z.int().nonnegative() })
const removed = z.object({ numberOfCarts: z.int().nonnegative() })
/** true adds a new entry, false replaces the entry of the same item. */
const adding = z.object({ increaseNumberOfCarts: queryBoolean.default(true) })
const refusals = ['already_added_this_menu', 'cart_is_full', 'dish_does_not_exist', 'material_does_not_exist']
const menuRefusals = [...refusals, 'menu_does_not_exist']

/** Ingredients merged by market group, and what they are for. */
const shoppingList = z.object({
  groups: z.array(
    z.object({
      group: z.string(),
      items: z.array(
        z.object({
          materialId: id.nullable(),
          title: z.string(),
          grams: z.number().nonnegative().nullable(),
          marketAmount: z.number().nullable(),
          marketUnit: z.string().nullable(),
        }),
      ),
    }),
  ),
  entries: z.array(cartEntry),
})

export const userCartSchemas = {
  'UserCart/GetAll': { summary: "The user's shopping list, newest first", answer: z.array(cartEntry) },
  'UserCart/AddNewDishCart': {
    summary: 'Adds a dish',
    query: adding,
    body: dishIn.extend({ objectTypeId: objectTypeId.optional() }),
    answer: added,
    errors: refusals,
  },
  'UserCart/AddNewMealCart': {
    summary: 'Adds a meal',
    query: adding,
    body: mealIn.extend({ objectTypeId, title: z.string().max(200).optional() }),
    answer: added,
    errors: refusals,
  },
  'UserCart/AddNewMenuCart': {
    summary: "Adds a day's menu",
    query: adding,
    body: dayIn.extend({ objectTypeId, menuId: id.optional(), title: z.string().max(200).optional() }),
    answer: added,
    errors: menuRefusals,
  },
  'UserCart/AddNewWeekMenuCart': {
    summary: 'Adds a week menu as one entry',
    body: z.object({
      objectTypeId,
      menuId: id.optional(),
      title: z.string().max(200).optional(),
      days: z.array(dayIn).max(7).optional(),
    }),
    answer: added,
    errors: menuRefusals,
  },
  'UserCart/Delete': { summary: 'Removes one entry', query: z.object({ id: queryId }), answer: removed },
  'UserCart/DeleteAll': { summary: 'Empties the list; again changes nothing', answer: removed },
  'UserCart/ExportAllMenuUserCart': { summary: 'What to buy for the whole list', answer: shoppingList },
  'UserCart/ExportCartByMenuId': {
    summary: 'What to buy for one entry',
    query: z.object({ menuId: queryId }),
    answer: shoppingList,
    errors: ['menu_does_not_exist'],
  },
} as const satisfies Record<keyof typeof userCartAddresses, CallSchemas>
