import { type CallsOf, type Handlers, publicCached, publicWithUserDetail } from '../../platform/calls/handler'
import { found } from '../../platform/http/call-failure'
import { byTitle, pageOf } from '../../platform/lists'
import { type DishFilter, matchesFilter } from '../rules/listed-dish'
import type { KitchenServices } from '../services'
import { findDish, findDishTags } from '../store/dish.store'

/** The dish bank: titles and pictures for everyone, details where the dish is open. */
export function dishCalls({ database, dishBank, kitchen }: KitchenServices): Handlers<CallsOf<'Dish' | 'DishTag'>> {
  const list = async (query: DishFilter & { readonly pageNumber: number; readonly pageSize: number }) => {
    const { dishes } = await dishBank.current()
    const page = pageOf(
      dishes.filter((dish) => matchesFilter(dish, query)),
      query,
    )
    return { items: page.items.map(({ card }) => card), totalCount: page.totalCount }
  }

  return {
    'Dish/GetAllDishesForBuildMenu': publicCached(({ query }) => list(query)),
    'Dish/GetAllDishes': publicCached(({ query }) => list(query)),
    'Dish/GetById': publicWithUserDetail(async ({ query, caller }) => {
      const dish = found(await findDish(database, query.id), 'dish_does_not_exist')
      return dish.open || caller.kind === 'user' ? dish : { ...dish, detail: null }
    }),
    'Dish/Search': publicCached(async ({ body }) => {
      const { dishes, index } = await dishBank.current()
      const hits = index.find(body.keyword).flatMap((place) => dishes[place] ?? [])
      const page = pageOf(
        hits.filter((dish) => matchesFilter(dish, body)),
        body,
      )
      return { items: page.items.map(({ card }) => card), totalCount: page.totalCount }
    }),
    // Bare weights, without which a browser can't add up a day; the menu builder answers them to anyone as well. What login
    // is asked for is the recipe: steps and the table of nutrition.
    'Dish/GetForBuildMenu': publicCached(async ({ query }) => {
      const [{ byId }, { families }] = await Promise.all([dishBank.current(), kitchen.current()])
      return query.ids.flatMap((id) => {
        const dish = byId.get(id)
        return dish ? [{ ...dish.card, family: families[id] ?? '', ingredients: [...dish.ingredients] }] : []
      })
    }),
    'DishTag/GetAll': publicCached(async () => byTitle(await findDishTags(database))),
  }
}
