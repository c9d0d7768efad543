import { createHash } from 'node:crypto'
import { parseCalendarDay } from 'shared-contracts/ages'
import { formatDay, formatDayWithWeekday } from 'shared-contracts/formats'
import {
  type CartType,
  cartTypes,
  cartTypeTitles,
  contentLines,
  type DayCode,
  dayCodes,
  dayTitles,
  findMeal,
} from 'shared-contracts/menus'
import type { AskedDish, AskedMeal } from '../../kitchen/rules'

export interface CartDay {
  readonly dayCode: DayCode
  readonly meals: readonly AskedMeal[]
}

/** What an entry holds: days, of which a meal is a day with that meal alone; or a dish by itself. */
export interface CartContent {
  readonly days: readonly CartDay[]
  readonly dish: AskedDish | null
}

/** Whom an item is cooked for, when, and how many eat of it. */
export interface Occasion {
  readonly forWhom: string | null
  /** ISO 8601; of a week its Monday. */
  readonly plannedFor: string | null
  readonly eaters: number
}

/** Something for the shopping list, for nobody and no day yet. */
export interface CartItem extends CartContent {
  readonly type: CartType
  /** Two items of a type and key are the same one. */
  readonly key: string
  /** What it is by itself. */
  readonly title: string
  readonly objectTypeId: number | null
  readonly menuId: number | null
}

export interface AskedCartDay {
  readonly dayCode?: DayCode | undefined
  readonly meals: readonly AskedMeal[]
}

export interface AskedMenu {
  readonly objectTypeId: number
  /** The stored menu that it comes from, with that menu's title. */
  readonly menu: { readonly menuId: number; readonly title: string } | null
}

/** A dish is the same whatever its portion, for the same object type. */
export function dishItem(dish: AskedDish, objectTypeId: number | null, title: string): CartItem {
  const key = `dish ${dish.dishId} for ${objectTypeId ?? 'anyone'}`
  return { type: cartTypes.dish, key, title, objectTypeId, menuId: null, days: [], dish: dishOnly(dish) }
}

/** A meal is the same when it has the same dishes, portions and materials. */
export function mealItem(meal: AskedMeal, objectTypeId: number): CartItem {
  const days = [keptDay({ meals: [meal] }, 0)]
  return {
    type: cartTypes.meal,
    key: keyOfContent(objectTypeId, days),
    title: findMeal(meal.mealCode)?.title ?? 'Bữa ăn',
    objectTypeId,
    menuId: null,
    days,
    dish: null,
  }
}

/** A day of a stored menu is the same however it was changed; any other day when it has the same content. */
export function dayItem(asked: AskedCartDay, { objectTypeId, menu }: AskedMenu): CartItem {
  const day = keptDay(asked, 0)
  const days = [day]
  const title = [menu?.title, asked.dayCode && dayTitles[asked.dayCode]].filter(Boolean).join(' – ')
  return {
    type: cartTypes.menu,
    key: menu ? `menu ${menu.menuId} ${day.dayCode}` : keyOfContent(objectTypeId, days),
    title: title || cartTypeTitles[cartTypes.menu],
    objectTypeId,
    menuId: menu?.menuId ?? null,
    days,
    dish: null,
  }
}

/** A stored week as it is, or days that somebody composed: those are the same when they have the same content. */
export function weekItem(
  asked: readonly AskedCartDay[],
  { objectTypeId, menu }: AskedMenu,
  isStored: boolean,
): CartItem {
  const days = asked.map(keptDay)
  return {
    type: cartTypes.weekMenu,
    key: menu && isStored ? `menu ${menu.menuId}` : keyOfContent(objectTypeId, days),
    title: menu?.title || cartTypeTitles[cartTypes.weekMenu],
    objectTypeId,
    menuId: menu?.menuId ?? null,
    days,
    dish: null,
  }
}

/** An item as it is kept: for somebody and some day it is another one than for somebody else or the day after. */
export interface ItemToKeep extends CartItem, Occasion {}

/** @param givenTitle the visitor's; without one a title that tells the entry apart is composed */
export function itemToKeep(item: CartItem, occasion: Occasion, givenTitle = ''): ItemToKeep {
  const { forWhom, plannedFor } = occasion
  const whose = forWhom === null ? [] : [`for ${forWhom.normalize('NFC').toLowerCase()}`]
  const on = plannedFor === null ? [] : [`on ${plannedFor}`]
  return {
    ...item,
    ...occasion,
    key: [item.key, ...whose, ...on].join(' | '),
    title: givenTitle.trim() || composedTitle(item, occasion),
  }
}

/** "Bữa tối – Bé Na – thứ ba, 24/11/2026" */
export function composedTitle(
  { type, title }: Pick<CartItem, 'type' | 'title'>,
  { forWhom, plannedFor }: Omit<Occasion, 'eaters'>,
): string {
  const day = plannedFor === null ? null : parseCalendarDay(plannedFor)
  const when = day && (type === cartTypes.weekMenu ? `tuần từ ${formatDay(day)}` : formatDayWithWeekday(day))
  return [title, forWhom, when].filter(Boolean).join(' – ')
}

/** A day as it is kept: nothing but what belongs to its dishes, in a fixed order. */
export function keptDay({ dayCode, meals }: AskedCartDay, index: number): CartDay {
  return {
    dayCode: dayCode ?? dayCodes[index] ?? 'N1',
    meals: meals.map(({ mealCode, dishes }) => ({ mealCode, dishes: dishes.map(dishOnly) })),
  }
}

/** Nothing but what belongs to a dish, in a fixed order. */
function dishOnly({ dishId, portion, materials }: AskedDish): AskedDish {
  return {
    dishId,
    portion,
    ...(materials && { materials: materials.map(({ materialId, grams }) => ({ materialId, grams })) }),
  }
}

/** The order of dishes and materials makes no other item. */
function keyOfContent(objectTypeId: number, days: readonly CartDay[]): string {
  const text = [`for ${objectTypeId}`, ...contentLines(days)].join('\n')
  return `content ${createHash('sha256').update(text).digest('hex')}`
}
