import { type Audience, mayRead } from 'shared-contracts/access'
import type { CallAnswer } from 'shared-contracts/calls'
import { fold } from 'shared-contracts/text'
import { gated, type Handlers, publicCached } from '../../platform/calls/handler'
import { both } from '../../platform/content-revision/revisioned'
import { found } from '../../platform/http/call-failure'
import { pageOf } from '../../platform/lists'
import { inHomeOrder } from '../rules/home-menus'
import { menuResource } from '../rules/menu-resource'
import { menuFor } from '../rules/servings/menu-portions'
import { inTurn } from '../rules/week-menu'
import type { KitchenServices } from '../services'
import { findMenu, findMenuCards, findMenuIds, type Menu } from '../store/menu.store'

type MenuCall =
  | 'Menu/HomePage'
  | 'Menu/Search'
  | 'Menu/GetStandardMenuById'
  | 'Menu/GetStandardMenu'
  | 'Menu/GetFreeMenu'
  | 'Menu/GetWeekMenu'
  | 'Menu/GetFoodFacts'

/** Menus that editors made: free weeks, current weeks, standard menus. Cards for everyone, days by `menuResource`. */
export function menuCalls({ database, today, dishBank, kitchen }: KitchenServices): Handlers<MenuCall> {
  const menuOf = async (kind: 'free' | 'week', objectTypeId: number) => {
    const menuId = inTurn(await findMenuIds(database, kind, objectTypeId), today())
    return found(menuId === undefined ? null : await findMenu(database, menuId), 'menu_does_not_exist')
  }

  return {
    'Menu/HomePage': publicCached(async () => {
      const cards = await findMenuCards(database)
      return inHomeOrder(cards.filter(({ kind }) => kind === 'free'))
    }),
    'Menu/Search': publicCached(async ({ body }) => {
      const sought = fold(body.keyword.trim())
      const cards = (await findMenuCards(database)).filter(
        (card) =>
          (body.kind === undefined || card.kind === body.kind) &&
          (body.objectTypeId === undefined || body.objectTypeId === 0 || card.objectTypeId === body.objectTypeId) &&
          fold(`${card.title} ${card.summary}`).includes(sought),
      )
      return pageOf(cards, body)
    }),
    'Menu/GetStandardMenuById': gated('menu', async ({ query, audience }) => {
      const menu = asReadBy(audience, found(await findMenu(database, query.menuId), 'menu_does_not_exist'))
      if (menu.locked) return menu
      const [{ byId }, facts] = await both(dishBank, kitchen).current()
      return { ...menuFor(menu, query.objectTypeId ?? menu.objectTypeId, byId, facts), locked: false }
    }),
    'Menu/GetStandardMenu': publicCached(async ({ query }) => {
      const { objectTypeId } = query
      const cards = (await findMenuCards(database)).filter(
        (card) => card.kind === 'standard' && (!objectTypeId || card.objectTypeId === objectTypeId),
      )
      return pageOf(cards, query)
    }),
    'Menu/GetFoodFacts': publicCached(async () => (await kitchen.current()).facts),
    'Menu/GetFreeMenu': publicCached(({ query }) => menuOf('free', query.objectTypeId)),
    // Where an object type has no further weeks, its free week is the one to follow.
    'Menu/GetWeekMenu': gated('menu', async ({ query: { objectTypeId }, audience }) => {
      const weeks = await findMenuIds(database, 'week', objectTypeId)
      return asReadBy(audience, await menuOf(weeks.length > 0 ? 'week' : 'free', objectTypeId))
    }),
  }
}

/** The menu with its days, or its card alone for an audience that has to log in first. */
function asReadBy(audience: Audience, menu: Menu): CallAnswer<'Menu/GetWeekMenu'> {
  if (mayRead(audience, menuResource(menu))) return { ...menu, locked: false }
  const { days, ...card } = menu
  return { ...card, locked: true }
}
