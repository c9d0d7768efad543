import { type ApiClient, ApiError } from 'shared-contracts/client'
import type { ComposedDish } from 'shared-contracts/menus'
import type { ListItem } from './list-item'
import { type Occasion, occasionInWords } from './occasion'

/** What is kept of an answer: the entry, and how many there are now. */
export interface Added {
  readonly id: number
  readonly numberOfCarts: number
  /** Puts back what was replaced; null: the entry is new. */
  readonly putBack: (() => Promise<{ readonly numberOfCarts: number }>) | null
}

const REPLACE = { increaseNumberOfCarts: false }

/**
 * Puts an item on the list by the call of its kind. Rejects as the call does: 409 `already_added_this_menu` when it is there,
 * unless `replace` puts it in the place of the one that is (a week menu can't be replaced).
 */
export async function sendListItem(
  api: ApiClient,
  item: ListItem,
  occasion: Occasion,
  { replace = false }: { readonly replace?: boolean } = {},
): Promise<Added> {
  const query = { increaseNumberOfCarts: !replace }
  const { title, objectTypeId } = item
  switch (item.kind) {
    case 'dish': {
      const body = { ...dishOnWire(item.dish), ...occasion, ...(objectTypeId !== null && { objectTypeId }) }
      const { replaced, ...added } = await api.call('UserCart/AddNewDishCart', { query, body })
      return {
        ...added,
        putBack: replaced && (() => api.call('UserCart/AddNewDishCart', { query: REPLACE, body: replaced })),
      }
    }
    case 'meal': {
      const body = { ...mealOnWire(item), objectTypeId: item.objectTypeId, ...occasion }
      const { replaced, ...added } = await api.call('UserCart/AddNewMealCart', { query, body })
      return {
        ...added,
        putBack: replaced && (() => api.call('UserCart/AddNewMealCart', { query: REPLACE, body: replaced })),
      }
    }
    case 'day': {
      const { dayCode, meals } =
        item.meals === null ? await storedDay(api, item) : { dayCode: item.dayCode, meals: item.meals }
      const body = {
        objectTypeId: item.objectTypeId,
        meals: meals.map(mealOnWire),
        ...(dayCode && { dayCode }),
        ...(item.menuId === null ? { title: ownTitle(title, occasion) } : { menuId: item.menuId }),
        ...occasion,
      }
      const { replaced, ...added } = await api.call('UserCart/AddNewMenuCart', { query, body })
      return {
        ...added,
        putBack: replaced && (() => api.call('UserCart/AddNewMenuCart', { query: REPLACE, body: replaced })),
      }
    }
    case 'week': {
      const composed = item.days?.map(({ dayCode, meals }) => ({
        ...(dayCode && { dayCode }),
        meals: meals.map(mealOnWire),
      }))
      const body = {
        objectTypeId: item.objectTypeId,
        ...(item.menuId === null ? { title: ownTitle(title, occasion) } : { menuId: item.menuId }),
        ...(composed && { days: composed }),
        ...occasion,
      }
      return { ...(await api.call('UserCart/AddNewWeekMenuCart', { body })), putBack: null }
    }
  }
}

/** The server names what is stored, with whom and when; what the visitor composed is named alike: "Thực đơn cả nhà – Bé Na (Thứ hai 23/11)". */
function ownTitle(title: string, { forWhom, plannedFor }: Occasion): string {
  const whose = forWhom === undefined ? title : `${title} – ${forWhom}`
  return (whose + occasionInWords({ ...(plannedFor && { plannedFor }) })).slice(0, MOST_LETTERS)
}

/** What the calls accept. */
const MOST_LETTERS = 200

interface Meal {
  readonly mealCode: number
  readonly dishes: readonly ComposedDish[]
}

const dishOnWire = ({ dishId, portion, materials }: ComposedDish) => ({
  dishId,
  portion,
  ...(materials && { materials: materials.map(({ materialId, grams }) => ({ materialId, grams })) }),
})

const mealOnWire = ({ mealCode, dishes }: Meal) => ({ mealCode, dishes: dishes.map(dishOnWire) })

/** The day of a stored menu of which the page showed the card alone. */
async function storedDay(api: ApiClient, { menuId, dayCode }: Extract<ListItem, { kind: 'day' }>) {
  if (menuId === null) throw new Error('A composed day has its meals')
  const menu = await api.call('Menu/GetStandardMenuById', { query: { menuId } })
  const days = menu.locked ? [] : menu.days
  const day = days.find((each) => dayCode === undefined || each.dayCode === dayCode)
  // As what the server refuses: to be sent again it would have to come back.
  if (day === undefined) throw new ApiError('Menu/GetStandardMenuById', 404, 'Thực đơn không còn ngày này.')
  return { dayCode: day.dayCode, meals: day.meals.filter(({ dishes }) => dishes.length > 0) }
}
