import { z } from 'zod'
import type { CallSchemas } from '../calls/call'
import type { userCartAddresses } from '../calls/user-cart'
import { day, dayAsKnown, id, objectTypeId, queryBoolean, queryId } from './fields'
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

/** How many people eat what an entry holds. */
const eaters = z.int().min(1).max(10)

/** What tells entries of one kind apart, chosen by the visitor. */
const occasion = {
  /** Whom it is cooked for, as the visitor calls them: "Bé Na", "cả nhà". */
  forWhom: z.string().trim().min(1).max(60).optional(),
  /** The day it is cooked, of a week its Monday. */
  plannedFor: day.optional(),
  eaters: eaters.optional(),
}

/** Left out: composed from what the item is, for whom and when, so that entries are told apart. */
const title = z.string().max(200).optional()

const dishToAdd = dishIn.extend({ objectTypeId: objectTypeId.optional(), title, ...occasion })
const mealToAdd = mealIn.extend({ objectTypeId, title, ...occasion })
const dayToAdd = dayIn.extend({ objectTypeId, menuId: id.optional(), title, ...occasion })

const cartEntry = z.object({
  id,
  type: cartType,
  title: z.string(),
  objectTypeId: objectTypeId.nullable(),
  forWhom: z.string().nullable(),
  plannedFor: day.nullable(),
  eaters,
  menuId: id.nullable(),
  days: z.array(menuDay),
  dish: menuDish.nullable(),
  /** Limits of the rule book that the list breaks and dishes of this entry count for, in words. */
  limits: z.array(z.string()),
  addedAt: z.iso.datetime({ offset: true }),
})

/** `numberOfCarts` is the number of entries, computed by the server. */
const added = z.object({ id, numberOfCarts: z.int().nonnegative() })
/** `replaced`: what stood there before, as the same call takes it; null: the entry is new. Sent with `increaseNumberOfCarts` false it puts that back. */
const addedOrReplaced = <T extends z.ZodType>(body: T) => added.extend({ replaced: body.nullable() })
const removed = z.object({ numberOfCarts: z.int().nonnegative() })
/** true adds a new entry, false replaces the entry of the same item. */
const adding = z.object({ increaseNumberOfCarts: queryBoolean.default(true) })
const refusals = ['already_added_this_menu', 'cart_is_full', 'dish_does_not_exist', 'material_does_not_exist']
const menuRefusals = [...refusals, 'menu_does_not_exist']

/** What identifies a line of the list: the same for the same ingredient, or the id of an own line. */
const lineKey = z.string().min(1).max(60)

/** How the market sells a material; prices with the day, month or year since when they are known. */
const sold = {
  /** Share of what is bought that can be eaten, %. */
  ediblePercent: z.number().positive().max(100),
  /** In what the market sells it; null: by weight in `lạng`. */
  unit: z.object({ title: z.string(), grams: z.number().positive() }).nullable(),
  /** What a kilogram costs, đồng; null: not known. */
  pricePerKg: z.object({ amount: z.number().positive(), asOf: dayAsKnown }).nullable(),
  /** A kitchen has it, as fish sauce: it counts as at home until the visitor says otherwise. */
  usuallyAtHome: z.boolean(),
}

/** `MarketGood` of shared-contracts/market. */
const marketGood = z.object({
  materialId: id,
  title: z.string(),
  ...sold,
  stall: z.string(),
  /** Stalls in the order of a walk through the market. */
  stallPosition: z.int().nonnegative(),
})

const marketItem = z.object({
  key: lineKey,
  materialId: id,
  title: z.string(),
  /** Raw edible grams that one eater of an entry needs. The rest of the line follows from it: `marketLine` in shared-contracts/market. */
  uses: z.array(z.object({ entryId: id, grams: z.number().nonnegative() })),
  ...sold,
  /** To buy for all eaters, with peel, shell and bone. */
  grams: z.number().nonnegative(),
  /** The same in market units, rounded up. */
  marketAmount: z.int().nonnegative(),
  marketUnit: z.string(),
  /** Estimate in đồng, a multiple of 100; null: not known. */
  price: z.int().nonnegative().nullable(),
})

const ownLine = z.object({ id: z.uuid(), text: z.string().trim().min(1).max(100) })

/**
 * What is in the basket of a line, in grams as bought: `gramsInBasket` in shared-contracts/market. A line that needs more by now has something left to buy: `leftToBuy`.
 * Own lines are bought with 0 g.
 */
const tick = z.object({ line: lineKey, grams: z.number().nonnegative().max(10_000_000) })

/** What the visitor noted on the list. Keys of lines that are no longer there are left out. */
const listState = z.object({
  /** Rises with every change. */
  revision: z.int().nonnegative(),
  bought: z.array(tick),
  /** Also those that are usually at home, unless the visitor said otherwise. */
  atHome: z.array(lineKey),
  ownLines: z.array(ownLine),
})

/** Ingredients merged by market group, what they are for, and what the visitor noted. */
const shoppingList = z.object({
  groups: z.array(z.object({ group: z.string(), items: z.array(marketItem) })),
  entries: z.array(cartEntry),
  state: listState,
  /** Sum of the known prices of what is still to buy, and how many lines have none. */
  total: z.object({ price: z.int().nonnegative(), unpriced: z.int().nonnegative() }),
})

/** `key` is made by the device: an operation that arrives twice is done once. Of two about one thing the later `at` wins. */
const operation = { key: z.uuid(), at: z.iso.datetime({ offset: true }) }
const listOperation = z.discriminatedUnion('kind', [
  /** `grams`: what is in the basket, as the device showed it; left out: what the line needs when the operation arrives. */
  z.object({ ...operation, kind: z.literal('bought'), ...tick.partial({ grams: true }).shape, bought: z.boolean() }),
  z.object({ ...operation, kind: z.literal('at-home'), line: lineKey, atHome: z.boolean() }),
  z.object({ ...operation, kind: z.literal('add-line'), line: ownLine }),
  z.object({ ...operation, kind: z.literal('change-line'), line: ownLine }),
  z.object({ ...operation, kind: z.literal('remove-line'), id: z.uuid() }),
  z.object({ ...operation, kind: z.literal('eaters'), entryId: id, eaters }),
])

/** Who holds the token reads the list, without login, until it is revoked or has expired. */
const share = z.object({
  id,
  createdAt: z.iso.datetime({ offset: true }),
  expiresAt: z.iso.datetime({ offset: true }),
})

export const userCartSchemas = {
  'UserCart/GetAll': { summary: "The user's shopping list, newest first", answer: z.array(cartEntry) },
  'UserCart/GetItems': {
    summary: 'What is on the list, in short: buttons show by it whether their item is there',
    answer: z.array(
      z.object({
        id,
        type: cartType,
        objectTypeId: objectTypeId.nullable(),
        dishId: id.nullable(),
        menuId: id.nullable(),
        dayCode: dayCode.nullable(),
        mealCode: mealCode.nullable(),
        forWhom: z.string().nullable(),
        plannedFor: day.nullable(),
        /** What it holds: `contentKey` of shared-contracts/menus. */
        content: z.string(),
      }),
    ),
  },
  'UserCart/AddNewDishCart': {
    summary: 'Adds a dish',
    query: adding,
    body: dishToAdd,
    answer: addedOrReplaced(dishToAdd),
    errors: refusals,
  },
  'UserCart/AddNewMealCart': {
    summary: 'Adds a meal',
    query: adding,
    body: mealToAdd,
    answer: addedOrReplaced(mealToAdd),
    errors: refusals,
  },
  'UserCart/AddNewMenuCart': {
    summary: "Adds a day's menu",
    query: adding,
    body: dayToAdd,
    answer: addedOrReplaced(dayToAdd),
    errors: menuRefusals,
  },
  'UserCart/AddNewWeekMenuCart': {
    summary: 'Adds a week menu as one entry',
    body: z.object({
      objectTypeId,
      menuId: id.optional(),
      title,
      days: z.array(dayIn).max(7).optional(),
      ...occasion,
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
  'UserCart/ChangeList': {
    summary:
      'Ticks, stock at home, own lines and eaters; operations made without network are sent later, each done once',
    body: z.object({ operations: z.array(listOperation).min(1).max(200) }),
    answer: z.object({
      state: listState,
      /** Operations about what is no longer there, or one line too many: they are not to be sent again. */
      refused: z.array(z.object({ key: z.uuid(), code: z.string() })),
    }),
  },
  'UserCart/GetShares': { summary: 'Links that show the list, newest first', answer: z.array(share) },
  'UserCart/ShareList': {
    summary: 'Makes a link that shows the list without an account; its token is told this once',
    answer: share.extend({ token: z.string() }),
    errors: ['too_many_shares'],
  },
  'UserCart/StopSharing': {
    summary: 'Revokes a link; again changes nothing',
    query: z.object({ id: queryId }),
    answer: z.object({}),
  },
  /** A POST, so that the token stands in no address. */
  'UserCart/GetMarketGoods': {
    summary: 'Materials as the market sells them: stall, unit, price; a list of any menu is made of them',
    answer: z.array(marketGood),
  },
  'UserCart/GetSharedList': {
    summary: 'A shared list as it is now, for who has its token',
    body: z.object({ token: z.string().min(20).max(100) }),
    answer: z.object({
      groups: z.array(
        z.object({
          group: z.string(),
          items: z.array(marketItem.omit({ uses: true, ediblePercent: true, usuallyAtHome: true })),
        }),
      ),
      ownLines: z.array(ownLine),
      bought: z.array(tick),
      titles: z.array(z.string()),
      expiresAt: z.iso.datetime({ offset: true }),
    }),
    errors: ['share_does_not_exist'],
  },
} as const satisfies Record<keyof typeof userCartAddresses, CallSchemas>
