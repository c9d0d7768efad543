import { type CartType, type ComposedDay, type ComposedDish, cartTypes, contentKey } from 'shared-contracts/menus'
import type { VisitorAnswer } from 'shared-frame/remotes'

interface Named {
  /** What notices and screen readers call it. Meals and what somebody composed have it as their title on the list too. */
  readonly title: string
  /** Whom it is cooked for. Absent: who of the visitor's family has its object type. */
  readonly forWhom?: string | undefined
  /** The day it is cooked, `YYYY-MM-DD`; of a week its Monday. Null: any. Absent: the next day of its code. */
  readonly plannedFor?: string | null | undefined
  /** How many eat of it. Absent: 1. */
  readonly eaters?: number | undefined
}

type DayCode = NonNullable<ComposedDay['dayCode']>

export interface DishItem extends Named {
  readonly kind: 'dish'
  /** Whose portion; null: an adult's. */
  readonly objectTypeId: number | null
  readonly dish: ComposedDish
  /** The day of the week menu it was found in. */
  readonly dayCode?: DayCode | undefined
}

export interface MealItem extends Named {
  readonly kind: 'meal'
  readonly objectTypeId: number
  readonly mealCode: number
  readonly dishes: readonly ComposedDish[]
  readonly dayCode?: DayCode | undefined
}

export interface DayItem extends Named {
  readonly kind: 'day'
  readonly objectTypeId: number
  /** The stored menu it is a day of; null: composed by the visitor. */
  readonly menuId: number | null
  readonly dayCode?: DayCode | undefined
  /** Null: as the stored menu has them, where the page doesn't know. */
  readonly meals: ComposedDay['meals'] | null
}

export interface WeekItem extends Named {
  readonly kind: 'week'
  readonly objectTypeId: number
  /** The stored menu; null: composed by the visitor. */
  readonly menuId: number | null
  /** Null: as the stored menu has them. */
  readonly days: readonly ComposedDay[] | null
}

/** Something that can be put on the shopping list. */
export type ListItem = DishItem | MealItem | DayItem | WeekItem

/** By the kind: the type on the wire. */
const types: Readonly<Record<ListItem['kind'], CartType>> = {
  dish: cartTypes.dish,
  meal: cartTypes.meal,
  day: cartTypes.menu,
  week: cartTypes.weekMenu,
}

/** The key of what the item holds; null where only the server knows. */
function contentOf(item: ListItem): string | null {
  switch (item.kind) {
    case 'dish':
      return contentKey({ days: [], dish: item.dish })
    case 'meal':
      return contentKey({ days: [{ meals: [{ mealCode: item.mealCode, dishes: item.dishes }] }], dish: null })
    case 'day':
      return item.meals && contentKey({ days: [{ dayCode: item.dayCode, meals: item.meals }], dish: null })
    case 'week':
      return item.days && contentKey({ days: item.days, dish: null })
  }
}

/** Items of one key are the same on the list, as in "Entries" of docs/product/shopping-list.md. */
export function keyOfItem(item: ListItem): string {
  return item.forWhom === undefined ? ownKey(item) : `${ownKey(item)} for ${item.forWhom}`
}

function ownKey(item: ListItem): string {
  const { kind, objectTypeId } = item
  if (kind === 'dish') return `dish ${item.dish.dishId} ${objectTypeId ?? 'anyone'}`
  if (kind === 'day' && item.menuId !== null) return `day ${item.menuId} ${item.dayCode ?? ''}`
  if (kind === 'week' && item.menuId !== null && item.days === null) return `week ${item.menuId}`
  return `${kind} ${objectTypeId} ${contentOf(item)}`
}

export type CartItems = VisitorAnswer<'cartItems'>

/** Where an item stands on the list; `changed`: the same item is there with other portions, dishes or materials. */
export type Standing = { readonly state: 'absent' } | { readonly state: 'there' | 'changed'; readonly entryId: number }

/** `occasion`: whom and when the item is for; for another person or day it is another one. */
export function standingOf(
  items: CartItems,
  item: ListItem,
  occasion: { readonly forWhom?: string; readonly plannedFor?: string },
): Standing {
  const content = contentOf(item)
  const isSame = (entry: CartItems[number]): boolean => {
    if (entry.type !== types[item.kind]) return false
    if (!isSameName(entry.forWhom, occasion.forWhom) || entry.plannedFor !== (occasion.plannedFor ?? null)) return false
    if (item.kind === 'dish') return entry.dishId === item.dish.dishId && entry.objectTypeId === item.objectTypeId
    if (item.kind === 'day' && item.menuId !== null) {
      return entry.menuId === item.menuId && (item.dayCode === undefined || entry.dayCode === item.dayCode)
    }
    if (item.kind === 'week' && item.days === null) return entry.menuId === item.menuId
    return entry.objectTypeId === item.objectTypeId && entry.content === content
  }
  const entry = items.find(isSame)
  if (entry === undefined) return { state: 'absent' }
  return { state: content === null || entry.content === content ? 'there' : 'changed', entryId: entry.id }
}

/** As the server compares them. */
function isSameName(a: string | null, b: string | undefined): boolean {
  const plain = (name: string) => name.normalize('NFC').trim().toLowerCase()
  return plain(a ?? '') === plain(b ?? '')
}
