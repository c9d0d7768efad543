import { CallFailure } from 'service-host'
import { type CartFacts, keptDay, shownDay } from '../../cart'
import type { AskedMeal, KitchenServices } from '../../kitchen'
import { findMenu, requireKnownMeals } from '../../kitchen'
import type { CallsOf, Handlers } from '../../platform/calls/handler'
import { user } from '../../platform/calls/user-handler'
import { both } from '../../platform/content-revision/revisioned'
import { found } from '../../platform/http/call-failure'
import { savedMenuCard } from '../rules/saved-menu-card'
import {
  addSavedMenu,
  changeSavedMenu,
  deleteSavedMenu,
  findSavedMenu,
  findSavedMenus,
  MOST_SAVED_MENUS,
  type Revision,
  restoreSavedMenu,
} from '../store/saved-menu.store'

/** Menus that a user keeps to cook by again. */
export function savedMenuCalls({ database, dishBank, kitchen, now }: KitchenServices): Handlers<CallsOf<'SavedMenu'>> {
  const { query } = database

  async function facts(): Promise<CartFacts> {
    const [bank, current] = await both(dishBank, kitchen).current()
    return { bank, kitchen: current, menuIds: new Set() }
  }

  async function requireKnown(days: readonly { readonly meals: readonly AskedMeal[] }[]) {
    const [bank, current] = await both(dishBank, kitchen).current()
    for (const [index, { meals }] of days.entries()) {
      requireKnownMeals(meals, bank, current, (field) => `days.${index}.${field}`)
    }
  }

  return {
    'SavedMenu/GetAll': user(async ({ userId }) => {
      const [menus, { bank }] = await Promise.all([findSavedMenus(query, userId), facts()])
      return menus.map((menu) => savedMenuCard(menu, bank.byId))
    }),

    'SavedMenu/GetById': user(async ({ userId, query: { id } }) => {
      const [row, current] = await Promise.all([findSavedMenu(query, userId, id), facts()])
      const menu = found(row, 'menu_does_not_exist')
      return {
        ...savedMenuCard(menu, current.bank.byId),
        days: menu.days.map((day) => shownDay(day, menu.objectTypeId, current)),
        kept: menu.days.map((day) => ({
          dayCode: day.dayCode,
          meals: day.meals.map(({ mealCode, dishes }) => ({
            mealCode,
            dishes: dishes.map(({ materials, ...dish }) => ({
              ...dish,
              ...(materials && { materials: [...materials] }),
            })),
          })),
        })),
      }
    }),

    'SavedMenu/Add': user(async ({ userId, body }) => {
      await requireKnown(body.days)
      if (body.menuId !== undefined) found(await findMenu(database, body.menuId), 'menu_does_not_exist')
      return orFull(await addSavedMenu(query, userId, { ...body, days: body.days.map(keptDay) }, now()))
    }),

    'SavedMenu/Change': user(async ({ userId, body: { id, revision, days, ...naming } }) => {
      await requireKnown(days ?? [])
      const change = { ...naming, days: days?.map(keptDay) }
      const changed = await changeSavedMenu(query, userId, { id, revision }, change, now())
      if (changed === 'changed-elsewhere') {
        const message =
          'Thực đơn này vừa được sửa ở nơi khác. Bạn lưu thành thực đơn mới, hoặc tải lại trang để xem bản kia.'
        throw new CallFailure(409, 'changed_elsewhere', message)
      }
      return found(changed === 'absent' ? null : changed, 'menu_does_not_exist')
    }),

    // What is absent counts as deleted: a second tab, or a second tap, is no error.
    'SavedMenu/Delete': user(async ({ userId, query: { id } }) => {
      await deleteSavedMenu(query, userId, id, now())
      return {}
    }),

    'SavedMenu/Restore': user(async ({ userId, body: { id } }) => {
      const restored = await restoreSavedMenu(query, userId, id, now())
      return found(restored === 'absent' ? null : orFull(restored), 'menu_does_not_exist')
    }),
  }
}

function orFull(saved: Revision | 'full' | null): Revision {
  if (saved !== null && saved !== 'full') return saved
  const message = `Bạn đã lưu ${MOST_SAVED_MENUS} thực đơn. Xóa bớt vài thực đơn cũ rồi lưu nhé.`
  throw new CallFailure(409, 'too_many_saved_menus', message)
}
